import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import { linksLost } from '../../../shared/text/link-address.ts';
import type { Message } from '../../../shared/messages/message.ts';
import { longestGoodsHtml, longestGoodsTitle } from '../../../shared/limits.ts';
import type {
  GoodsKind,
  GoodsText,
  GoodsTextField,
  GoodsTextEffect,
} from '../../../shared/pieces/goods-texts.ts';
import { flag, readText } from './import/cells/cells.ts';

/** What a text is about, and its language. */
export interface GoodsTextOf {
  readonly kind: GoodsKind;
  readonly id: string;
  readonly language: TranslatedLanguage;
}

/** The columns of the table in which staff fill in translations. It is in German, as all our tables are. */
export const textColumns = {
  id: 'kennung',
  sku: 'sku',
  state: 'stand',
  german: {
    title: 'titel_deutsch',
    descriptionHtml: 'beschreibung_deutsch',
    conditionText: 'zustand_deutsch',
  },
  madeTitle: 'titel_aus_angaben',
  own: { title: 'titel', descriptionHtml: 'beschreibung', conditionText: 'zustand' },
  read: 'gelesen',
  version: 'version',
} as const;

/** In the order of an export: each German text stands before its translation. */
export const textHeadings: readonly string[] = [
  textColumns.id,
  textColumns.sku,
  textColumns.state,
  textColumns.german.title,
  textColumns.madeTitle,
  textColumns.own.title,
  textColumns.german.descriptionHtml,
  textColumns.own.descriptionHtml,
  textColumns.german.conditionText,
  textColumns.own.conditionText,
  textColumns.read,
  textColumns.version,
];

/** How an export says the state of a translation. */
export const stateWords = {
  missing: 'fehlt',
  incomplete: 'unvollständig',
  outdated: 'älter als das Deutsche',
  current: 'aktuell',
} as const;

/** Why a row is rejected, or one of its cells. */
export interface TextProblem {
  /** '': it is about the row. */
  readonly column: string;
  readonly problem: Message;
}

/** A row of the table, as far as it can be read by itself. */
export interface TextRow {
  readonly line: number;
  readonly of: GoodsTextOf;
  /** The texts for which the file has columns; null: an empty cell. */
  readonly text: Partial<GoodsText>;
  /** Somebody has read the texts, and they are right as they are. */
  readonly isRead: boolean;
  /** The version of German text and translation, as they were exported. */
  readonly version: string;
}

/** @param cells by the column's name; a column that the file lacks is missing */
export function readTextRow(
  line: number,
  cells: ReadonlyMap<string, string>,
): { readonly row: TextRow } | { readonly problems: readonly TextProblem[] } {
  const problems: TextProblem[] = [];
  const version = (cells.get(textColumns.version) ?? '').trim();
  const id = (cells.get(textColumns.id) ?? '').trim();
  const of = goodsTextOf(id);
  if (id === '') problems.push({ column: textColumns.id, problem: { code: 'cell-missing' } });
  else if (of === null) problems.push({ column: textColumns.id, problem: { code: 'goods-text-unknown' } });
  if (version === '') problems.push({ column: textColumns.version, problem: { code: 'cell-missing' } });

  const text: Partial<Record<GoodsTextField, string | null>> = {};
  for (const [field, read] of Object.entries(readers) as [GoodsTextField, typeof readText][]) {
    const column = textColumns.own[field];
    const cell = cells.get(column);
    if (cell === undefined || (field === 'conditionText' && of !== null && of.kind !== 'piece')) continue;
    if (cell.trim() === '') text[field] = null;
    else {
      const found = read(cell);
      if (found.ok) text[field] = found.value;
      else problems.push({ column, problem: found.problem });
    }
  }
  const answer = (cells.get(textColumns.read) ?? '').trim();
  const isRead = answer === '' ? { ok: true as const, value: false } : flag(answer);
  if (!isRead.ok) problems.push({ column: textColumns.read, problem: isRead.problem });
  return of === null || !isRead.ok || problems.length > 0
    ? { problems }
    : { row: { line, of, text, isRead: isRead.value, version } };
}

/** On one line; spaces that do not break stay. */
const oneLine = (cell: string): string => cell.replace(/[^\S\u00a0\u202f]+/g, ' ');

