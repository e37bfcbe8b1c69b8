import { lacksHouseNumber } from '../../../shared/places/house-number.ts';
import * as t from '#texts/checkout.ts';
import { Checkbox } from '../../components/controls/field.tsx';

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
