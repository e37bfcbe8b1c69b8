import type { ForKnown, Mapped } from '../../domain/import/mapped.ts';

/** The data for one piece: the result of its rows, and the rows as they stood in the file. */
export interface Candidate {
  readonly line: number;
  /** The line where the last of its rows begins. */
  readonly lastLine: number;
  /** How people find it in their file: its SKU, or a replacement. */
  readonly name: string;
  /** As a new piece. */
  readonly mapped: Mapped;
  /**
   * As a piece that the shop knows. Omitted if that changes nothing, or if the rows are rejected in any case: what is
   * wrong with them is not just a column that the file lacks.
   */
  readonly forKnown?: ForKnown;
  readonly rows: readonly (readonly string[])[];
}

/** An opened file, whose pieces are read on demand. */
export interface ImportSource {
  /** 'unsere Tabelle', for progress messages. */
  readonly title: string;
  /** Messages before it begins. */
  readonly notes: readonly string[];
  /** 'Zeile' of a table, 'Eintrag' of a list. */
  readonly place: string;
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly totalBytes: number;
  position(): number;
  /** @throws UnreadableFile at the place where the file is broken */
  readonly candidates: AsyncIterable<Candidate>;
}
