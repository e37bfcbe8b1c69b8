import codes from 'german-postal-codes' with { type: 'json' };

/** All postal codes of Germany. They are here and not in the domain, which imports no packages. */
export const germanPostalCodes: ReadonlySet<string> = new Set(codes);
