import { isAmong, readPostalCodeRanges } from './postal-code-ranges.ts';

/**
 * What a place is for goods from Germany: `nothing`, like any other place of the EU; `vat`, within the customs
 * territory of the EU but outside of its territory for VAT (Art. 6 (1) of Directive 2006/112/EC); `customs`, outside of
 * both (Art. 6 (2) of that directive, Art. 4 of Regulation (EU) 952/2013).
 */
type Outside = 'nothing' | 'vat' | 'customs';

interface PlaceApart {
  readonly id: string;
  /** As staff read it. */
  readonly name: string;
  readonly country: string;
  /** As `readPostalCodeRanges` reads them. */
  readonly postalCodes: string;
  readonly outside: Outside;
}

/**
 * The known parts of countries that are not like the rest of them: by tax and customs, or because no lorry gets there.
 * San Marino and the Vatican have Italian codes. Monaco, whose codes begin with 980, is like France in all of this
 * (Art. 7 of that directive).
 */
export const placesApart = [
  { id: 'helgoland', name: 'Helgoland', country: 'DE', postalCodes: '27498', outside: 'customs' },
  { id: 'buesingen', name: 'Büsingen', country: 'DE', postalCodes: '78266', outside: 'customs' },
  {
    id: 'german-islands',
    name: 'Deutsche Inseln ohne Straße',
    country: 'DE',
    postalCodes: [
      // Sylt, Föhr, Amrum, the Halligen and Pellworm
      '25980, 25992, 25996-25997, 25999, 25938, 25946, 25849, 25859, 25863, 25869',
      // Neuwerk; Wangerooge, Spiekeroog, Langeoog, Baltrum, Norderney, Juist, Borkum
      '27499, 26486, 26474, 26465, 26579, 26548, 26571, 26757',
      // Hiddensee, and Frauenchiemsee
      '18565, 83256',
    ].join(', '),
    outside: 'nothing',
  },
  {
    id: 'french-departments',
    name: 'Französische Überseedépartements',
    country: 'FR',
    postalCodes: '971-974, 976, 978',
    outside: 'vat',
  },
  {
    id: 'french-territories',
    name: 'Französische Überseegebiete',
    country: 'FR',
    postalCodes: '975, 977, 984, 986-989',
    outside: 'customs',
  },
  { id: 'canary-islands', name: 'Kanarische Inseln', country: 'ES', postalCodes: '35, 38', outside: 'vat' },
  {
    id: 'ceuta-melilla',
    name: 'Ceuta und Melilla',
    country: 'ES',
    postalCodes: '51, 52',
    outside: 'customs',
  },
  { id: 'madeira', name: 'Madeira', country: 'PT', postalCodes: '90-94', outside: 'nothing' },
  { id: 'azores', name: 'Azoren', country: 'PT', postalCodes: '95-99', outside: 'nothing' },
  { id: 'livigno', name: 'Livigno', country: 'IT', postalCodes: '23041', outside: 'customs' },
  { id: 'san-marino', name: 'San Marino', country: 'IT', postalCodes: '47890-47899', outside: 'customs' },
  { id: 'vatican', name: 'Vatikanstadt', country: 'IT', postalCodes: '00120', outside: 'customs' },
  { id: 'campione', name: 'Campione', country: 'IT', postalCodes: '22061', outside: 'vat' },
  { id: 'aland', name: 'Åland', country: 'FI', postalCodes: '22', outside: 'vat' },
  { id: 'athos', name: 'Athos', country: 'GR', postalCodes: '63086-63087', outside: 'vat' },
  { id: 'greenland', name: 'Grönland', country: 'DK', postalCodes: '39', outside: 'customs' },
  {
    id: 'svalbard',
    name: 'Spitzbergen und Jan Mayen',
    country: 'NO',
    postalCodes: '9170-9179, 8099',
    outside: 'customs',
  },
  {
    id: 'crown-dependencies',
    name: 'Jersey, Guernsey und Insel Man',
    country: 'GB',
    postalCodes: 'JE, GY, IM',
    outside: 'customs',
  },
  { id: 'gibraltar', name: 'Gibraltar', country: 'GB', postalCodes: 'GX', outside: 'customs' },
  // Goods from the EU are not imported there (Art. 8 of the Protocol, the Windsor Framework).
  { id: 'northern-ireland', name: 'Nordirland', country: 'GB', postalCodes: 'BT', outside: 'nothing' },
] as const satisfies readonly PlaceApart[];

export type PlaceId = (typeof placesApart)[number]['id'];

const read = placesApart.map((place) => ({
  place,
  ranges: readPostalCodeRanges(place.country, place.postalCodes).ranges,
}));

/** The known place of an address that is not like the rest of its country; null: it is like the rest. */
export function placeOf(country: string, postalCode: string): (typeof placesApart)[number] | null {
  const found = read.find(
    ({ place, ranges }) => place.country === country && isAmong(country, postalCode, ranges),
  );
  return found?.place ?? null;
}

/** The territory of an address for VAT (§ 1 (2), (2a) UStG): Germany, elsewhere in the EU, or a third country. */
export type VatTerritory = 'inland' | 'eu' | 'third-country';

/** The member states but for Germany; Monaco counts as France (Art. 7 of Directive 2006/112/EC). */
const otherMemberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

interface Address {
  readonly country: string;
  readonly postalCode: string;
}

/** The territory of an address, as it counts for goods: for services, Northern Ireland is a third country. */
export function vatTerritoryOf({ country, postalCode }: Address): VatTerritory {
  const place = placeOf(country, postalCode);
  if (place !== null && place.outside !== 'nothing') return 'third-country';
  if (place?.id === 'northern-ireland' || otherMemberStates.has(country)) return 'eu';
  return country === 'DE' ? 'inland' : 'third-country';
}

/** Whether the customer pays customs duties or import taxes there on top (terms, 4.3). */
export function isImported(to: Address): boolean {
  return vatTerritoryOf(to) === 'third-country';
}
