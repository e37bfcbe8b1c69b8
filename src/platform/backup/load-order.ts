/**
 * The order in which tables must be filled so that referenced rows already exist.
 * @param refersTo pairs of a table and one it refers to; references to itself are ignored
 * @throws Error if tables refer to each other in a circle
 */
export function loadOrder(
  tables: readonly string[],
  refersTo: readonly (readonly [from: string, to: string])[],
): string[] {
  const ordered: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      refersTo.every(([from, to]) => from !== table || to === table || !left.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const table of ready) left.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
