import { expect, test } from 'vitest';
import { noVoucher, type GiftVoucher, type Voucher } from './voucher-store.ts';
import { whichVoucher, type Told } from './which-voucher.browser.ts';

const gift = (code: string, cents: number): GiftVoucher => ({ code, cents, lastDay: '2031-12-31' });
const refused: Told = { kind: 'refused', problem: 'too late', isUnknown: false };
const ten = { code: 'TEN', cents: 1000 };
const g50 = gift('G50', 5000);

const cases: readonly (readonly [
  what: string,
  known: Partial<Pick<Voucher, 'before' | 'gift'>>,
  told: Told,
  then: Partial<Voucher>,
])[] = [
  ['a first one', {}, { kind: 'promotion', cents: 500 }, { asked: 'new', cents: 500, other: null }],
  ['a first one, refused', {}, refused, { asked: 'new', cents: 0, problem: 'too late', other: null }],
  [
    'another that takes off more',
    { before: ten },
    { kind: 'promotion', cents: 1001 },
    { code: 'NEW', asked: 'new', cents: 1001, before: null, other: { ...ten, isGift: false } },
  ],
  ...[1000, 999].map(
    (cents) =>
      [
        `another that takes off ${cents} and no more`,
        { before: ten },
        { kind: 'promotion', cents },
        { ...ten, asked: 'before', before: null, other: { code: 'NEW', cents, isGift: false } },
      ] as const,
  ),
  [
    'another that is refused',
    { before: ten },
    refused,
    { ...ten, asked: 'before', before: null, refused: 'NEW', problem: 'too late', other: null },
  ],
  [
    'a gift voucher beside a promotional one',
    { before: ten },
    { kind: 'gift', gift: g50 },
    { ...ten, asked: 'before', before: null, gift: g50, other: null },
  ],
  [
    'the same gift voucher, with less on it by now',
    { gift: g50 },
    { kind: 'gift', gift: gift('G50', 1) },
    { code: '', gift: gift('G50', 1), other: null },
  ],
  [
    'another gift voucher with more on it',
    { gift: g50 },
    { kind: 'gift', gift: gift('G60', 6000) },
    { code: '', gift: gift('G60', 6000), other: { code: 'G50', cents: 5000, isGift: true } },
  ],
  [
    'another gift voucher with less on it, beside a promotional one',
    { before: ten, gift: g50 },
    { kind: 'gift', gift: gift('G40', 4000) },
    { ...ten, gift: g50, other: { code: 'G40', cents: 4000, isGift: true } },
  ],
];

test.each(cases)('%s', (_what, known, told, then) => {
  const before = { ...noVoucher, gift: null, code: 'NEW', ...known };
  expect({ ...before, ...whichVoucher(before, told, 'new', 'before') }).toMatchObject(then);
});
