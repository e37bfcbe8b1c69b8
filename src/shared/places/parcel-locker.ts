const lockers =
  /\bpack ?-?station\b|\bpost ?-?filiale\b|\bpaket ?-?(?:shop|box|kasten)\b|\bparcel ?-?(?:locker|shop)s?\b/i;

/** Whether a line of an address names a place for parcels, where nobody takes furniture from a haulier. */
export function isParcelLocker(line: string): boolean {
  return lockers.test(line);
}
