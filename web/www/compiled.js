// Fetches files of the page, and compiles its programs while they come.

/** The host has no such file: it may have another build of the page by now. */
export class Missing extends Error {}

/**
 * A file of the page, or what stands in it.
 * @param {string | ArrayBuffer} asset
 */
export async function found(asset) {
  if (typeof asset !== 'string') return new Response(asset, { headers: { 'content-type': 'application/wasm' } });
  const response = await fetch(asset);
  if (!response.ok) throw new Missing(`${asset}: ${response.status}`);
  return response;
}

/**
 * A program.
 * @param {string | ArrayBuffer} asset
 */
export async function compiled(asset) {
  const response = await found(asset);
  const isTold = (response.headers.get('content-type') ?? '').startsWith('application/wasm');
  return isTold ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
