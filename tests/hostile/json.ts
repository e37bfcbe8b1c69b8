export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Text inserted into a body unchanged, for values unknown to JSON: `1e400`, `NaN`, a duplicate name. */
const rawMark = '\u{E000}raw:';

export function raw(text: string): string {
  return `${rawMark}${text}${rawMark}`;
}

/** The body's text, with values marked by `raw` without quotes. */
export function textOf(value: Json): string {
  return (JSON.stringify(value) ?? 'null').replace(
    new RegExp(`"${rawMark}(.*?)${rawMark}"`, 'gu'),
    (_whole, text: string) => JSON.parse(`"${text}"`) as string,
  );
}

/** Every place of a value as a path of names, itself first. */
export function placesOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
}

/** The value with a replacement at one place; undefined removes the place. */
export function withAt(value: Json, [name, ...rest]: readonly string[], put: Json | undefined): Json {
  if (name === undefined) return put ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const inner = (value as Record<string, Json>)[name] ?? null;
  const changed = rest.length === 0 ? put : withAt(inner, rest, put);
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((one, index) =>
      String(index) !== name ? [one] : changed === undefined ? [] : [changed],
    );
  }
  const entries = Object.entries(value).filter(([other]) => other !== name);
  return Object.fromEntries(changed === undefined ? entries : [...entries, [name, changed]]);
}
