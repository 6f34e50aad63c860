const LARGE_BYTES = 2 * 1024 * 1024;
/** Larger than any variant, so that nothing is lost that visitors could see. */
const LONGEST_PX = 2560;
const QUALITY = 0.92;

/**
 * Makes a large photo smaller on this device, for a slow connection, and turns one that only this device can read into
 * JPEG. Whatever does not work leaves the file as it is: the server decides.
 */
export async function readyToSend(file: File): Promise<Blob> {
  const isHeic = /^image\/hei[cf]/.test(file.type);
  const isLarge = file.type === 'image/jpeg' && file.size > LARGE_BYTES;
  if (!isHeic && !isLarge) return file;
  try {
    const made = await drawnAsJpeg(file);
    const isBetter = made.type === 'image/jpeg' && (isHeic || made.size < file.size);
    return isBetter ? made : file;
  } catch {
    return file;
  }
}

async function drawnAsJpeg(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}
