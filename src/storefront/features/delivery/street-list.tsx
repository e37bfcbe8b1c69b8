import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../../modules/shipping/http/shipping.schemas.ts';
import type { CountryCode } from '../../../shared/places/country.ts';
import { isTooLong } from '../../../shared/orders/checkout-fields.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';

/** The shop's suggestion for a street. */
interface Address {
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
}

const pauseMs = 300;
/** The shop answers from this many characters on. */
const minLength = 4;

/**
 * Suggestions for the field of a street, which refers to them by its `list`. Choosing one fills in postal code and city
 * (spec 5). Without a provider of addresses there are none.
 * @param onAddress called when the typed text is one of the suggestions
 */
export function StreetList({
  id,
  country,
  address,
  onAddress,
}: {
  readonly id: string;
  readonly country: CountryCode;
  readonly address: string;
  readonly onAddress: (found: Address) => void;
}) {
  const [found, setFound] = useState<readonly Address[]>([]);
  const typed = address.trim();
  const now = useRef(onAddress);
  useEffect(() => {
    now.current = onAddress;
  });
  const chosen = found.find((one) => labelOf(one) === typed);

  useEffect(() => {
    if (chosen !== undefined) now.current(chosen);
  }, [chosen]);

  useEffect(() => {
    if (typed.length < minLength || isTooLong('address', typed)) return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const query = new URLSearchParams({ country, kind: 'street', query: typed }).toString();
      const answer = await askShop<Suggestions>(`/address-suggestions?${query}`, {
        signal,
        like: { suggestions: [] },
      });
      // Without suggestions the customer types on.
      const suggestions = answer.ok ? answer.value.suggestions : [];
      setFound(
        suggestions.flatMap(({ street, ...town }) => (street === null ? [] : [{ ...town, address: street }])),
      );
    });
  }, [country, typed]);

  return (
    <datalist id={id}>
      {found.map((one) => (
        <option key={labelOf(one)} value={labelOf(one)} />
      ))}
    </datalist>
  );
}

/**
 * 'Boxhagener Straße 1, 10245 Berlin': the text that a choice puts into the field, until the street alone replaces it.
 */
function labelOf({ address, postalCode, city }: Address): string {
  return `${address}, ${postalCode} ${city}`;
}
