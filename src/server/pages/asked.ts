/** Of a parameter's value; nothing that means something is longer. */
const longestValue = 200;

/** Of the query, what a page understands. */
export function allowed(query: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = query[name];
    // Boxes of a form send a name several times.
    const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(',') : value;
    if (typeof text === 'string' && text !== '') kept[name] = text.slice(0, longestValue);
  }
  return kept;
}

/** The texts of a form; a field that was sent twice counts once, and files and the like do not. */
export function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The one way to write a path: the pattern with the parts that it names, percent-encoded only where they must be. */
export function pathOf(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-zA-Z]+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The cache's key: the path and the allowed parameters in the route's own order. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  // As the links of lists are written.
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search === '' ? path : `${path}?${search}`;
}
