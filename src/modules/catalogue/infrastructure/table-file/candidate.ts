import type { Mapped } from '../../domain/import/mapped.ts';

/** What is to become one piece: the outcome of its rows, and the rows as they stood in the file. */
export interface Candidate {
  readonly line: number;
  /** Where the last of its rows begins. */
  readonly lastLine: number;
  /** How people find it in their file: its SKU, or what stands in for it. */
  readonly name: string;
  readonly mapped: Mapped;
  readonly rows: readonly (readonly string[])[];
}

/** An opened file: its pieces, read as they are asked for. */
export interface ImportSource {
  /** 'unsere Tabelle', for progress messages. */
  readonly title: string;
  /** Remarks before it begins. */
  readonly notes: readonly string[];
  /** 'Zeile' of a table, 'Eintrag' of a list. */
  readonly place: string;
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly totalBytes: number;
  position(): number;
  /** @throws UnreadableFile from where on the file is broken */
  readonly candidates: AsyncIterable<Candidate>;
}
