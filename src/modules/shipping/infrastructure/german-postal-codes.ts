import codes from 'german-postal-codes' with { type: 'json' };

/** All postal codes of Germany. Here and not in the domain, which knows no packages. */
export const germanPostalCodes: ReadonlySet<string> = new Set(codes);
