import type { WishedPiece } from '../modules/customers/http/account-data.routes.ts';
import type { ReadModels } from '../read-models/index.ts';
import { toEuros } from '../shared/cents.ts';
import { pictureAddress } from '../shared/picture-address.ts';

/** The pieces of a wishlist stored in the browser, with current prices. */
export function wishedPieces(
  reads: Pick<ReadModels, 'piecesByIds'>,
): (ids: readonly string[]) => Promise<readonly WishedPiece[]> {
  return async (ids) =>
    (await reads.piecesByIds(ids)).map(({ id, title, priceCents, pictures: [picture], shopType }) => ({
      productId: id,
      title,
      price: toEuros(priceCents),
      image: picture === undefined ? `/${shopType}.svg` : pictureAddress(picture.key, 320),
    }));
}
