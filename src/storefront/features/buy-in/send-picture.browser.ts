import * as t from '#texts/pages/buy-in.ts';
import { language } from '#texts/shell/language.ts';
import { mostPictureMegabytes } from '../../../shared/buy-in.ts';
import { shrinkPicture } from './shrink-picture.browser.ts';

export type SentPicture =
  | { readonly ok: true; readonly address: string }
  /** The message for the sender, and whether sending the same file again may succeed. */
  | { readonly ok: false; readonly message: string; readonly canRetry: boolean };

/** A connection without progress for this long is broken, even if no error is reported. */
const stalledAfterMs = 60_000;

const unsent: SentPicture = { ok: false, message: t.failed, canRetry: true };

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
  if (picture.size > mostPictureMegabytes * 1_000_000) {
    return { ok: false, message: t.tooLarge(mostPictureMegabytes), canRetry: false };
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
