import { describe, expect, test } from 'vitest';
import type { Sale } from '../../../../shared/money/sale-kind.ts';
import type { RentOption } from '../../../../shared/orders/rental-terms.ts';
import { lineVatOf, priceOrder, type LineToPrice } from '../../../pricing/index.ts';
import type { Customer, DeliveryOption, OrderLine } from '../../domain/order.ts';
import type { PaymentState } from '../../domain/paying/payment-state.ts';
import { vatCorrectionOf, type OrderToCorrect } from './vat-correction.ts';

const now = new Date('2028-03-01T11:00:00Z');
const today = '2028-03-01';

const customer: Customer = {
  email: 'ada@example.org',
  phone: '030 1',
  firstName: 'Ada',
  lastName: 'Muster',
  company: 'Tischlerei',
  vatId: 'ATU12345678',
  street: 'Weg 1',
  apartment: null,
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  kind: 'business',
  carrierContact: false,
  billing: null,
  note: null,
};

interface Piece {
  readonly priceCents: number;
  readonly taxScheme: 'margin' | 'standard';
  readonly rentOption?: RentOption;
  readonly assembly?: boolean;
  readonly quantity?: number;
}
/** 476,00 € with 19 %. */
const bench: Piece = { priceCents: 47_600, taxScheme: 'standard' };
const used: Piece = { priceCents: 90_000, taxScheme: 'margin' };

/** An order as it was taxed at the click, since nobody could confirm its VAT ID. */
function anOrder(
  pieces: readonly Piece[],
  {
    delivery = 'shipment',
    shippingCents = 11_900,
    ...of
  }: {
    readonly delivery?: DeliveryOption;
    readonly shippingCents?: number;
    readonly customer?: Partial<Customer>;
  } = {},
): OrderToCorrect {
  const who = { ...customer, ...of.customer };
  const sale: Sale = {
    customerKind: who.kind,
    vatId: who.vatId,
    isCollected: delivery !== 'shipment',
    address: who,
    billing: who.billing,
  };
  const wished = pieces.map((piece, position): LineToPrice & { readonly piece: { readonly sku: string } } => {
    const { priceCents, taxScheme, rentOption = null, assembly = false, quantity = 1 } = piece;
    const shopType = taxScheme === 'margin' ? 'vintage' : 'boatwood';
    return {
      key: `line ${position}`,
      quantity,
      rentOption,
      assembly,
      piece: { priceCents, taxScheme, shopType, chargeTaxPercent: 0, assemblyService: true, sku: '' },
      ...lineVatOf({ taxScheme, isRent: rentOption !== null }, sale, {
        isConfirmed: false,
        isTaxedThere: false,
        day: today,
      }),
    };
  });
  const priced = priceOrder({ lines: wished, adjustments: [], shippingCents });
  const { subtotalCents, voucherCents, taxCents, totalCents, vatByRate } = priced;
  const lines = priced.lines.map(
    (
      { piece, key: _key, exemption: _exemption, destination: _destination, ...line },
      position,
    ): OrderLine => ({
      ...line,
      position,
      pieceId: `piece ${position}`,
      variantId: null,
      title: 'Bank',
      sku: '',
      titleInLanguage: null,
      pictureKey: null,
      maker: null,
      condition: null,
      widthMm: null,
      heightMm: null,
      depthMm: null,
      diameterMm: null,
      shopType: piece.shopType,
      taxScheme: piece.taxScheme,
    }),
  );
  return {
    stored: {
      customer: who,
      delivery,
      vatByRate,
      isRestricted: false,
      order: { state: 'accepted', offeredAt: now, acceptedAt: now },
      totals: {
        subtotalCents,
        voucherCents,
        taxCents,
        shippingCents: priced.shippingCents,
        totalCents,
        giftCents: 0,
      },
    },
    lines,
    fulfilments: lines.map(() => ({ state: 'waiting' })),
    asked: { method: 'bank_transfer', claimedBy: null, payment: received(totalCents) },
    refunds: [],
    cases: [],
    invoices: [{ kind: 'invoice' }],
    isWithdrawn: false,
    confirmedOn: [today],
    leftOn: [],
  };
}

