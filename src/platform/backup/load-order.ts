/**
 * In which order tables are filled so that each finds the rows that it refers to.
 * @param refersTo pairs of a table and one that it refers to; itself does not count
 * @throws Error when tables refer to each other in a circle
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
