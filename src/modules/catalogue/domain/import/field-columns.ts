import {
  emptyValues,
  fieldNames,
  forFields,
  longestWord,
  pieceFields,
  ungrouped,
  type FieldKind,
  type FieldName,
  type FieldValues,
} from '../../../../shared/pieces/piece-fields.ts';
import { pieceLabels } from '../../../../shared/pieces/piece-labels.ts';
import type { PieceDraft } from '../piece.ts';
import * as cells from './cells/cells.ts';
import { decimal } from './cells/decimal.ts';
import type { Column } from './columns.ts';

/** How our own table writes each field of a piece. */
const written = {
  widthMm: {
    heading: 'breite_cm',
    aliases: ['Breite', 'Width'],
    meaning: 'Breite in cm',
    example: '180,5',
  },
  heightMm: { heading: 'hoehe_cm', aliases: ['Höhe', 'Height'], meaning: 'Höhe in cm', example: '78' },
  depthMm: { heading: 'tiefe_cm', aliases: ['Tiefe', 'Depth'], meaning: 'Tiefe in cm', example: '45' },
  diameterMm: {
    heading: 'durchmesser_cm',
    aliases: ['Durchmesser', 'Diameter'],
    meaning: 'Durchmesser in cm, bei Rundem statt Breite und Tiefe',
    example: '110',
  },
  seatHeightMm: {
    heading: 'sitzhoehe_cm',
    aliases: ['Sitzhöhe', 'Seat height'],
    meaning: 'Höhe der Sitzfläche in cm',
    example: '45',
  },
  weightGrams: {
    heading: 'gewicht_kg',
    aliases: ['Gewicht', 'Weight'],
    meaning: 'Gewicht in kg',
    example: '38,5',
  },
  materials: {
    heading: 'materialien',
    aliases: ['Material', 'Materials'],
    meaning: 'mehrere mit | oder Komma getrennt',
    example: 'Teak|Messing',
  },
  colour: { heading: 'farbe', aliases: ['Colour', 'Color'], meaning: 'Farbe', example: 'Nussbraun' },
  maker: {
    heading: 'hersteller',
    aliases: ['Designer', 'Maker', 'Manufacturer'],
    meaning: 'Hersteller, Entwurf',
    example: 'Arne Vodder',
  },
  origin: {
    heading: 'herkunft',
    aliases: ['Herkunftsland', 'Origin'],
    meaning: 'Herkunft',
    example: 'Dänemark',
  },
  speciesPapers: {
    heading: 'artenschutz',
    aliases: ['CITES'],
    meaning:
      'Nachweis für geschützte Arten wie Palisander, nie öffentlich; ohne ihn kommt ein solches Stück nicht in den Shop',
    example: 'EU-Bescheinigung DE-B-12345/26',
  },
  rentable: { heading: 'mietbar', aliases: [], meaning: 'ja oder nein; leer: nein', example: 'ja' },
  assemblyService: {
    heading: 'montage',
    aliases: [],
    meaning: 'Montage wird angeboten: ja oder nein; leer: nein',
    example: 'nein',
  },
  subtopic: {
    heading: 'untertitel',
    aliases: ['Subtitle'],
    meaning: 'Zeile unter dem Titel',
    example: 'Dänemark, um 1960',
  },
  conditionText: {
    heading: 'zustand_text',
    aliases: [],
    meaning: 'Zustand in Worten',
    example: 'Kleine Kratzer auf der Platte',
  },
  storyShop: {
    heading: 'geschichte',
    aliases: ['Story'],
    meaning: 'die Geschichte des Stücks',
    example: 'Aus einer Praxis in Aarhus.',
  },
  shopInfo: {
    heading: 'laden_info',
    aliases: [],
    meaning: 'Hinweis des Ladens, HTML erlaubt',
    example: '',
  },
  aboutUs: { heading: 'ueber_uns', aliases: ['About us'], meaning: 'über uns', example: '' },
  similarToTitle: {
    heading: 'aehnlich_titel',
    aliases: [],
    meaning: 'Überschrift über ähnlichen Stücken',
    example: 'Mehr Sideboards',
  },
} as const satisfies Readonly<
  Record<FieldName, Pick<Column<unknown>, 'heading' | 'aliases' | 'meaning' | 'example'>>
>;

/** How a cell of each kind is read, and written again by an export. */
const kinds: Readonly<
  Record<FieldKind, { readonly read: cells.CellReader<unknown>; write(value: never): string }>
> = {
  measure: { read: cells.centimetres, write: (value: number | null) => decimal(value, 1) },
  weight: { read: cells.kilograms, write: (value: number | null) => decimal(value, 3) },
  word: { read: cells.shortText(longestWord.alone), write: (value: string | null) => value ?? '' },
  words: {
    read: cells.listOf(/[|;,]/, cells.shortText(longestWord.ofSeveral)),
    write: (value: readonly string[]) => value.map(cells.listPart).join('|'),
  },
  flag: { read: cells.flag, write: yesOrNo },
  plain: { read: cells.readText, write: (value: string | null) => value ?? '' },
  html: { read: cells.readText, write: (value: string | null) => value ?? '' },
};

type Heading<Name extends FieldName> = (typeof written)[Name]['heading'];
type ByHeading<Values> = {
  readonly [Name in FieldName as Heading<Name>]: Values extends 'columns'
    ? Column<FieldValues[Name]>
    : Values extends 'cells'
      ? string
      : FieldValues[Name] | null;
};

const byHeading = (valueOf: (name: FieldName) => unknown): Record<string, unknown> =>
  Object.fromEntries(fieldNames.map((name) => [written[name].heading, valueOf(name)]));

export const headingOf = (name: FieldName): string => written[name].heading;

/** The columns of a table, by their headings. */
export const fieldColumns = byHeading((name) => ({
  ...written[name],
  label: pieceLabels[name],
  read: kinds[pieceFields[name].kind].read,
})) as ByHeading<'columns'>;

/** What the cells of a row state; an empty one states nothing. */
export const fieldsOfCells = (values: ByHeading<'values'>): FieldValues =>
  forFields(
    fieldNames,
    (name) => values[written[name].heading] ?? emptyValues[name],
  ) as unknown as FieldValues;

/** The values that cells would have for a piece. */
export const valuesOfPiece = (piece: PieceDraft): ByHeading<'values'> => {
  const values = ungrouped(piece);
  return byHeading((name) => values[name]) as ByHeading<'values'>;
};

/** A piece's cells: the inverse of reading them. */
export const cellsOfPiece = (piece: PieceDraft): ByHeading<'cells'> => {
  const values = ungrouped(piece);
  return byHeading((name) =>
    kinds[pieceFields[name].kind].write(values[name] as never),
  ) as ByHeading<'cells'>;
};

export function yesOrNo(value: boolean): string {
  return value ? 'ja' : 'nein';
}
