/** A use case that has got its department's dependencies, with the parameters that remain. */
type Bound<Use> = Use extends (deps: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/**
 * Gives a department's dependencies to its use cases, which all take them as their first parameter. The other
 * parameters, and what they default to, are written once: where the use case is.
 */
export function bind<Deps, Uses extends Readonly<Record<string, (deps: Deps, ...rest: never[]) => unknown>>>(
  deps: Deps,
  uses: Uses,
): { readonly [Name in keyof Uses]: Bound<Uses[Name]> } {
  const bound = Object.entries(uses).map(([name, use]) => [name, (...rest: never[]) => use(deps, ...rest)]);
  return Object.fromEntries(bound) as { readonly [Name in keyof Uses]: Bound<Uses[Name]> };
}
