import { expect, test } from 'vitest';
import type { Exemption } from './exemption.ts';
import type { Sale } from './sale-kind.ts';
import { lineExemptionOf } from './line-exemption.ts';

const places = {
  Berlin: { country: 'DE', postalCode: '10245' },
  Wien: { country: 'AT', postalCode: '1010' },
  Belfast: { country: 'GB', postalCode: 'BT1 1AA' },
  Zürich: { country: 'CH', postalCode: '8001' },
  Helgoland: { country: 'DE', postalCode: '27498' },
  Teneriffa: { country: 'ES', postalCode: '38001' },
} as const;

const lines = {
  boatwood: { taxScheme: 'standard', isRent: false },
  vintage: { taxScheme: 'margin', isRent: false },
  rental: { taxScheme: 'margin', isRent: true },
} as const;

/** What is sold, to a consumer (null) or to a business with this ID, where to, and whether the ID is confirmed. */
test.each<
  [
    keyof typeof lines,
    string | null,
    keyof typeof places | 'collected',
    boolean,
    Exemption | null,
    Exemption | null,
  ]
>([
  ['boatwood', null, 'Berlin', false, null, null],
  ['boatwood', null, 'Wien', false, null, null],
  ['boatwood', null, 'Zürich', false, 'export', null],
  ['vintage', null, 'Zürich', false, 'export', null],
  ['boatwood', null, 'Helgoland', false, 'export', null],
  ['boatwood', null, 'Teneriffa', false, 'export', null],
  ['boatwood', 'DE123456789', 'Zürich', false, 'export', null],
  ['boatwood', 'ATU12345678', 'Zürich', true, 'export', 'reverse-charge'],
  ['boatwood', 'ATU12345678', 'Wien', true, 'intra-community', 'reverse-charge'],
  ['boatwood', 'ATU12345678', 'Wien', false, null, null],
  ['vintage', 'ATU12345678', 'Wien', true, null, 'reverse-charge'],
  ['rental', 'ATU12345678', 'Wien', true, 'reverse-charge', 'reverse-charge'],
  ['rental', 'ATU12345678', 'Berlin', true, 'reverse-charge', 'reverse-charge'],
  ['rental', 'ATU12345678', 'Berlin', false, null, null],
  ['boatwood', 'ATU12345678', 'Berlin', true, null, 'reverse-charge'],
  ['boatwood', 'ATU12345678', 'collected', true, null, 'reverse-charge'],
  ['boatwood', 'DE123456789', 'Wien', true, null, null],
  ['boatwood', 'XI123456789', 'Belfast', true, 'intra-community', null],
])('%s, to the holder of %s, %s, confirmed: %s', (line, vatId, to, isConfirmed, goods, assembly) => {
  const sale: Sale = {
    customerKind: vatId === null ? 'consumer' : 'business',
    vatId,
    billing: null,
    isCollected: to === 'collected',
    address: places[to === 'collected' ? 'Berlin' : to],
  };
  expect(lineExemptionOf(lines[line], sale, isConfirmed)).toEqual({ goods, assembly });
});
