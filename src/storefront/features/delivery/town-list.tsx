import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../../modules/shipping/http/shipping.schemas.ts';
import type { CountryCode } from '../../../shared/places/country.ts';
import { readPostalCode } from '../../../shared/places/postal-code.ts';
import { isTooLong } from '../../../shared/orders/checkout-fields.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';

const pauseMs = 250;
/** With fewer characters the shop suggests nothing. */
const minLength = 2;

/**
 * Suggestions for the field of a postal code, which refers to them by its `list`. A code of a single town fills in the
 * town.
 * @param townField the id of the field for the town, which is no longer changed once it has had the focus
 * @param onTown called with the only town of a complete postal code
 */
export function TownList({
  id,
  country,
  postalCode,
  townField,
  onTown,
}: {
  readonly id: string;
  readonly country: CountryCode;
  readonly postalCode: string;
  readonly townField: string;
  readonly onTown: (city: string) => void;
}) {
  const [towns, setTowns] = useState<Suggestions['suggestions']>([]);
  const typed = readPostalCode(country, postalCode);
  const now = useRef(onTown);
  useEffect(() => {
    now.current = onTown;
  });
  const isTouched = useRef(false);
  useEffect(() => {
    const field = document.getElementById(townField);
    const touch = (): void => {
      isTouched.current = true;
    };
    if (field !== null && field === document.activeElement) touch();
    field?.addEventListener('focus', touch);
    return () => field?.removeEventListener('focus', touch);
  }, [townField]);
  const isAsked = country === 'DE' && typed.length >= minLength && !isTooLong('postalCode', typed);

  useEffect(() => {
    if (!isAsked) return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const query = new URLSearchParams({ country, query: typed }).toString();
      const answer = await askShop<Suggestions>(`/address-suggestions?${query}`, {
        signal,
        like: { suggestions: [] },
      });
      // Without suggestions the customer types on.
      const found = answer.ok ? answer.value.suggestions : [];
      setTowns(found);
      const [only, another] = found.filter((town) => town.postalCode === typed);
      // Once the customer is typing a town, filling it in would mix both texts.
      if (only !== undefined && another === undefined && !isTouched.current) now.current(only.city);
    });
  }, [country, typed, isAsked]);

  return (
    <datalist id={id}>
      {isAsked &&
        towns.map((town) => (
          <option key={`${town.postalCode} ${town.city}`} value={town.postalCode}>
            {town.city}
          </option>
        ))}
    </datalist>
  );
}
