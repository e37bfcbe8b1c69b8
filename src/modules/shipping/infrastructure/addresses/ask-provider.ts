import type { ZodType } from 'zod';

/** Suggestions that arrive later than this no longer help while typing. */
const patienceMs = 2500;

/** Some services require clients to identify themselves. */
const userAgent = 'wmk-shop';

/**
 * Sends one request to a provider of addresses.
 * @throws Error if it is slow, down, refuses, or its answer does not match `schema`
 */
export async function askProvider<T>(address: URL, schema: ZodType<T>, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(address, {
    ...init,
    headers: { 'user-agent': userAgent, accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the provider of addresses answers ${answer.status}`);
  return schema.parse(await answer.json());
}

/** Street and house number as written in most of Europe; the number comes first where that is the custom. */
export function streetLine(
  country: string,
  street: string | undefined,
  houseNumber: string | undefined,
): string | null {
  if (street === undefined || street === '') return null;
  if (houseNumber === undefined || houseNumber === '') return street;
  return numberFirst.has(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}

const numberFirst = new Set(['FR', 'GB', 'IE', 'LU', 'US', 'CA', 'AU']);
