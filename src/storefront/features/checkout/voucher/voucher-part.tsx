import { lazy, Suspense } from 'react';
import { loadablePart } from '../../../loadable-part.tsx';
import { useHydrated } from '../../../value-store.ts';
import type { VoucherState } from './use-voucher.ts';

const VoucherField = lazy(
  loadablePart(async () => ({ default: (await import('./voucher-field.browser.tsx')).VoucherField })),
);

/** The field for a voucher's code, which few shoppers have: it loads after the page. */
export function VoucherPart({ voucher }: { readonly voucher: VoucherState }) {
  // As high as the field.
  const room = <div className="h-[4.75rem]" />;
  return useHydrated() ? (
    <Suspense fallback={room}>
      <VoucherField voucher={voucher} />
    </Suspense>
  ) : (
    room
  );
}
