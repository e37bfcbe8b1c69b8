import * as t from '#texts/cart/cart.ts';
import { storageIsForbidden } from './store/synced-store.ts';

/** Why the cart is empty, or will be on the next page; nothing where the browser keeps it. In the browser only. */
export function StorageNote({ otherwise = null }: { readonly otherwise?: string | null }) {
  if (storageIsForbidden()) {
    return <p className="my-6 max-w-2xl border-l-4 border-error pl-4 font-semibold">{t.storageForbidden}</p>;
  }
  return otherwise === null ? null : <p className="mb-6 text-lg">{otherwise}</p>;
}
