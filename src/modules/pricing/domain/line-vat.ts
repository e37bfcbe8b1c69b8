import type { LineExemption, VatRate } from '../../../shared/money/exemption.ts';
import { saleKindOf, supplyOf, type Sale } from '../../../shared/money/sale-kind.ts';
import { lineExemptionOf } from '../../../shared/money/line-exemption.ts';
import type { TaxedLine } from '../../../shared/money/vat-note.ts';
import { standardRateAt } from './standard-rates.ts';

type LineToTax = Pick<TaxedLine, 'taxScheme' | 'isRent'>;

/** What a line bears in place of German VAT. */
export interface LineVat {
  readonly exemption: LineExemption;
  /** The rate of the member state that its goods go to; null: they are not taxed there. */
  readonly destination: VatRate | null;
}

/**
 * Whether a line's goods are a distance sale within the EU (§ 3c (1) UStG). Neither those under § 25a UStG ((5) there,
 * Art. 35 of Directive 2006/112/EC) nor services are.
 */
export function isDistanceSale(line: LineToTax, sale: Sale): boolean {
  const supply = supplyOf(line);
  return supply === 'goods' && saleKindOf(supply, sale) === 'eu-consumer';
}

/**
 * What a line bears in place of German VAT, if the sale is made.
 * @param isConfirmed whether its VAT ID is
 * @param isTaxedThere whether distance sales are taxed where they go to, see `isTaxedThere`
 * @param day '2028-02-29', in Berlin
 */
export function lineVatOf(
  line: LineToTax,
  sale: Sale,
  {
    isConfirmed,
    isTaxedThere,
    day,
  }: {
    readonly isConfirmed: boolean;
    readonly isTaxedThere: boolean;
    readonly day: string;
  },
): LineVat {
  return {
    exemption: lineExemptionOf(line, sale, isConfirmed),
    destination: isTaxedThere && isDistanceSale(line, sale) ? standardRateAt(sale.address, day) : null,
  };
}
