import type { Cents } from '../../../../shared/money/cents.ts';
import type { LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import type { IssuedInvoice } from '../../../invoicing/index.ts';
import { withheldIn, type PaymentCase } from '../../../payments/index.ts';
import { lineVatOf, priceOrder, type LineToPrice } from '../../../pricing/index.ts';
import {
  isPaidOnTheSpot,
  vatIdBilled,
  type OrderLine,
  type OrderTotals,
  type OrderVat,
} from '../../domain/order.ts';
import { decidePayment, type PaymentEvent } from '../../domain/paying/payment-machine.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import type { StoredPayment } from '../../infrastructure/stored-payment.ts';
import type { StoredRefund } from '../../infrastructure/stored-refund.ts';
import { vatIdOf } from '../placing/confirmed-vat-id.ts';
import { saleOf } from '../placing/sold-here.ts';

/** What an order costs, as it is kept. */
export interface OrderPrice {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly vatByRate: readonly OrderVat[];
}

type Priced = Pick<StoredOrder, 'customer' | 'delivery' | 'totals' | 'vatByRate'>;

/** All that decides whether the VAT of an order may be corrected. */
export interface OrderToCorrect {
  readonly stored: Priced & Pick<StoredOrder, 'order' | 'isRestricted'>;
  readonly lines: readonly OrderLine[];
  readonly fulfilments: readonly LineFulfilment[];
  /** Null: the customer was not asked to pay. */
  readonly asked: Pick<StoredPayment, 'method' | 'claimedBy' | 'payment'> | null;
  readonly refunds: readonly Pick<StoredRefund, 'isSurplus' | 'claimId'>[];
  readonly cases: readonly Pick<PaymentCase, 'withheldCents' | 'outcome'>[];
  readonly invoices: readonly Pick<IssuedInvoice, 'kind'>[];
  readonly isWithdrawn: boolean;
  /** The days in Berlin for which the register has confirmed its VAT ID. */
  readonly confirmedOn: readonly string[];
  /** The first and the last day on which goods left the shop that would be exempt; none: all are there. */
  readonly leftOn: readonly string[];
}

export interface VatCorrection {
  readonly price: OrderPrice;
  /** The total until now. */
  readonly oldCents: Cents;
  readonly newCents: Cents;
  /** What goes back of what was paid; 0: nothing was. */
  readonly backCents: Cents;
  /** What becomes of its payment. */
  readonly events: readonly PaymentEvent[];
}

export interface VatStays {
  readonly code:
    | 'order-without-vat-id'
    | 'order-closed'
    | 'vat-corrected-already'
    | 'vat-id-not-confirmed-then'
    /** Nothing of it would be exempt: all is under § 25a UStG, or collected, or else does not go to another member state. */
    | 'only-margin-goods'
    | 'goods-stay-in-germany'
    /** Money or goods have come back, or are about to. */
    | 'vat-after-refund'
    | 'vat-with-voucher'
    | 'vat-while-paying'
    /** Its invoice names another VAT ID. */
    | 'vat-id-of-another'
    /** It was priced by other rules than today's. */
    | 'price-not-reckonable';
}

/** What a line was priced from: the catalogue may say otherwise today. */
function asOrdered(line: OrderLine): LineToPrice {
  const { position, quantity, rentOption, unitCents, adjustments } = line;
  const rentCents = adjustments.reduce(
    (sum, { kind, amountCents }) => (kind === 'rental-share' ? sum + amountCents : sum),
    0,
  );
  const hasAssembly = line.assemblyCents > 0;
  return {
    key: String(position),
    quantity,
    rentOption,
    assembly: hasAssembly,
    piece: {
      priceCents: unitCents - rentCents / quantity,
      shopType: line.shopType,
      taxScheme: line.taxScheme,
      chargeTaxPercent: line.chargeTaxPercent,
      assemblyService: hasAssembly,
    },
  };
}

/** The price of a taxed order without vouchers: as it is, or as it would be with a confirmed VAT ID. */
function reckoned(stored: Priced, lines: readonly OrderLine[], isConfirmed: boolean, now: Date): OrderPrice {
  const sale = saleOf(stored);
  const day = berlinDay(now);
  const priced = priceOrder({
    lines: lines.map((line) => ({
      ...asOrdered(line),
      ...lineVatOf({ taxScheme: line.taxScheme, isRent: line.rentOption !== null }, sale, {
        isConfirmed,
        isTaxedThere: false,
        day,
      }),
    })),
    adjustments: [],
    shippingCents: stored.totals.shippingCents,
  });
  const { subtotalCents, voucherCents, taxCents, shippingCents, totalCents, vatByRate } = priced;
  return {
    lines: lines.map((line, index): OrderLine => {
      const one = priced.lines[index];
      if (one === undefined) throw new TypeError('a line was not priced');
      return { ...line, ...amountsOf(one) };
    }),
    totals: { subtotalCents, voucherCents, taxCents, shippingCents, totalCents, giftCents: 0 },
    vatByRate,
  };
}

type Amounts = Pick<
  OrderLine,
  | ('unitCents' | 'assemblyCents' | 'chargeTaxPercent' | 'chargeTaxCents' | 'subtotalCents' | 'grossCents')
  | ('netCents' | 'vatCents' | 'vatByRate' | 'shippingCents' | 'adjustments')
>;

/** What pricing says of a line, and nothing that the order has kept of its piece. */
const amountsOf = (line: Amounts): Amounts => ({
  unitCents: line.unitCents,
  assemblyCents: line.assemblyCents,
  chargeTaxPercent: line.chargeTaxPercent,
  chargeTaxCents: line.chargeTaxCents,
  subtotalCents: line.subtotalCents,
  grossCents: line.grossCents,
  netCents: line.netCents,
  vatCents: line.vatCents,
  vatByRate: line.vatByRate,
  shippingCents: line.shippingCents,
  adjustments: line.adjustments,
});

const sharesOf = (vatByRate: readonly OrderVat[]) =>
  vatByRate.map(({ percent, exemption, country, netCents, taxCents }) => [
    percent,
    exemption ?? '',
    country ?? '',
    netCents,
    taxCents,
  ]);

/** Whether two reckonings of the same order come to the same, in each line. */
function isSamePrice(one: OrderPrice, other: OrderPrice): boolean {
  const sums = ({ lines, totals, vatByRate }: OrderPrice) => [
    totals.subtotalCents,
    totals.taxCents,
    totals.shippingCents,
    totals.totalCents,
    sharesOf(vatByRate),
    ...lines.map((line) => [
      line.unitCents,
      line.assemblyCents,
      line.grossCents,
      line.netCents,
      line.shippingCents,
      sharesOf(line.vatByRate),
    ]),
  ];
  return JSON.stringify(sums(one)) === JSON.stringify(sums(other));
}

/** What the order would have cost if its VAT ID had been confirmed at the click. */
export const pricedAsConfirmed = (stored: Priced, lines: readonly OrderLine[], now: Date): OrderPrice =>
  reckoned(stored, lines, true, now);

/**
 * Whether the German VAT of an order may be corrected, which was charged only because the VAT ID of its customer could not
 * be confirmed at the click (§ 6a (1) No. 4 UStG), and what changes. The office's next steps and the use case both ask it.
 *
 * What the order would cost with a confirmed ID is reckoned from its own lines. Only if the same reckoning without it
 * comes to what was ordered, to the cent, is it right.
 */
export function vatCorrectionOf(order: OrderToCorrect, now: Date): Result<VatCorrection, VatStays> {
  const { stored, lines, asked } = order;
  const { customer, totals, vatByRate } = stored;
  const stays = (code: VatStays['code']) => fail<VatStays>({ code });
  if (vatIdOf({ ...customer, customerKind: customer.kind }) === null) return stays('order-without-vat-id');
  if (stored.isRestricted || customer.email === '' || 'endedAt' in stored.order) return stays('order-closed');
  if (vatByRate.some(({ exemption }) => exemption !== undefined)) return stays('vat-corrected-already');
  const price = pricedAsConfirmed(stored, lines, now);
  if (!price.vatByRate.some(({ exemption }) => exemption !== undefined)) {
    return stays(stored.delivery === 'shipment' ? 'only-margin-goods' : 'goods-stay-in-germany');
  }
  if (totals.voucherCents !== 0 || totals.giftCents !== 0) return stays('vat-with-voucher');
  if (hasComeBack(order)) return stays('vat-after-refund');
  if (vatIdBilled(customer) !== customer.vatId) return stays('vat-id-of-another');
  if (!isSamePrice({ lines, totals, vatByRate }, reckoned(stored, lines, false, now))) {
    return stays('price-not-reckonable');
  }
  const days = order.leftOn.length === 0 ? [berlinDay(now)] : order.leftOn;
  if (!days.every((day) => order.confirmedOn.includes(day))) return stays('vat-id-not-confirmed-then');
  const oldCents = totals.totalCents;
  const newCents = price.totals.totalCents;
  const isOnTheSpot = asked !== null && isPaidOnTheSpot(asked.method);
  // At the provider it may just be paid, with the amount until now.
  if (asked === null || (isOnTheSpot && asked.payment.state === 'open')) return stays('vat-while-paying');
  const decided = decidePayment(
    asked.payment,
    {
      kind: 'correct-vat',
      amountCents: oldCents - newCents,
      isByProvider: isOnTheSpot && asked.claimedBy !== null,
    },
    now,
  );
  if (!decided.ok) return stays('vat-while-paying');
  const backCents = asked.payment.state === 'received' ? oldCents - newCents : 0;
  return ok({ price, oldCents, newCents, backCents, events: decided.value });
}

/** Whether money or goods have come back, or are about to: then it is no longer the order as it was priced. */
function hasComeBack({ refunds, fulfilments, cases, invoices, isWithdrawn }: OrderToCorrect): boolean {
  const { heldCents, lostCents } = withheldIn(cases);
  return (
    isWithdrawn ||
    heldCents + lostCents > 0 ||
    refunds.some(({ isSurplus, claimId }) => !isSurplus && claimId === null) ||
    fulfilments.some(({ state }) => state === 'returned' || state === 'not-returned') ||
    invoices.at(-1)?.kind === 'credit-note'
  );
}
