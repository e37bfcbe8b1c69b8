import { Chip } from '@mui/material';
import { imports as t } from '../texts/imports.ts';
import type { PieceImportRow } from './import-types.ts';

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
