import { Chip } from '@mui/material';
import { imports as t } from '../texts/imports.ts';
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

const colours = {
  mapping: 'default',
  checking: 'primary',
  checked: 'default',
  importing: 'primary',
  done: 'success',
  stopped: 'warning',
} as const;

/** The state of an import. */
export function StateChip({ state }: { readonly state: PieceImportRow['state'] }) {
  return <Chip size="small" label={t.states[state]} color={colours[state]} />;
}
