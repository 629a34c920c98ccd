// A song of a player's own: chosen or dropped. The browser decodes it, with its own precautions, and only samples go on to the program:
// one channel, no more seconds than it keeps.
import { made } from './elements.js';
import { post } from './program.js';

/** What is kept, and the limit of what is taken, as in the program (SONG_RATE, MAX_SONG_SECONDS, MAX_SONG_FILE_BYTES). */
const RATE = 22_050,
  SECONDS = 30,
  MOST_BYTES = 64 << 20;

/**
 * Whether a file says of itself that it is a sound.
 * @param {File} file
 */
export const isSong = (file) => file.type.startsWith('audio/');

/**
 * Its samples, in bytes.
 * @param {File} file
 */
async function decoded(file) {
  if (file.size > MOST_BYTES) throw new Error('too large');
  // decoding resamples to the rate of the context
  const reader = new OfflineAudioContext(1, 1, RATE);
  const whole = await reader.decodeAudioData(await file.arrayBuffer());
  // one second more than is kept tells the program that it was longer
  const length = Math.min(whole.length, RATE * (SECONDS + 1));
  const mixer = new OfflineAudioContext(1, length, RATE);
  const player = new AudioBufferSourceNode(mixer, { buffer: whole });
  player.connect(mixer.destination);
  player.start();
  const mixed = await mixer.startRendering();
  return new Uint8Array(mixed.getChannelData(0).buffer);
}

/**
 * Hands a song to the program, which says why it is none where nothing could be heard.
 * @param {File} file
 */
export async function takeSong(file) {
  post({ sung: { name: file.name, bytes: await decoded(file).catch(() => new Uint8Array()) } });
}

/** Lets somebody choose a file. */
export function pickSong() {
  const input = made('input', { type: 'file', accept: 'audio/*' });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) takeSong(file);
  });
  input.click();
}
