export const withdrawn = 'No longer in the shop.';
export const share = 'Share the wishlist';
export const shared = 'A shared wishlist';
export const asPage = 'Open as a page';
export const about = 'A list of vintage furniture and furniture made of old boat wood.';
export const pieces = 'Pieces';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'One piece of this list is no longer in the shop.'
    : `${count} pieces of this list are no longer in the shop.`;
export const needsScript =
  'Your wishlist is kept only in your browser; to show it, this page needs JavaScript.';
