import { useEffect, useId, useRef, useState } from 'react';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import type { CountryCode, Country } from '../../../shared/places/country.ts';
import { Flag } from './flag.tsx';
import { countriesByName } from '../../countries-by-name.ts';
import { foldText } from '../../../shared/text/fold-text.ts';

/** Spec 5: the search waits for a pause in typing. */
const pauseMs = 250;

/** The list of countries below its button, with a search; keys as in ARIA's Authoring Practices. */
export function CountrySearch({
  code,
  onChoose,
  onClose,
}: {
  readonly code: CountryCode;
  readonly onChoose: (code: CountryCode) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const found = matchingCountries(query);
  const [active, setActive] = useState<CountryCode>(code);
  const activeIndex = found.findIndex((country) => country.code === active);
  const optionId = (of: CountryCode): string => `${id}-${of}`;

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(typed);
      setActive((last) => {
        const next = matchingCountries(typed);
        return next.some((country) => country.code === last) ? last : (next[0]?.code ?? last);
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const walkTo = (index: number): void => {
    const next = found[(index + found.length) % found.length];
    if (next !== undefined) setActive(next.code);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walkTo(activeIndex + 1),
    ArrowUp: () => walkTo(Math.max(activeIndex, 0) - 1),
    Enter: () => {
      if (activeIndex >= 0) onChoose(active);
    },
    Escape: onClose,
  };

  return (
    <div className="absolute top-full left-0 z-20 mt-1 w-72 max-w-[calc(100vw-2.5rem)] border border-line-strong bg-white shadow-lg">
      <input
        ref={box}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex < 0 ? undefined : optionId(active)}
        aria-label={t.phoneCountrySearch}
        placeholder={t.phoneCountrySearch}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
        className="block min-h-12 w-full border-b border-line px-3"
      />
      <ul id={id} role="listbox" aria-label={t.phoneCountry} className="max-h-64 overflow-y-auto">
        {found.map((country) => (
          <li
            key={country.code}
            id={optionId(country.code)}
            role="option"
            aria-selected={country.code === code}
            // The box keeps the focus, or the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country.code)}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 ${country.code === active ? 'bg-paper-deep' : ''}`}
          >
            <Flag code={country.code} />
            <span className="min-w-0 flex-1">{countryName[country.code]}</span>
            <span className="text-ink-soft tabular-nums">{country.phoneCode}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'px-3 py-3 text-ink-soft' : 'sr-only'}>
        {t.countriesFound(found.length)}
      </p>
    </div>
  );
}

/**
 * The countries that match the typed text, by name: their name or code begins with it, or their dialling code does. All
 * of them for an empty text.
 */
export function matchingCountries(typed: string): readonly Country[] {
  const query = foldText(typed.trim());
  if (query === '') return countriesByName;
  const digits = query.replace(/^(\+|00)/, '');
  return countriesByName.filter(
    ({ code, phoneCode }) =>
      foldText(countryName[code])
        .split(' ')
        .some((word) => word.startsWith(query)) ||
      foldText(countryName[code]).startsWith(query) ||
      code.toLowerCase() === query ||
      (digits !== '' && phoneCode.slice(1).startsWith(digits)),
  );
}
