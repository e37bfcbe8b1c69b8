import type { Cents } from '../../../shared/money/cents.ts';
import type { TaxedLine } from '../../../shared/money/vat-note.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import type { ShopLine } from './store/shop-line.ts';

/** What the assembly of a line costs. */
export const assemblyOf = ({ exempt, quantity }: ShopLine): Cents =>
  exempt?.assemblyCents ?? assemblyFeeCents * quantity;

/** What decides the taxation of a line. Those of old carts are taxed as pieces of their line usually are. */
export function taxationOf(line: ShopLine): TaxedLine {
  const { shopType, isRent, taxScheme = shopType === 'vintage' ? 'margin' : 'standard' } = line;
  const { chargeTax = 0, assembly = false, exempt } = line as Partial<ShopLine>;
  return { taxScheme, isRent, chargeTax, assembly, ...(exempt && { exemption: exempt }) };
}
