// The glue between scripts and the program of searches, which wasm-bindgen writes: what of web/work is exported.
export function search(pack: Uint8Array, task: string, milliseconds: number): string;
export function examine(pack: Uint8Array, game: string, milliseconds: number): string;
export default function init(from: { module_or_path: WebAssembly.Module }): Promise<unknown>;
