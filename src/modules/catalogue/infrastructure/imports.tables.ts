import type { Generated } from 'kysely';
import type { Message } from '../../../shared/messages/message.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import type { TableFormatName } from '../domain/import/formats.ts';
import type { ImportState } from '../domain/import/import-state.ts';
import type { SellerKind } from '../domain/piece.ts';
import type { Remark } from '../domain/import/mapped.ts';

/** Something that is skipped in imported pieces, one entry per kind: where it first occurred, and how often. */
export type CountedRemark = Remark & { readonly count: number };

/** Why a row was rejected, or what somebody should check in an accepted one. */
export type StoredRemark = Remark & {
  /** The values that would be valid; '' if the problem is self-explanatory. */
  readonly expected: string;
};

/** The German sentences of reports that were written before messages became codes. */
interface OldWarning {
  readonly column: string;
  readonly problem: string;
  readonly count: number;
  readonly line: number;
  readonly value: string;
}
interface OldProblem {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly problem: string;
  readonly expected: string;
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
  seller_kind: Generated<SellerKind | null>;
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
  remarks: Generated<readonly CountedRemark[]>;
  /** Why the file could not be read to its end. */
  failure: Message | null;
  /** Only in old reports: nothing writes it any more. */
  warnings: Generated<readonly OldWarning[]>;
  problem: string | null;
}

export interface PieceImportLineRow {
  import_id: string;
  line: number;
  outcome: 'created' | 'updated' | 'refused';
  sku: string;
  title: string;
  /** Null: the row's price cannot be read. */
  price_cents: number | null;
  fields: string[];
  cells: readonly (readonly string[])[] | null;
  remarks: readonly StoredRemark[] | null;
  /** Only in old reports: nothing writes it any more. */
  problem: string | null;
  problems: readonly OldProblem[] | null;
}

export interface ImportTables {
  piece_imports: PieceImportRow;
  piece_import_rows: PieceImportLineRow;
}
