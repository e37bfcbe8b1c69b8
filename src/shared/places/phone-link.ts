/** A phone number for a `tel:` link: '030 23125 000' is '+493023125000'. */
export function phoneLink(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return digits.startsWith('0') ? `+49${digits.slice(1)}` : digits;
}
