import type { Catalogue } from '../message.ts';
import { confirmations } from './confirmations.ts';
import { fields } from './fields.ts';
import { importRows } from './import-rows.ts';
import { imports } from './imports.ts';
import { office } from './office.ts';
import { pieces } from './pieces.ts';
import { refusals } from './refusals.ts';
import { vouchers } from './vouchers.ts';

/** Everything that REST says, in French. */
export const french: Catalogue = {
  ...refusals,
  ...fields,
  ...confirmations,
  ...imports,
  ...importRows,
  ...office,
  ...pieces,
  ...vouchers,
};