const readers = {
  title: (cell: string) => atMost(longestGoodsTitle, oneLine(cell)),
  descriptionHtml: formatted,
  conditionText: formatted,
} satisfies Record<GoodsTextField, typeof readText>;

function atMost(maxLength: number, cell: string): ReturnType<typeof readText> {
  const text = readText(cell);
  if (!text.ok || text.value.length <= maxLength) return text;
  const params = { length: text.value.length, maxLength };
  return { ok: false, problem: { code: 'cell-too-long', params } };
}

function formatted(cell: string): ReturnType<typeof readText> {
  const [address] = linksLost(cell);
  return address === undefined
    ? atMost(longestGoodsHtml, cell)
    : { ok: false, problem: { code: 'link-leads-nowhere', params: { address } } };
}

/** @param id 'piece.runder-tisch-v-00012.es' */
export function goodsTextOf(id: string): GoodsTextOf | null {
  const [, kind, of, language] = /^(piece|category|parent-category)\.(.+)\.(en|es|fr|it)$/.exec(id) ?? [];
  return kind === undefined || of === undefined || language === undefined
    ? null
    : ({ kind, id: of, language } as GoodsTextOf);
}

export const idOfGoodsText = ({ kind, id, language }: GoodsTextOf): string => `${kind}.${id}.${language}`;

/** What the shop has for a row. */
export interface StoredText {
  readonly text: GoodsText;
  /** Which of them a service wrote and nobody has checked since. */
  readonly machineMade: readonly GoodsTextField[];
  readonly isOutdated: boolean;
  readonly version: string;
}

/** Which texts are still machine-made after a change: those that nobody has changed or checked. */
export function uncheckedAfter(
  { text: before, machineMade }: StoredText,
  after: GoodsText | null,
  isChecked: boolean,
): GoodsTextField[] {
  if (after === null || isChecked) return [];
  return machineMade.filter((field) => after[field] !== null && after[field] === before[field]);
}

/** What becomes of a row. What was `read` is up to date with the German texts from then on. */
export type TextEffect =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: GoodsTextEffect;
      readonly after: GoodsText;
      readonly changed: readonly GoodsTextField[];
    }
  | { readonly kind: 'refused'; readonly problem: TextProblem };

/**
 * Decides about a row. What stands in the shop as the file has it stays as it is, whatever its version: so a file can be
 * imported again. Everything else must not have changed since the export.
 * @param stored undefined: there is no such thing
 */
export function effectOfText(
  { of, text, isRead, version }: TextRow,
  stored: StoredText | undefined,
): TextEffect {
  const refused = (column: string, code: 'goods-text-unknown' | 'goods-text-without-name') =>
    ({ kind: 'refused', problem: { column, problem: { code } } }) as const;
  if (stored === undefined) return refused(textColumns.id, 'goods-text-unknown');
  const before = stored.text;
  const after: GoodsText = { ...before, ...text };
  const changed = (Object.keys(readers) as GoodsTextField[]).filter(
    (field) => asRead(after[field]) !== asRead(before[field]),
  );
  const isSilent = after.title === null && after.descriptionHtml === null && after.conditionText === null;
  const canBeRead = stored.isOutdated || stored.machineMade.length > 0;
  if (changed.length === 0 && !(isRead && canBeRead)) return { kind: 'unchanged' };
  const problem = newerThan(version, stored.version);
  if (problem !== null) return { kind: 'refused', problem: { column: textColumns.version, problem } };
  if (of.kind !== 'piece' && after.title === null && !isSilent) {
    return refused(textColumns.own.title, 'goods-text-without-name');
  }
  const wasSilent = Object.values(before).every((value) => value === null);
  const kind = isSilent ? 'emptied' : wasSilent ? 'created' : changed.length === 0 ? 'read' : 'changed';
  return { kind, after, changed };
}

/** What a form has saved may differ from the same in a table: in composed letters, line ends, spaces at its ends. */
const asRead = (text: string | null): string =>
  oneLine((text ?? '').replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim();

/** Which of both was changed after the export, if one was. */
function newerThan(version: string, stored: string): Message | null {
  if (version === stored) return null;
  const [german] = version.split('-');
  return {
    code:
      german === stored.split('-')[0] ? 'translation-changed-since-export' : 'german-changed-since-export',
  };
}
