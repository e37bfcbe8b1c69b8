/**
 * Whether a street looks as if its number was forgotten. German streets have one nearly everywhere, but not all: it is
 * asked, and nobody is kept from ordering.
 */
export function lacksHouseNumber(country: string, street: string): boolean {
  return country === 'DE' && street.trim() !== '' && !/\d/.test(street);
}
