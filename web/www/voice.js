// The voice and the sounds of the program.
/** @import { Say, Sound } from '../types/messages' */

const mute = new URLSearchParams(location.search).has('mute');
/** @type {Map<string, Promise<AudioBuffer>>} */
const sounds = new Map();
/** @type {AudioContext | undefined} */
let audio;
/** So many sounds are heard at once: a new one ends the oldest, in so many seconds, so that quick presses do not become loud. */
const AT_ONCE = 2,
  FADE = 0.03;
/** What plays a sound, and how loud.
 * @typedef {{ player: AudioBufferSourceNode, gain: GainNode }} Playing */
/** @type {Playing[]} */
const playing = [];

/** Sounds are allowed from the first press on. */
export function firstPress() {
  if (mute || audio || !globalThis.AudioContext) return;
  audio = new AudioContext();
}

/**
 * Ends what plays, softly.
 * @param {Playing} one
 */
function fade({ player, gain }) {
  const now = player.context.currentTime;
  gain.gain.setTargetAtTime(0, now, FADE / 3);
  player.stop(now + FADE);
}

/**
 * A sound of the program, which is fetched until it has come once.
 * @param {AudioContext} context
 * @param {string} name
 * @param {string} address
 */
function shipped(context, name, address) {
  const known = sounds.get(name);
  if (known) return known;
  const file = fetch(address).then((found) => found.arrayBuffer());
  const decoded = file.then((bytes) => context.decodeAudioData(bytes));
  sounds.set(name, decoded);
  decoded.catch(() => sounds.delete(name));
  return decoded;
}

/**
 * Plays the program's sound at this address, or the wav file of a game whose bytes are given.
 * @param {Sound} deed
 * @param {string} address
 */
export async function sound({ name, volume, bytes }, address) {
  if (!audio) return;
  let buffer;
  try {
    buffer = await (bytes ? audio.decodeAudioData(Uint8Array.from(bytes).buffer) : shipped(audio, name, address));
  } catch {
    return;
  }
  const [player, gain] = [audio.createBufferSource(), audio.createGain()];
  for (const oldest of playing.splice(0, playing.length - AT_ONCE + 1)) fade(oldest);
  playing.push({ player, gain });
  player.onended = () => {
    const at = playing.findIndex((one) => one.player === player);
    if (at >= 0) playing.splice(at, 1);
  };
  player.buffer = buffer;
  gain.gain.value = volume / 100;
  player.connect(gain).connect(audio.destination);
  player.start();
}

/** @type {Playing | undefined} */
let song;
/**
 * Plays a song, the wav file of a player's; a song that was playing ends.
 * @param {Uint8Array | undefined} bytes
 * @param {number} volume in percent
 */
export async function playSong(bytes, volume) {
  endSong();
  if (!audio || !bytes?.length) return;
  const mine = (song = { gain: audio.createGain(), player: audio.createBufferSource() });
  try {
    mine.player.buffer = await audio.decodeAudioData(Uint8Array.from(bytes).buffer);
  } catch {
    return;
  }
  if (song !== mine) return;
  mine.gain.gain.value = volume / 100;
  mine.player.connect(mine.gain).connect(audio.destination);
  mine.player.start();
}

/** Ends the song, softly. */
export function endSong() {
  if (song?.player.buffer) fade(song);
  song = undefined;
}

/**
 * The longest that a text takes, in milliseconds: browsers do not always tell that they are done.
 * @param {string} text
 * @param {number} speed
 */
const longest = (text, speed) => 4000 + (text.length * 15_000) / Math.max(speed, 20);

/**
 * Tells, now and whenever it changes, for which languages the browser has voices.
 * @param {(languages: string[]) => void} tell
 */
export function voices(tell) {
  const speech = globalThis.speechSynthesis;
  const languages = () => [...new Set((speech?.getVoices() ?? []).map((voice) => voice.lang.toLowerCase().slice(0, 2)))];
  const changed = () => tell(mute ? [] : languages());
  speech?.addEventListener?.('voiceschanged', changed);
  changed();
}

/**
 * How high a wanted voice speaks: browsers do not tell which of their voices are men's.
 * @param {string | null} wanted
 */
const pitch = (wanted) => (wanted?.startsWith('female') ? 1.25 : wanted?.startsWith('male') ? 0.75 : 1);

let said = 0;
/**
 * Says a text; a cue comes after what is being said, everything else cuts it off.
 * @param {Say} deed
 * @param {(began: boolean) => void} tell hears when it begins and ends
 */
export function say({ text, language, voice: wanted, speed, volume, cue }, tell) {
  const speech = globalThis.speechSynthesis;
  if (mute || !speech || !globalThis.SpeechSynthesisUtterance) {
    tell(false);
    return;
  }
  if (!cue) speech.cancel();
  const [words, number] = [new SpeechSynthesisUtterance(text), (said += 1)];
  const fitting = speech.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  // others are sent what they say
  const local = fitting.filter(({ localService }) => localService);
  const known = local.length ? local : fitting;
  const voice = known[wanted?.endsWith('2') ? 1 : 0] ?? known[0];
  Object.assign(words, {
    lang: language,
    rate: Math.min(10, Math.max(0.1, speed / 100)),
    volume: Math.min(1, volume / 100),
    pitch: pitch(wanted),
  });
  if (voice) words.voice = voice;
  let over = false;
  const end = () => {
    if (!over) {
      over = true;
      if (number === said) tell(false);
    }
  };
  words.onstart = () => {
    if (!over) tell(true);
  };
  words.onend = words.onerror = end;
  setTimeout(end, longest(text, speed));
  speech.speak(words);
}

/** Says nothing more. */
export function hush() {
  globalThis.speechSynthesis?.cancel();
}
