import * as t from '#texts/checkout.ts';
import { Checkbox } from '../../components/controls/field.tsx';
import { plainDigits } from '../../../shared/text/plain-digits.ts';

/** Asks whether an address really has no house number, beneath its street. */
export function NumberlessStreet({
  country,
  street,
  confirmed,
  isTyping,
  onConfirm,
}: {
  readonly country: string;
  readonly street: string;
  /** The street of which it was confirmed; another one is asked about again. */
  readonly confirmed: string;
  /** The number comes last: nothing is asked while the street is being typed. */
  readonly isTyping: boolean;
  readonly onConfirm: (street: string) => void;
}) {
  if (isTyping || !lacksHouseNumber(country, street)) return null;
  return (
    <Checkbox
      label={t.withoutHouseNumber}
      hint={t.withoutHouseNumberHint}
      checked={isNumberless(street, confirmed)}
      onChecked={(checked) => onConfirm(checked ? street.trim() : '')}
    />
  );
}

/** What is wrong with a street without a number; null if it has one, or needs none. */
export function houseNumberProblem(country: string, street: string, confirmed: string): string | null {
  return lacksHouseNumber(country, street) && !isNumberless(street, confirmed) ? t.houseNumberMissing : null;
}

const isNumberless = (street: string, confirmed: string): boolean => street.trim() === confirmed;

/** Countries where nearly every address has a number. Elsewhere many have a name or a place instead. */
const numbered: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'DK', 'NL']);

/**
 * Whether a street looks as if its number was forgotten. Some addresses have none: the customer is asked, and may say
 * so.
 */
export function lacksHouseNumber(country: string, street: string): boolean {
  return numbered.has(country) && street.trim() !== '' && !/\d/.test(plainDigits(street));
}
