// The glue between scripts and the program, which wasm-bindgen writes: what of web/src is exported.
import { Questions } from './messages';

export class Beginning {
  constructor(begin: string);
  languages(): string[];
  wanted(): string[];
  begin(pack: Uint8Array, hasAll: boolean, now: number): Web;
}
export class Web implements Omit<Questions, 'add'> {
  bring(piece: Uint8Array, begins: boolean): boolean;
  brought(): void;
  damaged(): number;
  awaits_cards(now: number): boolean;
  missing(): boolean;
  handle(input: string, now: number): string | undefined;
  light_seen(light: number, at: number): void;
  go_on(now: number): 0 | 1 | 2;
  answer(now: number): string;
  take_picture(bytes: Uint8Array, now: number): void;
  take_song(name: string, bytes: Uint8Array, now: number): void;
  game_pack(game: string, withOwnLevels: boolean): Uint8Array<ArrayBuffer>;
  picture(source: string): Uint8Array<ArrayBuffer> | undefined;
  is_adding(): boolean;
  look(name: string, bytes: Uint8Array): string;
  add(name: string, bytes: Uint8Array, replaces: boolean, now: number): string;
  list(): string;
  export(kind: string, id: string): Uint8Array<ArrayBuffer>;
  link(game: string, level: string): string;
  remove_game(game: string): void;
}
export function take_texts(language: string, texts: string): void;
export function broke_at(): string;
export default function init(from: { module_or_path: WebAssembly.Module }): Promise<WebAssembly.Exports>;
