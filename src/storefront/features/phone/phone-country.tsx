import { lazy, Suspense, useRef, useState } from 'react';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { countryOf, type CountryCode } from '../../../shared/country.ts';
import { Flag } from './flag.tsx';

/** Loaded with the first press. */
const CountrySearch = lazy(async () => ({ default: (await import('./country-search.tsx')).CountrySearch }));

/** Which country's number it is: a button with its flag, which opens a list that can be searched (spec 2.13). */
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
        aria-label={`${t.phoneCountry}: ${countryName[code]} ${countryOf(code).phoneCode}`}
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
        <Suspense>
          <CountrySearch
            code={code}
            onClose={close}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
