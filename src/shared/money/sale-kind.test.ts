import { describe, expect, test } from 'vitest';
import {
  isSoldTo,
  kindsAbroad,
  saleKindOf,
  whyNotSold,
  type Sale,
  type SoldAbroad,
  type Supply,
} from './sale-kind.ts';

const places = {
  Berlin: { country: 'DE', postalCode: '10245' },
  Sylt: { country: 'DE', postalCode: '25980' },
  Helgoland: { country: 'DE', postalCode: '27498' },
  Büsingen: { country: 'DE', postalCode: '78266' },
  Wien: { country: 'AT', postalCode: '1010' },
  Mailand: { country: 'IT', postalCode: '20121' },
  Monaco: { country: 'FR', postalCode: '98000' },
  Madeira: { country: 'PT', postalCode: '9000-001' },
  Réunion: { country: 'FR', postalCode: '97400' },
  Teneriffa: { country: 'ES', postalCode: '38001' },
  Ceuta: { country: 'ES', postalCode: '51001' },
  Åland: { country: 'FI', postalCode: '22100' },
  Livigno: { country: 'IT', postalCode: '23041' },
  Belfast: { country: 'GB', postalCode: 'BT1 1AA' },
  London: { country: 'GB', postalCode: 'SW1A 1AA' },
  Zürich: { country: 'CH', postalCode: '8001' },
  Oslo: { country: 'NO', postalCode: '0150' },
  'New York': { country: 'US', postalCode: '10001' },
} as const;

type PlaceName = keyof typeof places;

/** 'consumer', or 'business' with its VAT ID, if it has one. */
type Who = 'consumer' | 'business' | `business ${string}`;

function sale(who: Who, to: PlaceName | 'collected', from: PlaceName | null = null): Sale {
  const [kind, vatId] = who.split(' ');
  return {
    customerKind: kind === 'business' ? 'business' : 'consumer',
    vatId: vatId ?? null,
    isCollected: to === 'collected',
    address: places[to === 'collected' ? (from ?? 'Berlin') : to],
    billing: to === 'collected' || from === null ? null : places[from],
  };
}

const [german, austrian, italian] = [
  'business DE123456789',
  'business ATU12345678',
  'business IT12345678901',
] as const;
const [irish, british, swiss] = [
  'business XI123456789',
  'business GB123456789',
  'business CHE123456789MWST',
] as const;

