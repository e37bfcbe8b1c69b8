import { showAlert } from './overlays/overlay-store.ts';
import { showSuccess } from './toasts/toast-store.ts';
import * as t from '#texts/product-later.ts';

/** Passes an address, the page's own unless another is given, to the device's own share sheet, or copies it if there is none. */
export async function sharePage(title: string, url = location.origin + location.pathname): Promise<void> {
  // Not every browser has it, whatever the types say.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The visitor has cancelled; any other error is answered by copying.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showSuccess(t.linkCopied);
  } catch {
    showAlert({ text: t.copyByHand, label: t.link, toCopy: url });
  }
}
