// What the page, its workers and the program tell each other. The program's side of it stands in web/src: `messages.rs`, `hands.rs`
// (`Input`), `html/mod.rs` (`Node`) and `parcel.rs` (`Refusal`).

/** One element of the page: its name, its key among its neighbours, its attributes, and either its text or its elements; or nothing more
 * than that it is the same as before. */
export interface TreeNode {
  t: string;
  k?: string;
  a?: Record<string, string>;
  x?: string;
  c?: TreeNode[];
  s?: number;
}

/** Where the page's files are, or what stands in them where all is one file. */
export interface Assets {
  type: WorkerType;
  app: string;
  search: string;
  program: string | ArrayBuffer;
  secondary: string | ArrayBuffer;
  work: string | ArrayBuffer;
  texts: Record<string, string | ArrayBuffer>;
  pack: string | ArrayBuffer;
  packs?: string;
}

/** How the program begins. */
export interface Begin {
  player: string | null;
  game: string | null;
  level: string | null;
  author: boolean;
  language: string;
  looks: [string, string][];
  broken?: BeganAnew;
}

/** What is known of a breakdown. */
export interface BeganAnew {
  place: string;
  screen: string;
  game: string | null;
  inputs: string[];
}

/** What the program answers to each event. */
export interface Answer {
  tree: TreeNode;
  drawings: Record<string, string>;
  title: string;
  screen: string;
  language: string;
  text_percent: number;
  looks: string;
  still: boolean;
  wake: number | null;
  slot: [number, number] | null;
  deaf: number;
  light: number;
  fullscreen: boolean;
  cheers: boolean;
  motion: number;
  effects: Deed[];
  playing: [string, string] | null;
  over: boolean;
}

/** The files of a game that differ from those of the pack: their paths and bytes. */

/** A search. */
export interface Think {
  kind: 'think';
  number: string;
  task: string;
  game: string;
  milliseconds: number;
}
/** An examination of a game for its author. */
export interface Examine {
  kind: 'examine';
  number: string;
  game: string;
  milliseconds: number;
}
export interface Sound {
  kind: 'sound';
  name: string;
  bytes?: number[];
  volume: number;
}
export interface Say {
  kind: 'say';
  text: string;
  language: string;
  voice: string | null;
  speed: number;
  volume: number;
  cue: boolean;
}
export interface Reply {
  kind: 'reply';
  id: number;
  line: string;
}

/** Something to do that is not drawn. */
export type Deed =
  | Think
  | Examine
  | { kind: 'stop'; number: string }
  | Sound
  | Say
  | { kind: 'hush' }
  | Reply
  | { kind: 'file'; name: string; bytes: number[] }
  | { kind: 'askown'; song: boolean }
  | { kind: 'song'; name: string; volume: number }
  | { kind: 'endsong' }
  | { kind: 'pictures'; games: string[] };

/** What happened. */
export type Input =
  | { kind: 'key'; name: string; text: string | null; ctrl: boolean; alt: boolean; shift: boolean; down: boolean; repeat: boolean }
  | { kind: 'button'; name: string; down: boolean }
  | ({ kind: 'point' } & Spot)
  | { kind: 'moves' }
  | ({ kind: 'click'; wired: boolean } & Spot)
  | { kind: 'up' }
  | { kind: 'away' }
  | { kind: 'fault' }
  | { kind: 'tick' }
  | { kind: 'speech'; began: boolean }
  | { kind: 'voices'; languages: string[] }
  | { kind: 'keeping'; promised: boolean; installed: boolean }
  | { kind: 'found'; number: string; finding: string }
  | { kind: 'examined'; number: string; finding: string }
  | { kind: 'finger'; id: number; place: [number, number] | null; size: [number, number] }
  | { kind: 'shrunk' }
  | { kind: 'line'; id: number; from: string; line: string }
  | { kind: 'world' }
  | { kind: 'room'; rows: number; row: number };

/** What a pointer is over: a choice, with its name if it has one, a cell, both or neither. */
export interface Spot {
  choice: number | null;
  name: string;
  cell: [number, number] | null;
}

/** Why something is not taken, and which part of it. */
export interface Refusal {
  why: string;
  what?: string;
}

/** What came in a file, a folder or a link. */
export interface Seen {
  kind: 'game' | 'level' | 'player' | 'refused';
  game: string;
  level: string;
  title: string;
  there: '' | 'shipped' | 'own';
  refused: Refusal | null;
}

/** What there is that can be kept elsewhere: games (folder, title, whether they are the user's own), players (folder, name). */
export interface Listed {
  games: [string, string, boolean][];
  players: [string, string][];
}

/** The letters of a link; none where a plain one does. */
export type Linked = { Ok: string } | { Err: Refusal };

/** What the page asks the program besides events: what goes along, and what it answers. */
export interface Asked {
  is_adding: { args: []; answer: boolean };
  look: { args: [name: string, bytes: Uint8Array]; answer: string };
  add: { args: [name: string, bytes: Uint8Array, replaces: boolean]; answer: string };
  list: { args: []; answer: string };
  export: { args: [kind: 'player' | 'players' | 'game', id: string]; answer: Uint8Array<ArrayBuffer> };
  link: { args: [game: string, level: string]; answer: string };
  remove_game: { args: [game: string]; answer: void };
}
export type Questions = { [What in keyof Asked]: (...args: Asked[What]['args']) => Asked[What]['answer'] };

/** A question of the page, with its number. */
export interface Question<What extends keyof Asked = keyof Asked> {
  ask: number;
  what: What;
  args: Asked[What]['args'];
}

export interface Song {
  name: string;
  bytes: Uint8Array;
}

/** With what the worker begins; `framed` if the page is within a stranger's. */
export interface Beginning {
  start: Begin;
  assets: Omit<Assets, 'program'>;
  framed: boolean;
}

/** What the page tells the worker of the program. */
export type ToProgram =
  | Beginning
  | { program: WebAssembly.Module; build: string }
  | { picture: string }
  | { painted: number; at: number }
  | { sung: Song }
  | { brought: Uint8Array }
  | Question
  | { input: Input; at: number };

/** Why the page shows something else than the program. */
export type Trouble = 'elsewhere' | 'failed' | 'file-missing' | 'broke' | 'old';

/** What the worker of the program tells the page. */
export type FromProgram =
  | { page: Answer; due?: number }
  | { picture: string; bytes?: Uint8Array<ArrayBuffer> }
  | { ask: number; value: unknown }
  | { trouble: Exclude<Trouble, 'broke'>; why?: string }
  | { trouble: 'broke'; why: string; report: BeganAnew }
  | { idle: true }
  | { outdated: true }
  | { ready: true; framed: boolean; kept: boolean; damaged: boolean; missing: boolean };

/** What the worker of the program tells the one that searches. */
export type ToSearch = { build: string; program: WebAssembly.Module } | { deed: Think | Examine; pack: Uint8Array<ArrayBuffer> };

/** What that one answers; `broke` if its program broke off, `outdated` if it is of another build. */
export type FromSearch = { number: string; finding: string; broke: boolean } | { outdated: true };
