import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatEuros } from '#texts/shell/money.ts';
import * as t from '#texts/checkout/shipping.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { loadShippingCalculator } from './load-shipping-calculator.ts';
import { shippingCalculator } from '../overlays/overlay-store.ts';
import { askShipping } from './ask-shipping.ts';
import { door, type Door } from './door-store.ts';

/** The price of delivering this piece to the remembered address, and the link to the shipping calculator. */
export function DeliveryPrice({ id, title }: { readonly id: string; readonly title: string }) {
  const known = useSyncExternalStore(door.subscribe, door.getSnapshot, door.getServerSnapshot);
  const cents = usePrice(known, id);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] print:hidden">
      {known !== null && cents !== null && (
        <span className="min-w-0 break-words">{t.priceTo(known, formatEuros(cents))}</span>
      )}
      <button
        type="button"
        className="min-h-11 underline underline-offset-4"
        onPointerEnter={() => void loadShippingCalculator()}
        onClick={() => shippingCalculator.set([{ id, title, quantity: 1 }])}
      >
        {cents === null ? t.calculator : t.change}
      </button>
    </p>
  );
}

/** Requested for each piece: one that needs four carriers costs double. Null: unknown. */
function usePrice(known: Door | null, id: string): Cents | null {
  const [price, setPrice] = useState<{ readonly of: Door; readonly cents: Cents } | null>(null);
  useEffect(() => {
    if (known === null) return undefined;
    const stop = new AbortController();
    askShipping(known, [{ id, quantity: 1 }], stop.signal).then(
      (answer) => setPrice(answer.ok ? { of: known, cents: answer.delivery.cents } : null),
      () => undefined,
    );
    return () => stop.abort();
  }, [known, id]);
  return price !== null && price.of === known ? price.cents : null;
}
