/** Larger pictures are scaled down before they are sent: the shop would not keep more. */
const worthShrinkingBytes = 1_500_000;
const longestSidePx = 2_400;
const jpegQuality = 0.86;

/** The size of a picture that fits into a square of `side` pixels, never larger than before. */
export function fitInto(
  size: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(size.width, size.height, 1));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * The picture, small enough to be sent over a mobile connection. A format that this browser cannot read (HEIC in most)
 * is sent unchanged: the shop can read it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size < worthShrinkingBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const { width, height } = fitInto(bitmap, longestSidePx);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  return smaller !== null && smaller.size < file.size ? smaller : file;
}
