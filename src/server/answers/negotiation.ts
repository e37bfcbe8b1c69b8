/** What a request says of the copies that its sender can read, and of those that it has: RFC 9110. */

/** How much a client wants each coding, from 0 (not at all) to 1. What it does not name is not in the map. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
    const [weight = 'q=1'] = parameters;
    // A weight that is none says nothing, neither of the coding.
    const value = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight)?.[1];
    if (name !== '' && value !== undefined) weights.set(name, Number(value));
  }
  return weights;
}

/**
 * The coding of these that an `accept-encoding` header wants most, of equals the first; null: none, or an uncompressed
 * copy before all of them (12.5.3). `*` stands for all that the header does not name.
 */
export function preferredCoding<Name extends string>(
  header: string | readonly string[] | undefined,
  codings: readonly Name[],
): Name | null {
  const weights = weightsOf(String(header ?? ''));
  let best: Name | null = null;
  let most = 0;
  for (const coding of codings) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > most) [best, most] = [coding, weight];
  }
  return (weights.get('identity') ?? 0) > most ? null : best;
}

/**
 * Whether an `if-none-match` header names the entity tag of the copy at hand, so that it need not be sent again: `*`,
 * or one of a list, whether or not a proxy has weakened it (13.1.2, 8.8.3.2).
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const strong = (one: string): string => one.replace(/^W\//, '');
  // None of our tags has a comma.
  return header.split(',').some((one) => strong(one.trim()) === strong(tag));
}
