import { Fragment } from 'react';
import type { Cents } from '../../../shared/money/cents.ts';
import type { VatNote } from '../../../shared/money/vat-note.ts';
import { formatEuros } from '#texts/money.ts';
import * as t from '#texts/checkout.ts';
import * as pieces from '#texts/pieces.ts';
import * as vouchers from '#texts/voucher.ts';

/** Subtotal, voucher, shipping and total, gross; until shipping is known, the total says that it is not included. */
export function OrderSum({
  goods,
  voucher = 0,
  shipping,
  gift = 0,
  vatNote: { percents, hasMargin },
  vat = [],
}: {
  readonly goods: Cents;
  /** What a voucher takes off, 0 or more. */
  readonly voucher?: Cents;
  /** Null: not known yet. */
  readonly shipping: Cents | null;
  /** What a gift voucher pays of the total, 0 or more. */
  readonly gift?: Cents;
  readonly vatNote: VatNote;
  /** The VAT contained in the total by rate, if known; the note then names no rates. */
  readonly vat?: readonly { readonly percent: number; readonly cents: Cents }[];
}) {
  const total = goods - voucher + (shipping ?? 0);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 tabular-nums">
      <dt>{t.subtotal}</dt>
      <dd className="pl-4 text-right">{formatEuros(goods)}</dd>
      {voucher > 0 && (
        <>
          <dt>{vouchers.name}</dt>
          <dd className="pl-4 text-right">{vouchers.takenOff(voucher)}</dd>
        </>
      )}
      <dt>{t.shipping}</dt>
      <dd className="pl-4 text-right">{t.shippingOf(shipping)}</dd>
      <dt className="mt-2 border-t border-line pt-3 font-semibold">
        {t.total}{' '}
        <span className="font-normal text-ink-soft">
          {shipping === null ? pieces.priceNote : t.totalNote}
        </span>
      </dt>
      <dd className="mt-2 border-t border-line pt-3 pl-4 text-right font-serif text-2xl">
        {formatEuros(total)}
      </dd>
      {gift > 0 && (
        <>
          <dt>{vouchers.giftName}</dt>
          <dd className="pl-4 text-right">{vouchers.takenOff(gift)}</dd>
          <dt className="font-semibold">{vouchers.leftToPay}</dt>
          <dd className="pl-4 text-right font-semibold">{formatEuros(total - gift)}</dd>
        </>
      )}
      {vat.map(({ percent, cents }) => (
        <Fragment key={percent}>
          <dt className="text-sm text-ink-soft">{t.vatInTotal(percent)}</dt>
          <dd className="pl-4 text-right text-sm text-ink-soft">{formatEuros(cents)}</dd>
        </Fragment>
      ))}
      {percents.length > 0 && (
        <dd className="col-span-2 text-sm text-ink-soft">
          <span>{pieces.includedVat(percents)}</span>
          {hasMargin && t.unlessMargin}
        </dd>
      )}
      {hasMargin && <dd className="col-span-2 text-sm text-ink-soft">{t.margin}</dd>}
    </dl>
  );
}
