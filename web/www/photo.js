// A picture of a player's own: chosen, dropped or pasted. The browser draws it, with its own precautions, and only pixels go on to the
// program: no more than it keeps, upright, without the place and the camera that a photo names.

/** The side of what is kept, and the limits of what is taken, as in the program (PORTRAIT_SIDE, MAX_SIDE, MAX_FILE_BYTES). */
const SIDE = 512,
  MOST = 4096,
  MOST_BYTES = 8 << 20;
/** How long drawing may take, in milliseconds. */
const LONGEST = 5000;

let bring;

/** Whether a file says of itself that it is a picture. */
export const isPicture = (file) => file.type.startsWith('image/');

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
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    const [across, down] = [wide * scale, high * scale];
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (SIDE - across) / 2, (SIDE - down) / 2, across, down);
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a picture to the program, which says why it is none where nothing could be drawn. */
export async function takePicture(file) {
  bring(await drawn(file).catch(() => new Uint8Array()));
}

/** Lets somebody choose a file; what is no picture is handed to `others`. */
export function pickPicture(others) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  input.addEventListener('change', () => {
    const file = input.files[0];
    if (file) (isPicture(file) ? takePicture : others)(file);
  });
  input.click();
}

/** Takes what is pasted; `bringing` hands it to the program. */
export function beginPhotos(bringing) {
  bring = bringing;
  addEventListener('paste', (event) => {
    const file = [...(event.clipboardData?.files ?? [])].find(isPicture);
    if (file) {
      event.preventDefault();
      takePicture(file);
    }
  });
}
