import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import * as t from '#texts/shipping.ts';
import { countryName } from '#texts/countries.ts';
import { formatEuros } from '#texts/shell.ts';
import * as fields from '#texts/checkout.ts';
import { defaultCountry, type CountryCode } from '../../../shared/places/country.ts';
import { countriesByName } from '../../countries-by-name.ts';
import { Button } from '../../components/controls/button.tsx';
import { SelectField, TextField } from '../../components/controls/field.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import { useValue } from '../../value-store.ts';
import { shippingCalculator, type PieceToDeliver } from '../overlays/overlay-store.ts';
import { AbroadPrice, vatIn } from './abroad-price.browser.tsx';
import { deliveryAddress, type DeliveryAddress } from './address-store.ts';
import { postalCodeProblem } from './place-refusal.ts';
import { priceElsewhere, somewhere } from './price-elsewhere.ts';
import { PriceRequest } from './price-request.browser.tsx';
import { StreetList } from './street-list.tsx';
import { TownList } from './town-list.tsx';
import { useDelivery, type Calculation } from './use-delivery.browser.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

/** Any country without rates. */
const elsewhere = 'elsewhere';

const noAddress: DeliveryAddress = { country: defaultCountry, address: '', postalCode: '', city: '' };

const close = (): void => {
  shippingCalculator.set(null);
  priceElsewhere.set(null);
};

/** The modal 'Versandkosten berechnen' (spec 2.12). */
export function ShippingCalculator({ pieces }: { readonly pieces: readonly PieceToDeliver[] | null }) {
  const isOpen = useValue(shippingCalculator) !== null;
  return (
    <Modal open={isOpen} onClose={close} title={t.calculator} kind="small-dialog">
      {pieces !== null && <Calculator pieces={pieces} />}
    </Modal>
  );
}

function Calculator({ pieces }: { readonly pieces: readonly PieceToDeliver[] }) {
  const [typed, setTyped] = useState<DeliveryAddress>(() => deliveryAddress.getSnapshot() ?? noAddress);
  const [asked, setAsked] = useState(priceElsewhere.get());
  const isElsewhere = asked !== null;
  const [isMissing, setMissing] = useState(false);
  const trimmed: DeliveryAddress = {
    country: typed.country,
    address: typed.address.trim(),
    postalCode: typed.postalCode.trim(),
    city: typed.city.trim(),
  };
  const texts = [trimmed.address, trimmed.postalCode, trimmed.city];
  const kept = useSyncExternalStore(
    deliveryAddress.subscribe,
    deliveryAddress.getSnapshot,
    deliveryAddress.getServerSnapshot,
  );
  const hasAddress = kept !== null || texts.some((text) => text !== '');
  const isFilled = texts.every((text) => text !== '');
  const wrongCode = postalCodeProblem(typed.country, trimmed.postalCode);
  const isHalfTyped = wrongCode !== null;
  const isComplete = isFilled && !isHalfTyped;
  const { calculation, calculate } = useDelivery(isComplete && !isElsewhere ? trimmed : null, pieces);
  const problemOf = (field: keyof DeliveryAddress): string | undefined => {
    if (field !== 'postalCode') return undefined;
    if (isMissing && wrongCode !== null) return wrongCode;
    return calculation.state === 'error' && calculation.isNoPlace && !calculation.isOnRequest
      ? calculation.message
      : undefined;
  };
  const bind = (field: 'address' | 'postalCode' | 'city') => ({
    id: `delivery-${field}`,
    value: typed[field],
    error: isMissing && trimmed[field] === '' ? fields.required[field] : problemOf(field),
    onText: (text: string) => setTyped((last) => ({ ...last, [field]: text })),
  });
  return (
    <div className="space-y-4 p-5">
      <SelectField
        id="delivery-country"
        autoComplete="country"
        label={fields.country}
        value={isElsewhere ? elsewhere : typed.country}
        onText={(text) => {
          setAsked(text === elsewhere ? somewhere : null);
          if (text !== elsewhere) setTyped((last) => ({ ...last, country: text as CountryCode }));
        }}
      >
        {countriesByName.map(({ code }) => (
          <option key={code} value={code}>
            {countryName[code]}
          </option>
        ))}
        <option value={elsewhere}>{t.elsewhere}</option>
      </SelectField>
      {isElsewhere ? (
        <PriceRequest pieces={pieces} place={asked} />
      ) : (
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(!isComplete);
            if (isComplete) {
              calculate();
              return;
            }
            const wrong = (['address', 'postalCode', 'city'] as const).find(
              (field) => trimmed[field] === '' || (field === 'postalCode' && isHalfTyped),
            );
            document.getElementById(`delivery-${wrong}`)?.focus();
          }}
        >
          <TextField
            {...bind('address')}
            autoComplete="address-line1"
            list="delivery-streets"
            label={fields.street}
          />
          <StreetList
            id="delivery-streets"
            country={typed.country}
            address={typed.address}
            onAddress={(found) => setTyped((last) => ({ ...last, ...found }))}
          />
          <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
            <TextField
              {...bind('postalCode')}
              autoComplete="postal-code"
              inputMode={typed.country === 'DE' ? 'numeric' : 'text'}
              list="delivery-towns"
              label={fields.postalCode}
            />
            <TextField {...bind('city')} autoComplete="address-level2" label={fields.city} />
          </div>
          <TownList
            id="delivery-towns"
            country={typed.country}
            postalCode={typed.postalCode}
            townField="delivery-city"
            onTown={(city) => setTyped((last) => (last.city.trim() === '' ? { ...last, city } : last))}
          />
          <Button type="submit" className="w-full">
            <span lang={quotedLanguage}>{t.calculate}</span>
          </Button>
          <Outcome
            calculation={calculation}
            to={trimmed}
            onAsk={() => {
              flushSync(() => setAsked({ ...trimmed, country: countryName[trimmed.country] }));
              // The button is gone now, and where it goes is known.
              document.getElementById('request-name')?.focus();
            }}
          />
          <Remembered
            hasAddress={hasAddress}
            onForget={() => {
              setTyped(noAddress);
              // The button is gone now, and with it the focus of keyboard users.
              document.getElementById('delivery-address')?.focus();
            }}
          />
        </form>
      )}
    </div>
  );
}

