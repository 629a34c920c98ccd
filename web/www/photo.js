// A picture of a player's own: chosen, dropped or pasted. The browser draws it, with its own precautions, and only pixels go on to the
// program: no more than it keeps, upright, without the place and the camera that a photo names.
import { made } from './elements.js';
import { post } from './program.js';

/** The side of what is kept, and the limits of what is taken, as in the program (PORTRAIT_SIDE, MAX_SIDE, MAX_FILE_BYTES). */
const SIDE = 512,
  MOST = 4096,
  MOST_BYTES = 8 << 20;
/** How long drawing may take, in milliseconds. */
const LONGEST = 5000;

/**
 * Whether a file says of itself that it is a picture.
 * @param {File} file
 */
export const isPicture = (file) => file.type.startsWith('image/');

/**
 * A square picture of it, as a PNG.
 * @param {File} file
 */
async function drawn(file) {
  if (file.size > MOST_BYTES) throw new Error('too large');
  const address = URL.createObjectURL(file);
  try {
    const image = Object.assign(new Image(), { src: address });
    await Promise.race([image.decode(), new Promise((_, late) => setTimeout(() => late(new Error('too slow')), LONGEST))]);
    // a drawing need not say how large it is
    const [wide, high] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    if (Math.max(wide, high) > MOST) throw new Error('too large');
    const scale = SIDE / Math.max(wide, high);
    const canvas = made('canvas', { width: SIDE, height: SIDE });
    const [across, down] = [wide * scale, high * scale];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing can be drawn here');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (SIDE - across) / 2, (SIDE - down) / 2, across, down);
    /** @type {Blob | null} */
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('nothing was drawn');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Hands a picture to the program, which says why it is none where nothing could be drawn.
 * @param {File} file
 */
export async function takePicture(file) {
  post({ brought: await drawn(file).catch(() => new Uint8Array()) });
}

/**
 * Lets somebody choose a file.
 * @param {(file: File) => unknown} others takes what is no picture
 */
export function pickPicture(others) {
  const input = made('input', { type: 'file', accept: 'image/*' });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) (isPicture(file) ? takePicture : others)(file);
  });
  input.click();
}

/** Takes what is pasted. */
export function beginPhotos() {
  addEventListener('paste', (event) => {
    const file = [...(event.clipboardData?.files ?? [])].find(isPicture);
    if (file) {
      event.preventDefault();
      takePicture(file);
    }
  });
}