describe('goods', () => {
  test.each<[Who, PlaceName | 'collected', ReturnType<typeof saleKindOf>, string]>([
    ['consumer', 'Berlin', 'inland', '§ 3 (6) UStG'],
    ['consumer', 'Sylt', 'inland', '§ 1 (2): the islands are inland'],
    ['business', 'Berlin', 'inland', ''],
    [austrian, 'Berlin', 'inland', 'they do not leave the country: no § 6a (1) No. 1'],
    [swiss, 'Berlin', 'inland', 'nor § 6 (1)'],
    ['consumer', 'collected', 'inland', '§ 3 (6): where the transport begins'],
    [austrian, 'collected', 'inland', '§ 6a (3), § 17b UStDV: without a proof of arrival not exempt'],
    ['consumer', 'Wien', 'eu-consumer', '§ 3c (1), (4)'],
    ['business', 'Wien', 'eu-consumer', 'no ID, no § 6a (1) No. 4; treated like those of § 3c'],
    [swiss, 'Wien', 'eu-consumer', 'not an ID of a member state'],
    [german, 'Wien', 'inland', 'not of another member state, and no distance sale: § 3 (6)'],
    [austrian, 'Wien', 'eu-business', '§ 4 No. 1 b, § 6a'],
    ['business atu 123 456 78', 'Wien', 'eu-business', 'as it was typed'],
    [italian, 'Wien', 'eu-business', 'any other member state’s ID: § 6a (1) No. 4'],
    ['business EL123456789', 'Mailand', 'eu-business', 'Greece'],
    ['consumer', 'Monaco', 'eu-consumer', 'like France: Art. 7 of Directive 2006/112/EC'],
    ['consumer', 'Madeira', 'eu-consumer', 'in the territory for VAT'],
    ['consumer', 'Belfast', 'eu-consumer', 'goods: Art. 8 of the Protocol, the Windsor Framework'],
    [irish, 'Belfast', 'eu-business', 'an ID for goods'],
    [irish, 'Wien', 'eu-business', 'the same'],
    [british, 'Belfast', 'eu-consumer', 'no ID of Northern Ireland'],
    ['consumer', 'Zürich', 'third-country', '§ 4 No. 1 a, § 6 (1) No. 1, (4)'],
    ['business', 'Oslo', 'third-country', ''],
    [austrian, 'London', 'third-country', 'where they go decides, not the ID'],
    [german, 'Zürich', 'third-country', '§ 6 (1) No. 1: whoever buys'],
    ['consumer', 'New York', 'third-country', ''],
    ['consumer', 'Helgoland', 'third-country', '§ 1 (2), (2a): not inland'],
    ['consumer', 'Büsingen', 'third-country', 'the same'],
    [german, 'Büsingen', 'third-country', ''],
    ['consumer', 'Teneriffa', 'third-country', 'Art. 6 (1) of the directive'],
    ['consumer', 'Réunion', 'third-country', 'the same'],
    ['consumer', 'Åland', 'third-country', 'the same'],
    ['consumer', 'Ceuta', 'third-country', 'Art. 6 (2)'],
    [italian, 'Livigno', 'third-country', 'the same'],
  ])('%s, to %s: %s (%s)', (who, to, kind) => {
    expect(saleKindOf('goods', sale(who, to))).toBe(kind);
  });

  test.each<[Who, PlaceName | 'collected', ReturnType<typeof saleKindOf>]>([
    ['consumer', 'Berlin', 'inland'],
    [austrian, 'collected', 'inland'],
    ['consumer', 'Wien', 'eu-consumer'],
    [austrian, 'Wien', 'eu-consumer'],
    [irish, 'Belfast', 'eu-consumer'],
    ['consumer', 'Zürich', 'third-country'],
    ['consumer', 'Teneriffa', 'third-country'],
  ])(
    'under § 25a UStG there is no intra-Community supply and no distance sale: %s, to %s: %s',
    (who, to, kind) => {
      expect(saleKindOf('margin-goods', sale(who, to))).toBe(kind);
    },
  );

  test('who gets the invoice changes nothing', () => {
    expect(saleKindOf('goods', sale('business', 'Wien', 'Zürich'))).toBe('eu-consumer');
    expect(saleKindOf('goods', sale('consumer', 'Berlin', 'Zürich'))).toBe('inland');
  });
});

describe('services', () => {
  /** Of whom, where it is done or delivered, and where they live. */
  test.each<[Supply, Who, PlaceName | 'collected', PlaceName | null, ReturnType<typeof saleKindOf>, string]>([
    ['rental', 'consumer', 'Berlin', null, 'inland', '§ 3a (1)'],
    ['rental', 'consumer', 'Berlin', 'Wien', 'inland', '§ 3a (1): the shop’s seat'],
    ['rental', 'consumer', 'Wien', null, 'eu-consumer', 'taxed here all the same'],
    ['rental', 'consumer', 'Berlin', 'Zürich', 'third-country', '§ 3a (4) No. 10'],
    ['rental', 'consumer', 'collected', 'Zürich', 'third-country', 'the same'],
    ['rental', 'consumer', 'Berlin', 'Belfast', 'third-country', 'Northern Ireland, for services'],
    [
      'rental',
      'consumer',
      'Zürich',
      'Berlin',
      'third-country',
      'the careful side: it leaves the EU for a time',
    ],
    ['rental', 'business', 'Berlin', null, 'inland', ''],
    ['rental', german, 'Wien', 'Berlin', 'inland', '§ 3a (2): its seat is here'],
    ['rental', german, 'Zürich', 'Berlin', 'third-country', 'the careful side'],
    ['rental', austrian, 'Berlin', 'Wien', 'eu-business', '§ 3a (2), wherever it is used'],
    ['rental', austrian, 'collected', 'Wien', 'eu-business', 'the same'],
    ['rental', 'business', 'Berlin', 'Wien', 'inland', 'no ID: Art. 18 (2) of Regulation 282/2011'],
    ['rental', 'business', 'Wien', null, 'eu-consumer', 'the same'],
    ['rental', 'business', 'Berlin', 'Zürich', 'third-country', '§ 3a (2)'],
    ['rental', swiss, 'Berlin', null, 'third-country', 'its ID says where it is'],
    ['rental', irish, 'Berlin', null, 'third-country', 'an ID for goods alone'],
    ['assembly', 'consumer', 'Berlin', null, 'inland', '§ 3a (3) No. 3 c'],
    ['assembly', 'consumer', 'Berlin', 'Zürich', 'inland', 'where it is done'],
    ['assembly', austrian, 'Berlin', null, 'eu-business', '§ 3a (2)'],
    ['assembly', 'business', 'Berlin', 'Oslo', 'third-country', '§ 3a (2)'],
    ['assembly', german, 'Berlin', 'Zürich', 'inland', 'the ID that it uses: Art. 22 (1)'],
  ])('%s for %s, at %s, of %s: %s (%s)', (supply, who, to, from, kind) => {
    expect(saleKindOf(supply, sale(who, to, from))).toBe(kind);
  });
});

