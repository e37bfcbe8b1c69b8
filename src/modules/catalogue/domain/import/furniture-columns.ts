import type { CarrierCount } from '../../../../shared/pieces/piece-vocabulary.ts';
import { boatWoodWords, type ShopType } from '../../../../shared/pieces/shop-type.ts';
import { pieceLabels as labels } from '../../../../shared/pieces/piece-labels.ts';
import { conditions, type Condition, type Section, type SellerKind, type TaxScheme } from '../piece.ts';
import { unitStates, unitStateWords, type UnitCount } from '../unit-count.ts';
import * as cells from './cells/cells.ts';
import { type Columns, columnName } from './columns.ts';
import { fieldColumns } from './field-columns.ts';
import { safetyColumns } from './shopify/product-safety.ts';

const lines = cells.oneOf<ShopType>([
  ['vintage', 'vintage'],
  ['boatwood', ...boatWoodWords],
]);
const conditionWords = conditions.map((word): [Condition, ...string[]] =>
  word === 'beschädigt' ? [word, word, 'beschaedigt'] : [word, word],
);
const sectionWords = cells.oneOf<Section>([
  ['highlights', 'highlights', 'highlight'],
  ['sales', 'sale', 'sales', 'angebote'],
  ['new', 'neu', 'new', 'neuheiten'],
]);
const taxWords = cells.oneOf<TaxScheme>([
  ['margin', 'differenz', 'margin', 'differenzbesteuerung', '§ 25a'],
  ['standard', 'regel', 'standard', 'regelbesteuerung', '19'],
]);
export const readSeller = cells.oneOf<SellerKind>([
  ['private', 'privat', 'private'],
  ['margin-dealer', 'differenzhändler', 'differenzhaendler', 'margin-dealer'],
  ['taxable-business', 'unternehmen', 'taxable-business'],
  ['own-making', 'eigene herstellung', 'own-making'],
]);

/**
 * Columns for details beyond a piece's name, price and variants. A file with Shopify's columns may carry these too,
 * since Shopify has none for them.
 */
export const furnitureColumns = {
  linie: {
    heading: 'linie',
    label: labels.line,
    aliases: ['Line'],
    meaning: 'vintage oder bootsholz; leer: vintage',
    example: 'vintage',
    read: lines,
  },
  hauptkategorie: {
    heading: 'hauptkategorie',
    label: labels.mainCategory,
    aliases: ['Main category'],
    meaning: 'die Kategorie, unter der das Stück steht, eine der genannten; leer: die erste im Menü',
    example: 'Sideboards',
    read: cells.shortText(120),
  },
  bereiche: {
    heading: 'bereiche',
    label: labels.sections,
    meaning: 'Blöcke der Startseite: highlights, sale, neu; mehrere mit | getrennt',
    example: 'highlights|neu',
    read: cells.listOf(/[|;,]/, sectionWords),
  },
  steuer: {
    heading: 'steuer',
    label: labels.taxScheme,
    meaning:
      'differenz (§ 25a UStG) oder regel (19 % enthalten); leer: bootsholz und Ware von Unternehmen regel, sonst differenz',
    example: 'differenz',
    read: taxWords,
  },
  steuer_zusaetzlich: {
    heading: 'steuer_zusaetzlich',
    label: 'Steuer zusätzlich in Prozent',
    meaning: 'Prozent, die auf den Preis noch aufgeschlagen werden, 0 bis 100; leer: 0',
    example: '0',
    read: cells.wholeNumber(0, 100),
  },
  verkaeufer: {
    heading: 'verkaeufer',
    label: labels.seller,
    requiredFor: 'mit einkaufspreis',
    requiredWith: 'einkaufspreis',
    meaning: 'von wem gekauft: privat, differenzhändler, unternehmen, eigene herstellung',
    example: 'privat',
    read: readSeller,
  },
  baujahr_von: {
    heading: 'baujahr_von',
    label: labels.fromYear,
    aliases: ['Baujahr', 'Entstehungsjahr', 'Year'],
    meaning: 'erstes mögliches Baujahr; ist nur eines von beiden bekannt, gilt es für beide',
    example: '1958',
    read: cells.readYear,
  },
  baujahr_bis: {
    heading: 'baujahr_bis',
    label: labels.toYear,
    meaning: 'letztes mögliches Baujahr',
    example: '1962',
    read: cells.readYear,
  },
  zustand: {
    heading: 'zustand',
    label: labels.condition,
    aliases: ['Condition'],
    requiredFor: 'bei vintage',
    meaning: `${conditions.join(', ')}; leer bei bootsholz: neuwertig`,
    example: 'sehr gut',
    read: cells.oneOf<Condition>(conditionWords),
  },
  traeger: {
    heading: 'traeger',
    label: labels.carriers,
    aliases: ['Carriers'],
    meaning: 'wie viele tragen: 2, 4 oder 6; leer: 2',
    example: '2',
    read: cells.oneOf<CarrierCount>([
      [2, '2'],
      [4, '4'],
      [6, '6'],
    ]),
  },
  ...fieldColumns,
  ...safetyColumns,
} satisfies Columns;

const counts = {
  free: 'davon_verfuegbar',
  held: 'davon_reserviert',
  rented: 'davon_vermietet',
  blocked: 'davon_gesperrt',
  sold: 'davon_verkauft',
} as const;

/** Columns that an export adds for people to read. They change with orders and rentals, so an import ignores them. */
export const informationHeadings = [
  'verfuegbarkeit',
  ...unitStates.map((state) => counts[state]),
] as const satisfies readonly string[];

const names: ReadonlySet<string> = new Set(informationHeadings);

export function isForInformation(heading: string): boolean {
  return names.has(columnName(heading));
}

/** Their contents, in the same order. */
export function informationCells(units: UnitCount | null): string[] {
  const foremost = unitStates.find((state) => (units?.[state] ?? 0) > 0);
  return [
    foremost === undefined ? 'kein Bestand' : unitStateWords[foremost],
    ...unitStates.map((state) => String(units?.[state] ?? 0)),
  ];
}
