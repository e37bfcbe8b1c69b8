import * as t from '#texts/buy-in.ts';
import { unanswered } from '#texts/form.ts';
import { language } from '#texts/shell.ts';
import { maxPictureMegabytes } from '../../../shared/limits.ts';

export type SentPicture =
  | { readonly ok: true; readonly address: string }
  /** The message for the sender, and whether sending the same file again may succeed. */
  | { readonly ok: false; readonly message: string; readonly canRetry: boolean };

/** A connection without progress for this long is broken, even if no error is reported. */
const stalledAfterMs = 60_000;

const unsent: SentPicture = { ok: false, message: unanswered, canRetry: true };

/** A file that is not a picture, or too large, remains so. */
const isForGood = (status: number): boolean => [400, 413, 415, 422].includes(status);

/**
 * Sends a picture to the shop (spec 7: file upload). `XMLHttpRequest`, because `fetch` does not report its progress.
 * @param onProgress from 0 to 100, for each step
 * @param signal aborts the upload; the promise then stays pending
 */
export async function sendPicture(
  file: Blob,
  name: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<SentPicture> {
  const picture = await shrinkPicture(file);
  // The shop would refuse it while it is still being sent, which looks like a lost connection.
  if (picture.size > maxPictureMegabytes * 1_000_000) {
    return { ok: false, message: t.tooLarge(maxPictureMegabytes), canRetry: false };
  }
  const form = new FormData();
  form.append('file', picture, name);
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => {
        request.abort();
        resolve(unsent);
      }, stalledAfterMs);
    };
    request.addEventListener('loadend', () => clearTimeout(watchdog));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      onProgress(total === 0 ? 0 : Math.floor((100 * loaded) / total));
    });
    request.addEventListener('load', () => {
      const { optimizedUrl, message } = (request.response ?? {}) as {
        optimizedUrl?: string;
        message?: string;
      };
      resolve(
        optimizedUrl === undefined
          ? { ok: false, message: message ?? t.failed, canRetry: !isForGood(request.status) }
          : { ok: true, address: optimizedUrl },
      );
    });
    request.addEventListener('error', () => resolve(unsent));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/upload');
    // The shop's own messages come in the language of this page.
    request.setRequestHeader('content-language', language);
    watch();
    request.send(form);
  });
}

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
async function shrinkPicture(file: Blob): Promise<Blob> {
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
