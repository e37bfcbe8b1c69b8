import type { PieceDraft } from '../piece.ts';

/** One line of a table file. The reader knows the place in the file, the mappers know what stands there. */
export interface SourceRow {
  /** Line of the file where the row begins, the first one being 1. */
  readonly line: number;
  /** By the column's name in our tables, whatever the file's heading looks like. */
  readonly cells: ReadonlyMap<string, string>;
  /** The file's own headings by the same names, for messages. */
  readonly headings: ReadonlyMap<string, string>;
}

/** The rows of one piece: several when it has variants or, at Shopify, several pictures. */
export type RowGroup = readonly [SourceRow, ...SourceRow[]];

/** Something to say about one cell, in words for the shop's staff: 'preis „12,x“ ist keine Zahl'. */
export interface Remark {
  readonly line: number;
  /** The file's own heading, or what people call it. */
  readonly column: string;
  /** The column's name in our tables, where it is one of them. */
  readonly name?: string;
  readonly value: string;
  readonly problem: string;
}

/** How many units there are is said by each row, or left out: then those stay that are there. */
export interface OurCounting {
  /** SKUs of the piece or of variants for which no number is given. */
  readonly leftOut: readonly string[];
}

/** What has become of a row. A warning tells of something that is not taken over; a problem refuses the row. */
export type Mapped =
  | {
      readonly ok: true;
      readonly draft: PieceDraft;
      /** Whether visitors shall see it; null: a new piece yes, another one as it is. */
      readonly published: boolean | null;
      /** Of a table that counts units as we do, sold ones too; other shops count what is left. */
      readonly counting?: OurCounting;
      readonly warnings: readonly Remark[];
    }
  | {
      readonly ok: false;
      /** What could be read of the piece, for problems that show only beside the rest of the shop; null: nothing. */
      readonly draft: PieceDraft | null;
      readonly problems: readonly Remark[];
      readonly warnings: readonly Remark[];
    };

export interface MapContext {
  /** The year of the import: what is older than a hundred years is an antique. */
  readonly year: number;
  /** Category of all pieces whose row names none of ours. */
  readonly categoryId: string | null;
}

const longestValue = 60;

/** The beginning of a cell, on one line. */
export function shownValue(value: string): string {
  const characters = [...value.replace(/\s+/g, ' ').trim()];
  return characters.length > longestValue
    ? `${characters.slice(0, longestValue).join('')}…`
    : characters.join('');
}

/** 'preis „12,x“ ist keine Zahl'; a long value is cut, a missing one left out. */
export function remarkText({ column, value, problem }: Pick<Remark, 'column' | 'value' | 'problem'>): string {
  const shown = shownValue(value);
  return [column, shown === '' ? '' : `„${shown}“`, problem].filter((part) => part !== '').join(' ');
}

/** Gathers what there is to say while a row is read, so that every bad cell is named and not just the first. */
export class Remarks {
  readonly problems: Remark[] = [];
  readonly warnings: Remark[] = [];

  /** The first problem of a cell counts: a wrong value is not missing as well. */
  problem(row: SourceRow, column: string, problem: string): void {
    const remark = remarkOn(row, column, problem);
    const known = this.problems.some(({ line, column: name }) => line === row.line && name === remark.column);
    if (!known) this.problems.push(remark);
  }

  warn(row: SourceRow, column: string, problem: string, value?: string): void {
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

function remarkOn(row: SourceRow, column: string, problem: string): Remark {
  const value = row.cells.get(column)?.trim() ?? '';
  return { line: row.line, column: row.headings.get(column) ?? column, name: column, value, problem };
}
