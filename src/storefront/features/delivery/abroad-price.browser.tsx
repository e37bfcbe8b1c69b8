import * as fields from '#texts/checkout.ts';
import * as t from '#texts/shipping.ts';
import { formatEuros } from '#texts/shell.ts';
import type { Delivery } from './ask-shipping.browser.ts';

/** For a delivery that is imported: what the pieces cost there, and what comes on top. */
export function AbroadPrice({ delivery: { imported, exempt } }: { readonly delivery: Delivery }) {
  if (!imported) return null;
  return (
    <span className="block text-ink-soft">
      {exempt !== null && t.piecesThere(formatEuros(exempt.piecesCents))} {fields.customsExtra}
    </span>
  );
}

/** Whether the price of a delivery contains German VAT; 'unsaid' where the shop could not be asked. */
export const vatIn = ({ imported, exempt }: Delivery): 'with' | 'without' | 'unsaid' =>
  !imported ? 'with' : exempt === null ? 'unsaid' : 'without';
