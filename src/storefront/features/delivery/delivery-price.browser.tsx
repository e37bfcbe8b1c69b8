import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatEuros, colon } from '#texts/shell.ts';
import * as fields from '#texts/checkout.ts';
import * as t from '#texts/shipping.ts';
import { countryName } from '#texts/countries.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import { Worded } from '../../components/worded.tsx';
import { loadShippingCalculator } from './load-shipping-calculator.ts';
import { shippingCalculator, type PieceToDeliver } from '../overlays/overlay-store.ts';
import { AbroadPrice, vatIn } from './abroad-price.browser.tsx';
import { askShipping, type Delivery, type DeliveryAnswer } from './ask-shipping.browser.ts';
import { deliveryAddress, type DeliveryAddress } from './address-store.ts';
import { askForPrice, somewhere, type PlaceAsked } from './price-elsewhere.ts';

interface Wanted {
  readonly id: string;
  readonly title: string;
  /** The one that is chosen; null: there are none. Without it the shop prices no piece that has some. */
  readonly variantId: string | null;
}

/**
 * What delivering this piece costs and how long it takes: to the remembered address, or to a postal code that is typed
 * here. The shipping calculator knows the rest: other countries, several pieces, assembly.
 */
export function DeliveryPrice({ id, title, variantId }: Wanted) {
  const piece = useMemo(
    (): PieceToDeliver => ({ id, title, quantity: 1, item: { product_item_id: id, qty: 1, variantId } }),
    [id, title, variantId],
  );
  const known = useSyncExternalStore(
    deliveryAddress.subscribe,
    deliveryAddress.getSnapshot,
    deliveryAddress.getServerSnapshot,
  );
  const { answer, keep } = usePrice(known, piece);
  const delivery = answer?.ok === true ? answer.delivery : null;
  const isPriced = known !== null && delivery !== null;
  return (
    <div className="text-[0.9375rem] print:hidden">
      {isPriced ? (
        <p>
          <span className="block min-w-0 break-words">{t.priceTo(known, formatEuros(delivery.cents))}</span>
          <span className="block text-ink-soft">
            {t.within(delivery.weeks, vatIn(delivery))} {delivery.toTheKerb ? t.toTheKerb : t.toTheDoor}
          </span>
          <AbroadPrice delivery={delivery} />
        </p>
      ) : (
        known === null && <ByPostalCode piece={piece} onPriced={keep} />
      )}
      {known !== null && answer?.ok === false && answer.isOnRequest && (
        <>
          <p className="min-w-0 break-words">
            {t.deliveryTo(known) + colon}
            <Worded>{answer.message}</Worded>
          </p>
          <Ask piece={piece} place={{ ...known, country: countryName[known.country] }} />
        </>
      )}
      <button
        type="button"
        className="min-h-11 underline underline-offset-4"
        onPointerEnter={() => void loadShippingCalculator()}
        onClick={() => shippingCalculator.set([piece])}
      >
        {isPriced ? t.change : t.calculator}
      </button>
    </div>
  );
}

/** A German postal code alone decides the price: five digits, and it is there. */
function ByPostalCode({
  piece,
  onPriced,
}: {
  readonly piece: PieceToDeliver;
  readonly onPriced: (to: DeliveryAddress, delivery: Delivery) => void;
}) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOnRequest, setOnRequest] = useState(false);
  useEffect(() => {
    if (!hasPostalCodeForm(defaultCountry, code)) return undefined;
    const postalCode = readPostalCode(defaultCountry, code);
    const to: DeliveryAddress = { country: defaultCountry, address: '', postalCode, city: '' };
    const stop = new AbortController();
    askShipping(to, [piece], stop.signal).then(
      (answer: DeliveryAnswer) => {
        if (answer.ok) {
          onPriced(to, answer.delivery);
          deliveryAddress.set(to);
        } else {
          setProblem(answer.message);
          setOnRequest(answer.isOnRequest);
        }
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [code, piece, onPriced]);
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-x-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasPostalCodeForm(defaultCountry, code)) setProblem(fields.wrongPostalCode);
      }}
    >
      <label htmlFor="delivery-code" className="font-semibold">
        {t.byPostalCode}
      </label>
      <input
        id="delivery-code"
        value={code}
        inputMode="numeric"
        autoComplete="postal-code"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : 'delivery-code-error'}
        onChange={(event) => {
          setProblem(null);
          setOnRequest(false);
          setCode(event.target.value.trim());
        }}
        className="min-h-11 w-24 border border-line-strong bg-white px-3 tabular-nums aria-invalid:border-error"
      />
      <p id="delivery-code-error" role="alert" className="basis-full font-semibold text-error empty:hidden">
        {problem !== null && <Worded>{problem}</Worded>}
      </p>
      {isOnRequest && (
        <Ask piece={piece} place={{ ...somewhere, country: countryName[defaultCountry], postalCode: code }} />
      )}
    </form>
  );
}

/** Asks for the price of a place that has none. */
function Ask({ piece, place }: { readonly piece: PieceToDeliver; readonly place: PlaceAsked }) {
  return (
    <button
      type="button"
      className="mr-6 min-h-11 underline underline-offset-4"
      onClick={() => askForPrice([piece], place)}
    >
      {t.sendRequest}
    </button>
  );
}

/** Requested for each piece: one that needs four carriers costs double. Null: unknown. */
function usePrice(known: DeliveryAddress | null, piece: PieceToDeliver) {
  const [price, setPrice] = useState<{
    readonly of: DeliveryAddress;
    readonly answer: DeliveryAnswer;
  } | null>(null);
  useEffect(() => {
    if (known === null) return undefined;
    const stop = new AbortController();
    askShipping(known, [piece], stop.signal).then(
      (answer) => setPrice({ of: known, answer }),
      () => undefined,
    );
    return () => stop.abort();
  }, [known, piece]);
  /** The previous answer, so that nothing flickers while a new one is fetched. */
  const keep = useCallback(
    (of: DeliveryAddress, delivery: Delivery) => setPrice({ of, answer: { ok: true, delivery } }),
    [],
  );
  const isOf = price !== null && JSON.stringify(price.of) === JSON.stringify(known);
  return { answer: isOf ? price.answer : null, keep };
}
