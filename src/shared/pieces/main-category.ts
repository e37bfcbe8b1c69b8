/** A category of a piece, and what decides whether it stands for the piece. */
export interface CategoryOfPiece {
  readonly id: string;
  /** Its place in the menu: that of its room, and its own there; null: the menu does not name it. */
  readonly place: readonly number[] | null;
  /** It gathers pieces of all kinds, as the campaign of donations does, and says nothing of what a piece is. */
  readonly isCampaign: boolean;
}

/**
 * The categories of a piece, the main one first: breadcrumbs and feeds name it. Staff choose it; what they chose holds
 * only while the piece is in it. Without a choice it is the first of the menu, where staff put the rooms of private
 * buyers before those of restaurants (spec 2.2); one outside the menu comes after those, a campaign after all.
 * @param chosen its id, as staff chose it
 */
export function mainFirst<Category extends CategoryOfPiece>(
  categories: readonly Category[],
  chosen: string | null,
): readonly Category[] {
  const rank = ({ id, place, isCampaign }: CategoryOfPiece): readonly number[] => [
    id === chosen ? 0 : 1,
    isCampaign ? 1 : 0,
    place === null ? 1 : 0,
    ...(place ?? []),
  ];
  return categories.toSorted((one, other) => {
    const theirs = rank(other);
    const differing = rank(one)
      .map((mine, index) => mine - (theirs[index] ?? 0))
      .find((difference) => difference !== 0);
    return differing ?? (one.id < other.id ? -1 : 1);
  });
}

/**
 * The main category after a change. One that the piece has had falls away together with its category; a new one stays
 * as it is said, so that it can be refused if it is none of the piece's.
 */
export function keptMainCategory(
  before: string | null,
  {
    mainCategoryId,
    categoryIds,
  }: { readonly mainCategoryId: string | null; readonly categoryIds: readonly string[] },
): string | null {
  const isStale =
    mainCategoryId === before && mainCategoryId !== null && !categoryIds.includes(mainCategoryId);
  return isStale ? null : mainCategoryId;
}
