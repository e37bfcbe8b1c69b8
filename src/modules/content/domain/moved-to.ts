/** The list with one of its entries moved; a position beyond the end is the last one. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(to, rest.length), 0, ...list.slice(from, from + 1));
}
