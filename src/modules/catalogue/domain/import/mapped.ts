import {
  asMessage,
  type InWords,
  type Message,
  type PlainCode,
} from '../../../../shared/messages/message.ts';
import type { PieceDraft, SellerKind } from '../piece.ts';

/** One line of a table file. The reader knows its place in the file, the mappers know its meaning. */
export interface SourceRow {
  /** The line of the file where the row begins, counted from 1. */
  readonly line: number;
  /** By the column's name in our tables, whatever its heading in the file is. */
  readonly cells: ReadonlyMap<string, string>;
  readonly called: Called;
}

/** What people call a column: as their file heads it, or else as the form of a piece labels it. */
export type Called = (column: string) => string;

/** The rows of one piece: several if it has variants or, with Shopify, several pictures. */
export type RowGroup = readonly [SourceRow, ...SourceRow[]];

/** A message about one cell or one row of a file, for the shop's staff. */
export interface Remark {
  readonly line: number;
  /** As `Called` has it; '' if `about` says what it is about, if it is the whole row, or if only `name` says it so far. */
  readonly column: string;
  /** What it is about, if that is not a column of the file. */
  readonly about?: PlainCode;
  /** The column's name in our tables, if it is one of them. */
  readonly name?: string;
  readonly value: string;
  /** The part that is wrong in a cell that lists several values. */
  readonly part?: string;
  readonly problem: Message;
}

/** Each row may state its number of units. Without one, the existing number stays. */
export interface OurCounting {
  /** SKUs of the piece or of variants without a stated number. */
  readonly leftOut: readonly string[];
}

/** The result of a row. A warning reports something that is not imported; a problem rejects the row. */
export type Mapped =
  | {
      readonly ok: true;
      readonly draft: PieceDraft;
      /** Whether visitors may see it; null: a new piece yes, an existing one as before. */
      readonly published: boolean | null;
      /** For tables that count units as we do, including sold ones; other shops count what is left. */
      readonly counting?: OurCounting;
      readonly warnings: readonly Remark[];
    }
  | {
      readonly ok: false;
      /**
       * The readable part of the piece, for problems that only show in comparison with the rest of the shop; null:
       * nothing.
       */
      readonly draft: PieceDraft | null;
      readonly problems: readonly Remark[];
      readonly warnings: readonly Remark[];
    };

export interface MapContext {
  /** The year of the import: pieces more than a hundred years old are antiques. */
  readonly year: number;
  /** Category of all pieces whose row names none of ours. */
  readonly categoryId: string | null;
  /** From whom all pieces were bought whose row says what was paid but not to whom; null: such a row is rejected. */
  readonly sellerKind: SellerKind | null;
}

/** The same row for a piece that the shop knows, which keeps what the file has no column for. */
export type ForKnown = (known: PieceDraft) => Mapped;

const longestValue = 60;

/** The beginning of a cell, on one line. */
export function shownValue(value: string): string {
  const characters = [...value.replace(/\s+/g, ' ').trim()];
  return characters.length > longestValue
    ? `${characters.slice(0, longestValue).join('')}…`
    : characters.join('');
}

/** What a remark is about, in words. */
export function headingText({ column, about }: Pick<Remark, 'column' | 'about'>, inWords: InWords): string {
  return about === undefined ? column : inWords({ code: about });
}

/** '„Große Tische“ hat 12 Zeichen …': what is wrong, with the part that it is about. */
export function problemText({ part, problem }: Pick<Remark, 'part' | 'problem'>, inWords: InWords): string {
  return joined(part === undefined ? '' : quoted(part, inWords), inWords(problem));
}

/** 'preis „12,x“ ist keine Zahl'; a long value is cut, a missing one omitted. */
export function remarkText(remark: Omit<Remark, 'line'>, inWords: InWords): string {
  const shown = shownValue(remark.value);
  return joined(
    headingText(remark, inWords),
    shown === '' ? '' : quoted(shown, inWords),
    problemText(remark, inWords),
  );
}

const quoted = (value: string, inWords: InWords): string =>
  inWords({ code: 'value-read', params: { value } });

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Collects messages while a row is read, so that every bad cell is reported and not just the first. */
export class Remarks {
  readonly problems: Remark[] = [];
  readonly warnings: Remark[] = [];

  /** The first problem of a cell counts: a wrong value is not also missing. */
  problem(row: SourceRow, column: string, problem: Message | PlainCode, part?: string): void {
    const remark = { ...remarkOn(row, column, problem), ...(part === undefined ? {} : { part }) };
    const known = this.problems.some(({ line, name }) => line === row.line && name === column);
    if (!known) this.problems.push(remark);
  }

  warn(row: SourceRow, column: string, problem: Message | PlainCode, value?: string): void {
    this.warnings.push({ ...remarkOn(row, column, problem), ...(value === undefined ? {} : { value }) });
  }

  /** The draft, unless there is a problem. */
  outcome(draft: PieceDraft, published: boolean | null = null, counting?: OurCounting): Mapped {
    return this.problems.length === 0
      ? {
          ok: true,
          draft,
          published,
          ...(counting === undefined ? {} : { counting }),
          warnings: this.warnings,
        }
      : { ok: false, draft, problems: this.problems, warnings: this.warnings };
  }
}

function remarkOn(row: SourceRow, column: string, problem: Message | PlainCode): Remark {
  const value = row.cells.get(column)?.trim() ?? '';
  return {
    line: row.line,
    column: row.called(column),
    name: column,
    value,
    problem: asMessage(problem),
  };
}