/** Price, time and assembly, or why there is none. As high as a result, so that nothing moves when it arrives. */
function Outcome({
  calculation,
  to: address,
  onAsk,
}: {
  readonly calculation: Calculation;
  readonly to: DeliveryAddress;
  /** Asks for the price of a place that has none. */
  readonly onAsk: () => void;
}) {
  return (
    <div role="status" className="min-h-28 border-t border-line pt-4">
      {calculation.state === 'idle' && <p className="text-ink-soft">{t.idle}</p>}
      {calculation.state === 'calculating' && (
        <p lang={quotedLanguage} className="text-ink-soft">
          {t.calculating}
        </p>
      )}
      {calculation.state === 'error' && (calculation.isOnRequest || !calculation.isNoPlace) && (
        <p className="font-semibold text-error">
          <Worded>{calculation.message}</Worded>
        </p>
      )}
      {calculation.state === 'error' && calculation.isOnRequest && (
        <Button look="outline" className="mt-3" onClick={onAsk}>
          {t.sendRequest}
        </Button>
      )}
      {calculation.state === 'error' && calculation.isNoPlace && !calculation.isOnRequest && (
        <p className="font-semibold text-error">{t.checkPlace}</p>
      )}
      {calculation.state === 'result' && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">{t.deliveryTo(address)}</span>
            <span className="font-serif text-2xl tabular-nums">
              {formatEuros(calculation.delivery.cents)}
            </span>
          </p>
          <p className="mt-1 text-ink-soft">
            {t.within(calculation.delivery.weeks, vatIn(calculation.delivery))}
          </p>
          <p className="text-ink-soft">{calculation.delivery.toTheKerb ? t.toTheKerb : t.toTheDoor}</p>
          {calculation.delivery.savedCents > 0 && (
            <p className="text-ink-soft">{t.saved(formatEuros(calculation.delivery.savedCents))}</p>
          )}
          <AbroadPrice delivery={calculation.delivery} />
          <p className="text-ink-soft">{calculation.delivery.assembly ? t.assembly : t.noAssembly}</p>
        </>
      )}
    </div>
  );
}

/** Says that the address is kept in this browser, and offers to forget it. */
function Remembered({
  hasAddress,
  onForget,
}: {
  readonly hasAddress: boolean;
  readonly onForget: () => void;
}) {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {t.remembered}{' '}
      {hasAddress && (
        <button
          type="button"
          className="min-h-11 text-ink underline underline-offset-4"
          onClick={() => {
            deliveryAddress.set(null);
            onForget();
          }}
        >
          {t.forget}
        </button>
      )}
    </p>
  );
}
