import type { z } from 'zod';
import type {
  importedRowSchema,
  pieceImportRowSchema,
  pieceImportSchema,
} from '../../modules/catalogue/http/admin-imports.schemas.ts';

/** An import as `/api/admin/imports` returns it: in full, and in the list. */
export type PieceImport = z.output<typeof pieceImportSchema>;
export type PieceImportRow = z.output<typeof pieceImportRowSchema>;
export type ImportedRow = z.output<typeof importedRowSchema>;
