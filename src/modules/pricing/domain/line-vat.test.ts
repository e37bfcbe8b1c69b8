import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sale } from '../../../shared/money/sale-kind.ts';
import { lineVatOf } from './line-vat.ts';
import { priceOrder } from './price-order.ts';
import { vatOfGoods, vatOfOrder } from './vat.ts';

const places = {
  Berlin: { country: 'DE', postalCode: '10245' },
  Wien: { country: 'AT', postalCode: '1010' },
  Helsinki: { country: 'FI', postalCode: '00100' },
  Madeira: { country: 'PT', postalCode: '9000-001' },
  Belfast: { country: 'GB', postalCode: 'BT1 1AA' },
  Zürich: { country: 'CH', postalCode: '8001' },
  Helgoland: { country: 'DE', postalCode: '27498' },
  Teneriffa: { country: 'ES', postalCode: '38001' },
} as const;

const lines = {
  goods: { taxScheme: 'standard', isRent: false },
  '§ 25a': { taxScheme: 'margin', isRent: false },
  rental: { taxScheme: 'standard', isRent: true },
} as const;

type To = keyof typeof places | 'collected';

/** Which VAT a supply bears: '20 AT' there, '19' here, an exemption, or '–' for that of § 25a UStG, which is not shown. */
function borne(line: keyof typeof lines | 'assembly', who: string, to: To, isTaxedThere: boolean): string {
  const [kind, vatId = null, confirmed] = who.split(' ');
  const sale: Sale = {
    customerKind: kind === 'business' ? 'business' : 'consumer',
    vatId,
    billing: null,
    isCollected: to === 'collected',
    address: places[to === 'collected' ? 'Wien' : to],
  };
  const decision = { isConfirmed: confirmed !== undefined, isTaxedThere, day: '2026-11-28' };
  const { exemption, destination } = lineVatOf(lines[line === 'assembly' ? 'goods' : line], sale, decision);
  if (line === 'assembly') return exemption.assembly ?? '19';
  if (exemption.goods !== null) return exemption.goods;
  if (destination !== null) return `${destination.percent} ${destination.country}`;
  return line === '§ 25a' ? '–' : '19';
}

const [unnamed, austrian, confirmed, german] = [
  'business',
  'business ATU12345678',
  'business ATU12345678 confirmed',
  'business DE123456789',
] as const;

describe('what a supply bears below the threshold, and above it', () => {
  test.each<[keyof typeof lines | 'assembly', string, To, string, string]>([
    ['goods', 'consumer', 'Berlin', '19', '19'],
    ['goods', 'consumer', 'collected', '19', '19'],
    ['goods', 'consumer', 'Wien', '19', '20 AT'],
    ['goods', 'consumer', 'Helsinki', '19', '25.5 FI'],
    ['goods', 'consumer', 'Madeira', '19', '22 PT'],
    ['goods', 'consumer', 'Belfast', '19', '20 XI'],
    ['goods', 'consumer', 'Zürich', 'export', 'export'],
    ['goods', 'consumer', 'Helgoland', 'export', 'export'],
    ['goods', 'consumer', 'Teneriffa', 'export', 'export'],
    ['goods', unnamed, 'Berlin', '19', '19'],
    ['goods', unnamed, 'Wien', '19', '20 AT'],
    ['goods', austrian, 'Wien', '19', '19'],
    ['goods', confirmed, 'Wien', 'intra-community', 'intra-community'],
    ['goods', confirmed, 'Zürich', 'export', 'export'],
    ['goods', german, 'Wien', '19', '19'],
    ['§ 25a', 'consumer', 'Berlin', '–', '–'],
    ['§ 25a', 'consumer', 'Wien', '–', '–'],
    ['§ 25a', 'consumer', 'Belfast', '–', '–'],
    ['§ 25a', 'consumer', 'Zürich', 'export', 'export'],
    ['§ 25a', confirmed, 'Wien', '–', '–'],
    ['rental', 'consumer', 'Berlin', '19', '19'],
    ['rental', 'consumer', 'Wien', '19', '19'],
    ['rental', confirmed, 'Wien', 'reverse-charge', 'reverse-charge'],
    ['rental', unnamed, 'Wien', '19', '19'],
    ['assembly', 'consumer', 'Berlin', '19', '19'],
    ['assembly', 'consumer', 'Wien', '19', '19'],
    ['assembly', confirmed, 'Berlin', 'reverse-charge', 'reverse-charge'],
  ])('%s, %s, %s: %s, %s', (line, who, to, below, above) => {
    expect([borne(line, who, to, false), borne(line, who, to, true)]).toEqual([below, above]);
  });
});

test('goods that are taxed again with the click bear what they would have borne from the start', () => {
  const destination = fc.constantFrom(
    null,
    { percent: 20, country: 'AT' },
    { percent: 25.5, country: 'FI' },
    { percent: 19, country: 'CY' },
  );
  const piece = fc.record({
    priceCents: fc.integer({ min: 1, max: 500_000 }),
    chargeTaxPercent: fc.constantFrom(0, 7, 19),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: 0, max: 40_000 }),
      destination,
      destination,
      (pieces, shippingCents, voucherCents, first, then) => {
        const priced = (there: typeof first) =>
          priceOrder({
            lines: pieces.map(({ quantity, ...one }, index) => ({
              key: String(index),
              quantity,
              rentOption: null,
              assembly: false,
              destination: there,
              piece: { ...one, shopType: 'boatwood', taxScheme: 'standard', assemblyService: false },
            })),
            adjustments: [{ kind: 'promotional-voucher', source: 'V', amountCents: -voucherCents }],
            shippingCents,
          });
        const [draft, wanted] = [priced(first), priced(then)];
        const again = draft.lines.map((line) => ({ ...line, vatByRate: [vatOfGoods(line, then)] }));
        expect(again.map(({ vatByRate }) => vatByRate)).toEqual(
          wanted.lines.map(({ vatByRate }) => vatByRate),
        );
        expect(draft.totalCents).toBe(wanted.totalCents);
        const ofGoods = again.map((line) => {
          const { netCents: _, taxCents: _tax, ...goodsRate } = line.vatByRate[0] ?? { percent: 0 };
          return { ...line, goodsRate };
        });
        expect(vatOfOrder(ofGoods)).toEqual(wanted.vatByRate);
      },
    ),
  );
});
