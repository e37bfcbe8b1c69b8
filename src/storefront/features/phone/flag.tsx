import {
  DE,
  IT,
  IE,
  AT,
  BE,
  BG,
  CZ,
  DK,
  EE,
  FI,
  FR,
  GR,
  HU,
  LV,
  LT,
  NL,
  NO,
  PL,
  PT,
  RO,
  SK,
  ES,
  SE,
  CH,
  GB,
  HR,
  LU,
  SI,
} from 'country-flag-icons/string/3x2';
import type { CountryCode } from '../../../shared/places/country.ts';

const flags: Readonly<Record<CountryCode, string>> = {
  DE,
  IT,
  IE,
  AT,
  BE,
  BG,
  CZ,
  DK,
  EE,
  FI,
  FR,
  GR,
  HU,
  LV,
  LT,
  NL,
  NO,
  PL,
  PT,
  RO,
  SK,
  ES,
  SE,
  CH,
  GB,
  HR,
  LU,
  SI,
};

/** A country's flag. Not read out: its name or code is beside it. */
export function Flag({ code }: { readonly code: CountryCode }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-4 w-6 shrink-0 overflow-hidden border border-line [&>svg]:block [&>svg]:h-full [&>svg]:w-full"
      // The package's own drawing.
      dangerouslySetInnerHTML={{ __html: flags[code] }}
    />
  );
}
