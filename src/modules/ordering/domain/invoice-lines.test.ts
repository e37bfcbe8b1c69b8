import { expect, test } from 'vitest';
import { invoiceLines, invoiceTaxes } from './invoice-lines.ts';
import type { OrderLine, OrderVat } from './order.ts';

const aLine = (changes: Partial<OrderLine>): OrderLine => ({
  position: 0,
  pieceId: 'sideboard',
  variantId: null,
  title: 'Sideboard',
  sku: 'V-1',
  pictureKey: null,
  shopType: 'vintage',
  taxScheme: 'margin',
  maker: null,
  condition: null,
  widthMm: null,
  heightMm: null,
  depthMm: null,
  diameterMm: null,
  titleInLanguage: null,
  quantity: 1,
  rentOption: null,
  assembly: false,
  unitCents: 100_000,
  assemblyCents: 0,
  chargeTaxPercent: 0,
  chargeTaxCents: 0,
  subtotalCents: 100_000,
  grossCents: 100_000,
  netCents: 100_000,
  vatCents: 0,
  shippingCents: 0,
  vatByRate: [],
  adjustments: [],
  ...changes,
});

const sideboard = aLine({ shippingCents: 2_000 });
/** Two stools of boat-wood for 119,00 € each. */
const stools = aLine({
  title: 'Hocker',
  taxScheme: 'standard',
  quantity: 2,
  grossCents: 23_800,
  netCents: 20_000,
  shippingCents: 500,
  vatByRate: [{ percent: 19, netCents: 20_000, taxCents: 3_800 }],
});
/** A week of a chair for 100,00 € and 19 % on top. */
const rental = aLine({
  title: 'Stuhl',
  rentOption: '1 Woche',
  chargeTaxPercent: 19,
  grossCents: 11_900,
  netCents: 10_000,
  vatByRate: [{ percent: 19, netCents: 10_000, taxCents: 1_900 }],
});

/** The sideboard with its assembly for 35,00 €. */
const assembled = aLine({
  assembly: true,
  assemblyCents: 3_500,
  grossCents: 103_500,
  netCents: 102_941,
  vatCents: 559,
  shippingCents: 2_000,
  vatByRate: [{ percent: 19, netCents: 2_941, taxCents: 559 }],
});
/** The same, invoiced before assembly was told apart. */
const assembledBefore = aLine({
  assembly: true,
  assemblyCents: 3_500,
  grossCents: 103_500,
  netCents: 103_500,
  shippingCents: 2_000,
});
/** A book for 100,00 € with 7 % on top, which somebody puts up. */
const book = aLine({
  title: 'Buch',
  taxScheme: 'standard',
  assembly: true,
  assemblyCents: 3_500,
  chargeTaxPercent: 7,
  grossCents: 14_200,
  netCents: 12_941,
  vatByRate: [
    { percent: 7, netCents: 10_000, taxCents: 700 },
    { percent: 19, netCents: 2_941, taxCents: 559 },
  ],
});

const words = {
  delivery: 'Lieferung',
  assemblyOf: ({ title }: OrderLine) => `Aufbau ${title}`,
  details: ({ sku }: OrderLine) => [sku],
  voucher: 'Aktionsgutschein',
  voucherOnLine: (full: number, off: number) => `${full} ${off}`,
};
const vat = (netCents: number, taxCents: number): OrderVat => ({ percent: 19, netCents, taxCents });

