/**
 * Whether a street looks as if its number was forgotten. Nearly all German addresses have one, but not all: the
 * customer is asked, but may order all the same.
 */
export function lacksHouseNumber(country: string, street: string): boolean {
  return country === 'DE' && street.trim() !== '' && !/\d/.test(street);
}
