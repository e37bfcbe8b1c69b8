import type { Generated } from 'kysely';
import type { StaffRole } from '../../../shared/staff/staff-rights.ts';
import type { TableFormatName } from '../domain/import/formats.ts';
import type { ImportState } from '../domain/import/import-state.ts';

/** Something that is skipped in imported pieces, one entry per kind. */
export interface CountedWarning {
  readonly column: string;
  readonly problem: string;
  readonly count: number;
  /** Where it first occurred. */
  readonly line: number;
  readonly value: string;
}

export interface PieceImportRow {
  id: string;
  file_name: string;
  file_key: string | null;
  bytes: number;
  encoding: string;
  delimiter: string;
  headings: readonly string[];
  preview: readonly (readonly string[])[];
  format: TableFormatName;
  columns: readonly (string | null)[];
  category_id: string | null;
  state: ImportState;
  run_id: string | null;
  staff: { readonly id: string; readonly name: string; readonly role: StaffRole };
  created_at: Date;
  changed_at: Date;
  position: Generated<number>;
  last_line: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  warnings: Generated<readonly CountedWarning[]>;
  problem: string | null;
}

/** One reason to reject a row. */
export interface RowProblem {
  /** The beginning of the affected row: a piece with variants has several. */
  readonly line: number;
  readonly column: string;
  /** The value that was read; '' if there was none. */
  readonly value: string;
  readonly problem: string;
  /** The values that would be valid; '' if the problem is self-explanatory. */
  readonly expected: string;
}

export interface PieceImportRowRow {
  import_id: string;
  line: number;
  outcome: 'created' | 'updated' | 'refused';
  sku: string;
  title: string;
  fields: string[];
  problem: string | null;
  cells: readonly (readonly string[])[] | null;
  problems: readonly RowProblem[] | null;
}

export interface ImportTables {
  piece_imports: PieceImportRow;
  piece_import_rows: PieceImportRowRow;
}
