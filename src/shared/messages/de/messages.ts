import type { FailureCode } from '../../failure-code.ts';
import { confirmations } from './confirmations.ts';
import { fields } from './fields.ts';
import { importRows } from './import-rows.ts';
import { imports } from './imports.ts';
import { office } from './office.ts';
import { pieces } from './pieces.ts';
import { refusals } from './refusals.ts';
import { vouchers } from './vouchers.ts';

/** The words for a code: a sentence, or one that is made of facts. */
type Sentence = string | ((params: never) => string);

/** Everything that REST says, in German. Its keys are the codes. */
export const german = {
  ...refusals,
  ...fields,
  ...confirmations,
  ...imports,
  ...importRows,
  ...office,
  ...pieces,
  ...vouchers,
} satisfies Readonly<Record<FailureCode, Sentence>> & Readonly<Record<string, Sentence>>;
