import { lazy, Suspense } from 'react';
import { loadablePart } from '../../loadable-part.tsx';

// Hardly anybody comes to order with an empty cart.
const StorageNote = lazy(
  loadablePart(async () => ({ default: (await import('../cart/storage-note.browser.tsx')).StorageNote })),
);

/** Why there is nothing to order. */
export function CartNote({ otherwise }: { readonly otherwise: string }) {
  return (
    <Suspense fallback={null}>
      <StorageNote otherwise={otherwise} />
    </Suspense>
  );
}
