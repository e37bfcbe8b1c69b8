import type { Exemption, LineExemption } from './exemption.ts';
import { saleKindOf, supplyOf, type Sale, type Supply } from './sale-kind.ts';
import type { TaxedLine } from './vat-note.ts';

/**
 * The exemption of a supply, if the sale is made. Every rule has its source in docs/legal.md, „Sales abroad“.
 * @param isConfirmed whether the tax office of its state confirms the VAT ID at the click (§ 6a (1) No. 4 UStG)
 */
function exemptionOf(supply: Supply, sale: Sale, isConfirmed: boolean): Exemption | null {
  const isGoods = supply === 'goods' || supply === 'margin-goods';
  switch (saleKindOf(supply, sale)) {
    case 'inland':
    case 'eu-consumer':
      return null;
    case 'eu-business':
      return isConfirmed ? (isGoods ? 'intra-community' : 'reverse-charge') : null;
    case 'third-country':
      // § 25a (5) sentence 2: goods under the margin scheme are exempt too. Services are not sold there.
      return isGoods ? 'export' : null;
  }
}

export function lineExemptionOf(
  line: Pick<TaxedLine, 'taxScheme' | 'isRent'>,
  sale: Sale,
  isConfirmed: boolean,
): LineExemption {
  return {
    goods: exemptionOf(supplyOf(line), sale, isConfirmed),
    assembly: exemptionOf('assembly', sale, isConfirmed),
  };
}
