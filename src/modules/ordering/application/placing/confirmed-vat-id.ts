import type { Sale } from '../../../../shared/money/sale-kind.ts';
import { vatIdAbroad, type VatIdAbroad } from '../../../../shared/places/vat-id.ts';
import type { VatIdConfirmation } from '../../../vat-ids/index.ts';
import type { OrderVat } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** The VAT ID on which a sale without VAT could rest; null: the customer has named none. */
export const vatIdOf = ({ customerKind, vatId }: Pick<Sale, 'customerKind' | 'vatId'>): VatIdAbroad | null =>
  customerKind === 'business' && vatId !== null ? vatIdAbroad(vatId) : null;

/** Whether an order bears no VAT because of it. */
export const restsOnVatId = (vatByRate: readonly OrderVat[]): boolean =>
  vatByRate.some(({ exemption }) => exemption === 'intra-community' || exemption === 'reverse-charge');

/** Has it confirmed, which may take seconds: never within a transaction. Null: there is none to confirm. */
export async function confirmVatIdOf(
  { vatIds }: Pick<OrderingDependencies, 'vatIds'>,
  sale: Sale,
): Promise<VatIdConfirmation['state'] | null> {
  const vatId = vatIdOf(sale);
  return vatId === null ? null : (await vatIds.confirm(vatId)).state;
}
