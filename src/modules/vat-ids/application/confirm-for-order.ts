import type { VatIdAbroad } from '../../../shared/places/vat-id.ts';
import type { VatIdConfirmation } from '../domain/vat-id-confirmation.ts';
import { latestConsultation, restOrderOn } from '../infrastructure/stored-consultation.ts';
import { confirmVatId, type Asking, type VatIdDependencies } from './confirm-vat-id.ts';

/**
 * Asks the register anew, and keeps its answer with the order: a VAT ID has to be valid when the goods leave, too
 * (§ 6a (1) No. 4 UStG), which may be weeks after the click. Never within a transaction.
 */
export async function confirmForOrder(
  deps: VatIdDependencies & { readonly asking: Asking },
  orderId: string,
  vatId: VatIdAbroad,
): Promise<VatIdConfirmation> {
  const confirmation = await confirmVatId(deps, vatId, { anew: true });
  if (confirmation.state === 'unknown' || deps.register === null) return confirmation;
  const answer = await latestConsultation(deps.db, vatId, deps.register.name);
  if (answer !== null) await deps.db.transaction((tx) => restOrderOn(tx, orderId, answer.id));
  return confirmation;
}
