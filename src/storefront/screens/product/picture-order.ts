import type { PictureSource } from '../../components/pictures/picture.tsx';

interface Pictured {
  readonly pictures: readonly PictureSource[];
  readonly variants: readonly { readonly id: string; readonly pictures: readonly PictureSource[] }[];
}

/**
 * The pictures of a piece in their order of display: choosing a variant moves its first picture to the front (spec
 * 2.10), and no picture appears twice. A piece with pictures of its variants only shows the first of each.
 * @param chosen id of the chosen variant
 */
export function picturesInOrder(piece: Pictured, chosen: string | null): readonly PictureSource[] {
  const own =
    piece.pictures.length > 0
      ? piece.pictures
      : piece.variants.flatMap((variant) => variant.pictures.slice(0, 1));
  const first = piece.variants.find((variant) => variant.id === chosen)?.pictures[0];
  const ordered = first === undefined ? own : [first, ...own];
  return [...new Map(ordered.map((picture) => [picture.key, picture])).values()];
}
