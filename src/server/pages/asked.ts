/** The most characters of a parameter's value; longer values are meaningless. */
const longestValue = 200;

/** Picks the parameters of the query that a page understands. */
export function allowed(query: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = query[name];
    // Checkboxes of a form send a name several times.
    const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(',') : value;
    if (typeof text === 'string' && text !== '') kept[name] = text.slice(0, longestValue);
  }
  return kept;
}

/**
 * The query of a form that was sent without script: it names empty fields, too, and ticked boxes one by one.
 * @returns the same query as links spell it; null if it is spelt like that already
 */
export function tidyQuery(
  query: Record<string, unknown>,
  names: readonly string[],
): Record<string, string> | null {
  const isTidy = names.every((name) => query[name] !== '' && !Array.isArray(query[name]));
  if (isTidy) return null;
  const others = Object.entries(query).filter(
    (entry): entry is [string, string] => !names.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...allowed(query, names), ...Object.fromEntries(others) };
}

/** The texts of a form; a field that was sent twice counts once, and files and the like are ignored. */
export function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * The canonical spelling of a path: the pattern with its named parts filled in, percent-encoded only where necessary.
 */
export function pathOf(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-zA-Z]+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The cache's key: the path and the allowed parameters in the route's own order. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  // As in the links of lists.
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search === '' ? path : `${path}?${search}`;
}
