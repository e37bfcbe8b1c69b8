import type { Cents } from '../../shared/cents.ts';
import { formatEuros } from '#texts/money.ts';
import * as t from '#texts/checkout.ts';
import * as pieces from '#texts/pieces.ts';

/** Subtotal, shipping and total, gross. */
export function OrderSum({
  goods,
  shipping,
  containsBoatwood,
}: {
  readonly goods: Cents;
  /** Null: not known yet. */
  readonly shipping: Cents | null;
  readonly containsBoatwood: boolean;
}) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      <dt>{t.subtotal}</dt>
      <dd className="pl-4 text-right">{formatEuros(goods)}</dd>
      <dt>{t.shipping}</dt>
      <dd className="pl-4 text-right">{t.shippingOf(shipping)}</dd>
      <dt className="mt-2 border-t border-line pt-3 font-semibold">
        {t.total} <span className="font-normal text-ink-soft">{t.totalNote}</span>
      </dt>
      <dd className="mt-2 border-t border-line pt-3 pl-4 text-right font-serif text-2xl">
        {formatEuros(goods + (shipping ?? 0))}
      </dd>
      {containsBoatwood && <dd className="col-span-2 text-sm text-ink-soft">{pieces.containedVat}</dd>}
    </dl>
  );
}
