import { asMessage, type Message, type PlainCode } from '../../src/shared/messages/message.ts';
import { readText, type Remark } from '../../src/modules/catalogue/index.ts';

/** A person who designed, made or sold a piece. */
export interface Creator {
  readonly name: string;
  readonly role: string | null;
  readonly nationality: string | null;
  /** 'Ludwig Mies van der Rohe (designer, German, …)': the museum's full statement, in its own words. */
  readonly said: string;
}

/** A checked record of the museum's file. Dimensions are in inches, 0 for unknown. */
export interface MuseumRecord {
  readonly title: string;
  readonly accessionNumber: string;
  readonly medium: string | null;
  readonly creationDate: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly provenance: string | null;
  readonly widthInches: number;
  readonly heightInches: number;
  readonly depthInches: number;
  readonly diameterInches: number;
  readonly creators: readonly Creator[];
  readonly images: readonly string[];
  /** The remaining texts, each with its German label. */
  readonly others: readonly (readonly [label: string, value: string])[];
}

type Fields = Readonly<Record<string, unknown>>;
type Complain = (column: string, value: unknown, problem: Message | PlainCode) => void;

/** Fields that become part of a piece's sources, with their labels. */
const otherFields = [
  ['credit_line', 'Erwerb'],
  ['date_acquired', 'Erworben am'],
  ['department', 'Abteilung'],
  ['classification', 'Gattung'],
  ['physical_location', 'Standort'],
  ['id', 'Kennung'],
  ['web_url', 'Seite des Museums'],
] as const;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks one entry of the museum's list. Never throws; `problems` is empty if and only if the record is good. */
export function readRecord(entry: unknown, line: number): { record: MuseumRecord; problems: Remark[] } {
  const problems: Remark[] = [];
  const complain: Complain = (column, value, problem) => {
    const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    problems.push({ line, column, value: shown, problem: asMessage(problem) });
  };
  if (!isFields(entry)) complain('', entry, 'not-an-entry');
  const fields = isFields(entry) ? entry : {};
  const text = (column: string) => textOf(fields, column, complain);
  const inches = (column: string) => inchesOf(fields[column], column, complain);
  const needed = (column: string): string => {
    const value = text(column);
    const said = !isFields(entry) || problems.some((problem) => problem.column === column);
    if (value === null && !said) complain(column, '', 'cell-missing');
    return value ?? '';
  };
  const record: MuseumRecord = {
    title: needed('title'),
    accessionNumber: needed('accession_number'),
    medium: text('medium'),
    creationDate: text('creation_date'),
    earliest: text('creation_date_earliest'),
    latest: text('creation_date_latest'),
    provenance: text('provenance_text'),
    widthInches: inches('item_width'),
    heightInches: inches('item_height'),
    depthInches: inches('item_depth'),
    diameterInches: inches('item_diameter'),
    creators: listOf(fields, 'creator', complain).flatMap((each) => creatorOf(each, complain)),
    images: listOf(fields, 'images', complain).flatMap((each) =>
      isFields(each) && typeof each.image_url === 'string' ? [each.image_url] : [],
    ),
    others: otherFields.flatMap(([column, label]) => {
      const value = text(column);
      return value === null ? [] : [[label, value] as const];
    }),
  };
  return { record, problems };
}

function textOf(fields: Fields, column: string, complain: Complain): string | null {
  const value = fields[column];
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'string') {
    complain(column, value, 'not-a-text');
    return null;
  }
  const text = readText(value);
  if (!text.ok) complain(column, value, text.problem);
  return text.ok && text.value !== '' ? text.value : null;
}

function inchesOf(value: unknown, column: string, complain: Complain): number {
  if (value === null || value === undefined) return 0;
  // 100 m is the shop's limit for a dimension.
  if (typeof value === 'number' && value >= 0 && value * 25.4 <= 100_000) return value;
  complain(column, value, 'not-in-inches');
  return 0;
}

function listOf(fields: Fields, column: string, complain: Complain): readonly unknown[] {
  const value = fields[column];
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value as readonly unknown[];
  complain(column, value, 'not-a-list');
  return [];
}

const lifeFields = ['birth_date', 'birth_place', 'death_date', 'death_place', 'party_type'];

function creatorOf(each: unknown, complain: Complain): Creator[] {
  if (!isFields(each)) {
    complain('creator', each, 'not-an-entry');
    return [];
  }
  const name = textOf(each, 'full_name', complain) ?? textOf(each, 'cited_name', complain);
  if (name === null) return [];
  const role = textOf(each, 'role', complain);
  const nationality = textOf(each, 'nationality', complain);
  const life = lifeFields.map((field) => textOf(each, field, complain));
  const details = [role, nationality, ...life].filter((detail) => detail !== null);
  return [{ name, role, nationality, said: details.length === 0 ? name : `${name} (${details.join(', ')})` }];
}
