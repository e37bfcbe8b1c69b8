import { useEffect, useRef, useState } from 'react';
import type { CountryCode } from '../../../shared/country.ts';
import { askShop } from '../../ask-shop.ts';
import { askAfterPause } from '../../ask-after-pause.ts';

/** What the shop suggests for a postal code. */
interface Town {
  readonly postalCode: string;
  readonly city: string;
}

const pauseMs = 250;
/** As many characters as the shop answers. */
const leastLength = 2;

/**
 * Suggestions below a field for the postal code, whose `list` names them. A code that is typed or chosen and belongs
 * to one town tells the town.
 * @param townField the id of the field for the town, which stays the shopper's own once it has had the focus
 * @param onTown called with the one town of a whole postal code
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
  const [towns, setTowns] = useState<readonly Town[]>([]);
  const typed = postalCode.trim();
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
  const isAsked = country === 'DE' && typed.length >= leastLength;

  useEffect(() => {
    if (!isAsked) return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const query = new URLSearchParams({ country, query: typed }).toString();
      const answer = await askShop<{ suggestions: readonly Town[] }>(`/address-suggestions?${query}`, {
        signal,
        like: { suggestions: [] },
      });
      // Without suggestions the customer types on.
      const found = answer.ok ? answer.value.suggestions : [];
      setTowns(found);
      const [only, another] = found.filter((town) => town.postalCode === typed);
      // A town that is being typed would be appended to it.
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