test.each<[string, OrderLine[], OrderVat[], (readonly [string, number | null, number, number])[]]>([
  [
    '§ 25a UStG: no VAT in the piece nor in its delivery',
    [sideboard],
    [],
    [
      ['Sideboard', null, 100_000, 100_000],
      ['Lieferung', null, 2_000, 2_000],
    ],
  ],
  [
    'boat-wood: net and gross, its delivery alike',
    [stools],
    [vat(20_420, 3_880)],
    [
      ['Hocker', 19, 20_000, 23_800],
      ['Lieferung', 19, 420, 500],
    ],
  ],
  [
    'assembly of a piece under § 25a UStG: a line of its own with VAT, beside a delivery without',
    [assembled],
    [vat(2_941, 559)],
    [
      ['Sideboard', null, 100_000, 100_000],
      ['Aufbau Sideboard', 19, 2_941, 3_500],
      ['Lieferung', null, 2_000, 2_000],
    ],
  ],
  [
    'the same beside boat-wood',
    [assembled, stools],
    [vat(23_361, 4_439)],
    [
      ['Sideboard', null, 100_000, 100_000],
      ['Aufbau Sideboard', 19, 2_941, 3_500],
      ['Hocker', 19, 20_000, 23_800],
      ['Lieferung', null, 2_000, 2_000],
      ['Lieferung', 19, 420, 500],
    ],
  ],
  [
    'an order that was invoiced before assembly was told apart',
    [assembledBefore],
    [],
    [
      ['Sideboard', null, 103_500, 103_500],
      ['Lieferung', null, 2_000, 2_000],
    ],
  ],
  [
    'assembly beside goods of another rate',
    [book],
    [{ percent: 7, netCents: 10_000, taxCents: 700 }, vat(2_941, 559)],
    [
      ['Buch', 7, 10_000, 10_700],
      ['Aufbau Buch', 19, 2_941, 3_500],
    ],
  ],
  ['picked up: no delivery', [aLine({})], [], [['Sideboard', null, 100_000, 100_000]]],
  [
    'both, and a rental: the delivery is shared',
    [sideboard, stools, rental],
    [vat(30_420, 5_780)],
    [
      ['Sideboard', null, 100_000, 100_000],
      ['Hocker', 19, 20_000, 23_800],
      ['Stuhl', 19, 10_000, 11_900],
      ['Lieferung', null, 2_000, 2_000],
      ['Lieferung', 19, 420, 500],
    ],
  ],
])('%s', (_, lines, vatByRate, expected) => {
  const invoiced = invoiceLines(lines, vatByRate, words);
  expect(
    invoiced.map(({ title, vatPercent, netCents, grossCents }) => [title, vatPercent, netCents, grossCents]),
  ).toEqual(expected);
  // The sums by rate are those of the lines, and together the order's total.
  const taxes = invoiceTaxes(lines, vatByRate);
  for (const { vatPercent, netCents, taxCents } of taxes) {
    const same = invoiced.filter((line) => line.vatPercent === vatPercent);
    expect(same.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
    expect(same.reduce((sum, line) => sum + line.grossCents, 0)).toBe(netCents + taxCents);
  }
  expect(taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(
    lines.reduce((sum, { grossCents, shippingCents }) => sum + grossCents + shippingCents, 0),
  );
});

test.each<[string, OrderLine, (readonly [number | null, number, number])[]]>([
  [
    '§ 25a UStG: gross',
    aLine({
      grossCents: 90_000,
      netCents: 90_000,
      adjustments: [{ kind: 'voucher', source: 'v', part: 'goods', amountCents: -10_000 }],
    }),
    [[null, 90_000, 10_000]],
  ],
  [
    '§ 25a UStG with assembly: gross, and net in the assembly, each by itself',
    aLine({
      assembly: true,
      assemblyCents: 3_500,
      grossCents: 90_000 + 2_380,
      netCents: 90_000 + 2_000,
      vatByRate: [{ percent: 19, netCents: 2_000, taxCents: 380 }],
      adjustments: [
        { kind: 'assembly', amountCents: 3_500 },
        { kind: 'voucher', source: 'v', part: 'goods', amountCents: -10_000 },
        { kind: 'voucher', source: 'v', part: 'assembly', amountCents: -1_120 },
      ],
    }),
    [
      [null, 90_000, 10_000],
      [19, 2_000, 941],
    ],
  ],
  [
    'tax contained: net, with the assembly',
    aLine({
      taxScheme: 'standard',
      grossCents: 23_800,
      netCents: 20_000,
      vatByRate: [{ percent: 19, netCents: 20_000, taxCents: 3_800 }],
      adjustments: [
        { kind: 'assembly', amountCents: 3_500 },
        { kind: 'voucher', source: 'v', part: 'goods', amountCents: -11_000 },
        { kind: 'voucher', source: 'v', part: 'assembly', amountCents: -900 },
      ],
    }),
    [[19, 20_000, 10_000]],
  ],
  [
    'tax on top, which falls with it, beside assembly that contains its own',
    aLine({
      chargeTaxPercent: 19,
      grossCents: 11_900 + 2_380,
      netCents: 12_000,
      assemblyCents: 2_499,
      vatByRate: [{ percent: 19, netCents: 12_000, taxCents: 2_280 }],
      adjustments: [
        { kind: 'voucher', source: 'v', part: 'goods', amountCents: -1_000 },
        { kind: 'tax', source: 'v', amountCents: -190 },
        { kind: 'voucher', source: 'v', part: 'assembly', amountCents: -119 },
        { kind: 'tax', source: null, amountCents: 2_090 },
      ],
    }),
    [[19, 12_000, 1_100]],
  ],
])('what a voucher has taken off a line is said, %s', (_, line, expected) => {
  const invoiced = invoiceLines([line], line.vatByRate, words);
  expect(
    invoiced
      .filter(({ reduction }) => reduction !== undefined)
      .map(({ vatPercent, netCents, reduction }) => [vatPercent, netCents, reduction?.netCents]),
  ).toEqual(expected);
  // What each line would have cost, and what was taken off it.
  for (const { grossCents, details } of invoiced) {
    expect(details.at(-1)).toMatch(/^\d+ -\d+$/);
    const [full = 0, off = 0] = details.at(-1)?.split(' ').map(Number) ?? [];
    expect(full + off).toBe(grossCents);
  }
});
