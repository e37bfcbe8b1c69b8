import type { Cents } from '../../../shared/money/cents.ts';
import type { Exemption } from '../../../shared/money/exemption.ts';
import type { VatNote } from '../../../shared/money/vat-note.ts';
import { formatEuros } from '#texts/shell.ts';
import * as t from '#texts/checkout.ts';
import * as pieces from '#texts/pieces.ts';
import * as vouchers from '#texts/cart.ts';

interface VatInTotal {
  readonly percent: number;
  /** Why it bears none; null: it does. */
  readonly exemption: Exemption | null;
  /** The amount that bears no VAT, or else the VAT. */
  readonly cents: Cents;
}

/** Subtotal, voucher, shipping and total, gross; until shipping is known, the total says that it is not included. */
export function OrderSum({
  goods,
  voucher = 0,
  shipping,
  gift = 0,
  vatNote: { percents, hasMargin, exemptions },
  vat = [],
  unconfirmed = null,
  isImported = false,
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
  readonly vat?: readonly VatInTotal[];
  /** Why a VAT ID does not take off German VAT. */
  readonly unconfirmed?: string | null;
  /** Customs duties or import taxes are due on top. */
  readonly isImported?: boolean;
}) {
  const total = goods - voucher + (shipping ?? 0);
  return (
    <>
      <dl className="space-y-1 tabular-nums">
        <div className={row}>
          <dt className={term}>{t.subtotal}</dt>
          <dd className={amount}>{formatEuros(goods)}</dd>
        </div>
        {voucher > 0 && (
          <div className={row}>
            <dt className={term}>{vouchers.voucher}</dt>
            <dd className={amount}>{vouchers.takenOff(voucher)}</dd>
          </div>
        )}
        <div className={row}>
          <dt className={term}>{t.shipping}</dt>
          <dd className={amount}>{t.shippingOf(shipping)}</dd>
        </div>
        <div className={`${row} mt-2 border-t border-line pt-3`}>
          <dt className={`${term} font-semibold`}>
            {t.total}{' '}
            <span className="font-normal text-ink-soft">
              {shipping === null ? pieces.priceNote : exemptions.length === 0 && t.totalNote}
            </span>
          </dt>
          <dd className={`${amount} font-serif text-2xl`}>{formatEuros(total)}</dd>
        </div>
        {gift > 0 && (
          <>
            <div className={row}>
              <dt className={term}>{vouchers.giftVoucher}</dt>
              <dd className={amount}>{vouchers.takenOff(gift)}</dd>
            </div>
            <div className={`${row} font-semibold`}>
              <dt className={term}>{vouchers.leftToPay}</dt>
              <dd className={amount}>{formatEuros(total - gift)}</dd>
            </div>
          </>
        )}
        {vat.map(({ percent, exemption, cents }, index) => (
          <div key={index} className={`${row} text-sm text-ink-soft`}>
            <dt className={term}>{exemption === null ? t.vatInTotal(percent) : t.exempt[exemption]}</dt>
            <dd className={amount}>{formatEuros(cents)}</dd>
          </div>
        ))}
      </dl>
      {percents.length > 0 && (
        <p className={note}>
          <span>{pieces.includedVat(percents)}</span>
          {hasMargin && t.unlessMargin}
        </p>
      )}
      {hasMargin && <p className={note}>{t.margin}</p>}
      {vat.length === 0 &&
        exemptions.map((exemption) => (
          <p key={exemption} className={note}>
            {t.exempt[exemption]}
          </p>
        ))}
      {unconfirmed !== null && <p className={note}>{unconfirmed}</p>}
      {isImported && <p className={note}>{t.customsExtra}</p>}
    </>
  );
}

/** With large text an amount goes below what it is for. */
const row = 'flex flex-wrap gap-x-4';
const term = 'grow basis-28';
const note = 'mt-1 text-sm text-ink-soft';
const amount = 'ml-auto text-right';
