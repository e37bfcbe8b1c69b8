import * as t from '#texts/checkout.ts';
import { sendRequest as ask } from '#texts/shipping.ts';
import { countryName } from '#texts/countries.ts';
import { Worded } from '../../components/worded.tsx';
import { pieceOf, type ShopLine } from '../cart/store/shop-line.ts';
import { askForPrice, type PlaceAsked } from '../delivery/price-elsewhere.ts';
import type { PieceToDeliver } from '../overlays/overlay-store.ts';
import { readCheckout } from './checkout-store.ts';
import { internationalPhone } from './phone-number.ts';
import type { ShippingCost } from './use-shipping-cost.ts';
import { fullName } from '../../../shared/text/full-name.ts';

/** Why there is no price for the delivery, and what can be done about it. */
export function NoPrice({
  failed,
  lines,
}: {
  readonly failed: Extract<ShippingCost, { state: 'failed' }>;
  readonly lines: readonly ShopLine[];
}) {
  return (
    <div id="no-price" role="alert" tabIndex={-1} className="mt-4 border-l-4 border-error pl-4">
      <p className="font-semibold text-error">
        <Worded>{failed.message}</Worded>
      </p>
      {failed.isOnRequest && <AskForPrice lines={lines} />}
      {!failed.isNoPlace && !failed.isOnRequest && (
        <button type="button" onClick={failed.retry} className="min-h-11 underline underline-offset-4">
          {t.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Asks for the price of what the shop does not sell at once, with the pieces and the place that were typed. */
export function AskForPrice({ lines }: { readonly lines: readonly ShopLine[] }) {
  return (
    <button
      type="button"
      onClick={() => {
        const country = countryName[readCheckout().selectedCountry];
        askForPrice(piecesOf(lines), { ...shopper(), country });
      }}
      className="min-h-11 underline underline-offset-4"
    >
      {ask}
    </button>
  );
}

/** Asks for the price of a delivery to a country that the form does not offer. */
export const askElsewhere = (lines: readonly ShopLine[]): void =>
  askForPrice(piecesOf(lines), { ...shopper(), country: '' });

/** As the form has them by now. */
function shopper(): Omit<PlaceAsked, 'country'> {
  const checkout = readCheckout();
  const { firstName, lastName, email, postalCode, city } = checkout.formData;
  const name = fullName({ firstName, lastName });
  return { name, email, postalCode, city, phone: internationalPhone(checkout) };
}

const piecesOf = (lines: readonly ShopLine[]): readonly PieceToDeliver[] =>
  lines.map((line) => ({ id: pieceOf(line), title: line.title, quantity: line.quantity }));