const received = (amountCents: number, receivedCents = amountCents): PaymentState => ({
  state: 'received',
  amountCents,
  receivedCents,
  receivedAt: now,
});
const decided = (order: OrderToCorrect) => {
  const correction = vatCorrectionOf(order, now);
  if (!correction.ok) throw new Error(correction.error.code);
  return correction.value;
};

describe('what changes', () => {
  test.each<[string, Piece[], number, number, [number, string, number][]]>([
    ['goods and their delivery', [bench], 59_500, 50_000, [[0, 'intra-community', 50_000]]],
    [
      'three of one piece, rounded by piece as in the cart',
      [{ ...bench, priceCents: 10_001, quantity: 3 }],
      41_903,
      35_212,
      [[0, 'intra-community', 35_212]],
    ],
    ['a rental', [{ ...bench, rentOption: '1 Monat' }], 26_180, 22_000, [[0, 'reverse-charge', 22_000]]],
    [
      'assembly, a service of its own',
      [{ ...bench, assembly: true }],
      63_000,
      52_941,
      [
        [0, 'intra-community', 50_000],
        [0, 'reverse-charge', 2941],
      ],
    ],
  ])('%s', (_name, pieces, oldCents, newCents, shares) => {
    const correction = decided(anOrder(pieces));
    expect(correction).toMatchObject({ oldCents, newCents, backCents: oldCents - newCents });
    expect(
      correction.price.vatByRate.map(({ percent, exemption, netCents }) => [percent, exemption, netCents]),
    ).toEqual(shares);
    expect(correction.price.totals.totalCents).toBe(newCents);
  });

  test('a piece under § 25a UStG beside it costs what it costs', () => {
    const order = anOrder([used, bench]);
    const { lines, totals } = decided(order).price;
    expect(lines.map(({ grossCents }) => grossCents)).toEqual([90_000, 40_000]);
    expect(lines[0]).toMatchObject({ vatByRate: [], unitCents: 90_000 });
    expect(lines.reduce((sum, line) => sum + line.grossCents + line.shippingCents, 0)).toBe(
      totals.totalCents,
    );
  });

  test('keeps what the order knows of each piece', () => {
    const order = anOrder([bench]);
    const [before] = order.lines;
    const [after] = decided(order).price.lines;
    expect(after).toMatchObject({
      pieceId: before?.pieceId,
      title: 'Bank',
      quantity: 1,
      taxScheme: 'standard',
    });
    expect(Object.keys(after ?? {}).toSorted()).toEqual(Object.keys(before ?? {}).toSorted());
  });

  test.each<[string, Partial<NonNullable<OrderToCorrect['asked']>>, number, boolean]>([
    ['transferred', {}, 9500, false],
    ['transferred, and too much', { payment: received(59_500, 60_000) }, 9500, false],
    ['by card', { method: 'stripe', claimedBy: 'a payment' }, 9500, true],
    ['by PayPal', { method: 'paypal', claimedBy: 'a payment' }, 9500, true],
    [
      'nothing yet',
      { payment: { state: 'open', amountCents: 59_500, receivedCents: 0, dueAt: now } },
      0,
      false,
    ],
  ])('paid %s: that much goes back', (_name, asked, backCents, isByProvider) => {
    const order = anOrder([bench]);
    const { asked: before } = order;
    if (before === null) throw new Error('not asked');
    expect(decided({ ...order, asked: { ...before, ...asked } })).toMatchObject({
      backCents,
      events: [{ type: 'vat-corrected', amountCents: 9500, isByProvider }],
    });
  });
});