const none: SoldAbroad = { 'eu-consumer': false, 'eu-business': false, 'third-country': false };
const consumersOnly: SoldAbroad = { ...none, 'eu-consumer': true };
const all: SoldAbroad = { 'eu-consumer': true, 'eu-business': true, 'third-country': true };
const [vintage, boatwood, assembled, rented] = [
  { taxScheme: 'margin', isRent: false, assembly: false },
  { taxScheme: 'standard', isRent: false, assembly: false },
  { taxScheme: 'margin', isRent: false, assembly: true },
  { taxScheme: 'margin', isRent: true, assembly: false },
] as const;

describe('what is not sold', () => {
  test.each([
    ['vintage to Vienna', [vintage], sale('consumer', 'Wien'), consumersOnly, null],
    ['vintage for a business in Vienna', [vintage], sale(austrian, 'Wien'), consumersOnly, null],
    [
      'with boat-wood beside it',
      [vintage, boatwood],
      sale(austrian, 'Wien'),
      consumersOnly,
      ['eu-business', 'vatId'],
    ],
    ['without its ID', [vintage, boatwood], sale('business', 'Wien'), consumersOnly, null],
    [
      'in Berlin, with assembly',
      [assembled],
      sale(austrian, 'Berlin'),
      consumersOnly,
      ['eu-business', 'vatId'],
    ],
    [
      'rented in Berlin by a Swiss ID',
      [rented],
      sale(swiss, 'Berlin'),
      consumersOnly,
      ['third-country', 'vatId'],
    ],
    [
      'rented in Berlin, paid in Zürich',
      [rented],
      sale('consumer', 'Berlin', 'Zürich'),
      consumersOnly,
      ['third-country', 'billingAddress.country'],
    ],
    [
      'rented in Berlin, paid in Büsingen',
      [rented],
      sale('business', 'Berlin', 'Büsingen'),
      consumersOnly,
      ['third-country', 'billingAddress.postalCode'],
    ],
    [
      'collected by a Swiss renter',
      [rented],
      sale('consumer', 'collected', 'Zürich'),
      consumersOnly,
      ['third-country', 'country'],
    ],
    ['to Zürich', [vintage], sale('consumer', 'Zürich'), consumersOnly, ['third-country', 'country']],
    [
      'to Zürich, paid in Berlin',
      [vintage],
      sale('consumer', 'Zürich', 'Berlin'),
      consumersOnly,
      ['third-country', 'country'],
    ],
    [
      'to Tenerife',
      [vintage],
      sale('consumer', 'Teneriffa'),
      consumersOnly,
      ['third-country', 'shipmentAdress.postalCode'],
    ],
    ['to Vienna, with nothing abroad', [vintage], sale('consumer', 'Wien'), none, ['eu-consumer', 'country']],
    ['to Berlin, with nothing abroad', [boatwood], sale(german, 'Berlin'), none, null],
    ['to Zürich, with all', [vintage, boatwood], sale(swiss, 'Zürich'), all, null],
    ['nothing', [], sale('consumer', 'Zürich'), none, null],
  ] as const)('%s', (_, lines, to, sold, expected) => {
    const found = whyNotSold(lines, to, sold);
    expect(found === null ? null : [found.kind, found.field]).toEqual(expected);
  });

  test.each<[PlaceName, SoldAbroad, boolean]>([
    ['Berlin', none, true],
    ['Wien', none, false],
    ['Wien', consumersOnly, true],
    ['Wien', { ...none, 'eu-business': true }, false],
    ['Zürich', consumersOnly, false],
    ['Zürich', all, true],
    ['Helgoland', consumersOnly, false],
  ])('a consumer in %s with %o: %s', (to, sold, expected) => {
    expect(isSoldTo(places[to], sold)).toBe(expected);
  });

  test('every kind can be switched off', () => {
    const orders = [sale('consumer', 'Wien'), sale(austrian, 'Wien'), sale('consumer', 'Zürich')];
    expect(orders.map((one) => whyNotSold([boatwood], one, none)?.kind)).toEqual(kindsAbroad);
  });
});
