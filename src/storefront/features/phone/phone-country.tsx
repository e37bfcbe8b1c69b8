import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { colon } from '#texts/shell.ts';
import { countryOf, type CountryCode } from '../../../shared/places/country.ts';
import { countriesByName } from '../../countries-by-name.ts';
import { Boundary } from '../../components/boundary.tsx';
import { loadablePart } from '../../loadable-part.tsx';
import { Flag } from './flag.tsx';

interface Choice {
  readonly code: CountryCode;
  readonly onChoose: (code: CountryCode) => void;
  readonly onClose: () => void;
}

/** Loaded with the first press. */
const CountrySearch = lazy(
  loadablePart(
    async () => ({ default: (await import('./country-search.browser.tsx')).CountrySearch }),
    CountrySelect,
  ),
);

/** The country of a number: a button with its flag, which opens a searchable list (spec 2.13). */
export function PhoneCountry({
  code,
  onChoose,
}: {
  readonly code: CountryCode;
  readonly onChoose: (code: CountryCode) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const choice: Choice = {
    code,
    onClose: close,
    onChoose: (chosen) => {
      onChoose(chosen);
      close();
    },
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        id="phoneCountry"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${t.phoneCountry}${colon}${countryName[code]} ${countryOf(code).phoneCode}`}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-2 border border-line-strong bg-white px-3"
      >
        <Flag code={code} />
        <span className="tabular-nums">{countryOf(code).phoneCode}</span>
        <span aria-hidden="true" className="ml-auto text-ink-soft">
          ▾
        </span>
      </button>
      {isOpen && (
        <Boundary instead={<CountrySelect {...choice} />}>
          <Suspense>
            <CountrySearch {...choice} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

/** The browser's own list, if the searchable one does not load: a telephone number is required. */
function CountrySelect({ code, onChoose, onClose }: Choice) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <select
      ref={select}
      aria-label={t.phoneCountry}
      value={code}
      onChange={(event) => onChoose(countryOf(event.target.value).code)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="absolute top-full left-0 z-20 mt-1 min-h-12 w-72 max-w-[calc(100vw-2.5rem)] border border-line-strong bg-white px-3"
    >
      {countriesByName.map((country) => (
        <option key={country.code} value={country.code}>
          {countryName[country.code]} {country.phoneCode}
        </option>
      ))}
    </select>
  );
}
