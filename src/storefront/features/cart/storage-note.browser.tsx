import * as t from '#texts/cart.ts';

/** Whether the browser keeps nothing from one page to the next: a cart is then gone on the way to the checkout. */
function storageIsForbidden(): boolean {
  forbidden ??= probeFails();
  return forbidden;
}

/** Probed once, since other tabs hear of each probe. */
let forbidden: boolean | null = null;

function probeFails(): boolean {
  const probe = 'wmk-probe';
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.setItem(probe, '');
      storage.removeItem(probe);
    }
    return false;
  } catch {
    return true;
  }
}

/** Why the cart is empty, or will be on the next page; nothing where the browser keeps it. In the browser only. */
export function StorageNote({ otherwise = null }: { readonly otherwise?: string | null }) {
  if (storageIsForbidden()) {
    return <p className="my-6 max-w-2xl border-l-4 border-error pl-4 font-semibold">{t.storageForbidden}</p>;
  }
  return otherwise === null ? null : <p className="mb-6 text-lg">{otherwise}</p>;
}
