/** Larger pictures are scaled down before they are sent: what the shop would keep of them is not larger. */
const worthShrinkingBytes = 1_500_000;
const longestSidePx = 2_400;
const jpegQuality = 0.86;

/** How large a picture is when it fits into a square of `side` pixels, never larger than it was. */
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
 * The picture, small enough to be sent over a telephone's line. One that this browser cannot read (HEIC in most) goes
 * as it is: the shop can.
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