describe('it stays', () => {
  const order = anOrder([bench]);
  const { stored } = order;
  const aCase = { withheldCents: 59_500, outcome: null };
  const withOther = (changes: Partial<Customer>) => ({ ...stored, customer: { ...customer, ...changes } });
  const paidBy = (asked: Partial<NonNullable<OrderToCorrect['asked']>>) => ({
    asked: { method: 'bank_transfer' as const, claimedBy: null, payment: received(59_500), ...asked },
  });
  const waiting: PaymentState = { state: 'open', amountCents: 59_500, receivedCents: 0, dueAt: now };
  test.each<[string, string, Partial<OrderToCorrect>]>([
    ['without a VAT ID', 'order-without-vat-id', { stored: withOther({ vatId: null }) }],
    ['with a German one', 'order-without-vat-id', { stored: withOther({ vatId: 'DE123456789' }) }],
    ['of a consumer', 'order-without-vat-id', { stored: withOther({ kind: 'consumer' }) }],
    [
      'cancelled',
      'order-closed',
      {
        stored: {
          ...stored,
          order: { state: 'cancelled', offeredAt: now, endedAt: now, reason: 'unpaid' },
        },
      },
    ],
    ['kept by law alone', 'order-closed', { stored: { ...stored, isRestricted: true } }],
    [
      'corrected already',
      'vat-corrected-already',
      { stored: { ...stored, ...decided(order).price }, lines: decided(order).price.lines },
    ],
    ['all of it under § 25a UStG', 'only-margin-goods', anOrder([used])],
    [
      'delivered in Germany',
      'only-margin-goods',
      anOrder([bench], { customer: { country: 'DE', postalCode: '10245' } }),
    ],
    ['collected', 'goods-stay-in-germany', anOrder([bench], { delivery: 'pickup', shippingCents: 0 })],
    ['not confirmed', 'vat-id-not-confirmed-then', { confirmedOn: [] }],
    ['confirmed for another day', 'vat-id-not-confirmed-then', { confirmedOn: ['2028-02-29'] }],
    [
      'confirmed today, and gone yesterday',
      'vat-id-not-confirmed-then',
      { leftOn: ['2028-02-29', '2028-02-29'] },
    ],
    [
      'confirmed for one of the days on which it left',
      'vat-id-not-confirmed-then',
      { leftOn: ['2028-02-29', today] },
    ],
    ['partly refunded', 'vat-after-refund', { refunds: [{ isSurplus: false, claimId: null }] }],
    ['withdrawn from', 'vat-after-refund', { isWithdrawn: true }],
    ['disputed', 'vat-after-refund', { cases: [aCase] }],
    [
      'come back',
      'vat-after-refund',
      { fulfilments: [{ state: 'returned', handedOverAt: now, returnedAt: now, shipment: null }] },
    ],
    ['credited', 'vat-after-refund', { invoices: [{ kind: 'invoice' }, { kind: 'credit-note' }] }],
    [
      'with a promotional voucher',
      'vat-with-voucher',
      { stored: { ...stored, totals: { ...stored.totals, voucherCents: -1000 } } },
    ],
    [
      'with a gift voucher',
      'vat-with-voucher',
      { stored: { ...stored, totals: { ...stored.totals, giftCents: 1000 } } },
    ],
    [
      'made out to the holder of another VAT ID',
      'vat-id-of-another',
      { stored: withOther({ billing: { ...customer, vatId: 'FRXX123456789' } }) },
    ],
    [
      'priced by other rules',
      'price-not-reckonable',
      { stored: { ...stored, totals: { ...stored.totals, totalCents: 59_501 } } },
    ],
    ['not accepted yet', 'vat-while-paying', { asked: null }],
    ['just being paid', 'vat-while-paying', paidBy({ method: 'stripe', payment: waiting })],
    ['paid in part', 'vat-while-paying', paidBy({ payment: { ...waiting, receivedCents: 100 } })],
    [
      'promised by Klarna',
      'vat-while-paying',
      paidBy({
        method: 'klarna',
        claimedBy: 'a payment',
        payment: {
          state: 'authorised',
          amountCents: 59_500,
          authorisedAt: now,
          captureBefore: now,
          captureAskedAt: null,
        },
      }),
    ],
  ])('%s: %s', (_name, code, changes) => {
    expect(vatCorrectionOf({ ...order, ...changes }, now)).toEqual({ ok: false, error: { code } });
  });

  test.each<[string, Partial<OrderToCorrect>]>([
    ['what was transferred too much was sent back', { refunds: [{ isSurplus: true, claimId: null }] }],
    ['a claim for damage was overpaid', { refunds: [{ isSurplus: false, claimId: 'a claim' }] }],
    ['it left on a day for which it was confirmed', { leftOn: ['2028-02-29'], confirmedOn: ['2028-02-29'] }],
    [
      'it is made out to a colleague',
      { stored: withOther({ billing: { ...customer, vatId: 'ATU12345678' } }) },
    ],
  ])('but not where %s', (_name, changes) => {
    expect(vatCorrectionOf({ ...order, ...changes }, now).ok).toBe(true);
  });
});
