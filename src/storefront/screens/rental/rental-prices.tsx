import { type Cents, percentOf } from '../../../shared/money/cents.ts';
import { formatEuros } from '#texts/shell.ts';
import {
  rentalPrice,
  rentalTerms,
  taxOnTopPercent,
  type RentOption,
} from '../../../shared/orders/rental-terms.ts';
import { shopTypes, type ShopType } from '../../../shared/pieces/shop-type.ts';
import * as t from '#texts/rental.ts';

const examplePriceCents: Cents = 80_000;
const workedOption: RentOption = '1 Monat';

/** Net and tax of renting a piece of this price, computed as in the cart. */
function rentOf(shopType: ShopType, option: RentOption): { readonly net: Cents; readonly tax: Cents } {
  const net = rentalPrice(examplePriceCents, option);
  return { net, tax: percentOf(net, taxOnTopPercent(shopType, true, 0)) };
}

/** The rental shares of the price, with a worked example for each line (spec 9). */
export function RentalPrices() {
  const { net, tax } = rentOf('vintage', workedOption);
  return (
    <section className="prose">
      <h2 id={t.pricesId}>{t.prices}</h2>
      <p>{t.pricesIntro}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t.duration}</th>
            {shopTypes.map((shopType) => (
              <th key={shopType} scope="col">
                {t.example[shopType](examplePriceCents)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rentalTerms.map(({ option, sharePercent }) => (
            <tr key={option}>
              <th scope="row" className="min-[24rem]:whitespace-nowrap">
                <span className="block font-semibold">{t.term(option)}</span>
                <span className="font-normal text-ink-soft">{t.share(sharePercent)}</span>
              </th>
              {shopTypes.map((shopType) => {
                const rent = rentOf(shopType, option);
                const gross = rent.net + rent.tax;
                return (
                  <td key={shopType} data-column={t.example[shopType](examplePriceCents)}>
                    {formatEuros(gross)}
                    <span className="block font-normal text-ink-soft">
                      {t.grossShare((gross / examplePriceCents) * 100)}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.worked(examplePriceCents, workedOption, net, tax)}</p>
      <p className="text-[0.9375rem] text-ink-soft">{t.taxNote(taxOnTopPercent('vintage', true, 0))}</p>
    </section>
  );
}
