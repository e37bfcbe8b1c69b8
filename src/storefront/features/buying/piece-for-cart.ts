import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import type { CardView } from '../../components/pieces/card-view.ts';
import type { PieceForCart } from '../cart/store/shop-line.ts';

interface Variant {
  readonly name: string;
  readonly stockAmt: number;
  readonly pictures: CardView['pictures'];
}

/** A piece of a card or a page in the cart's format; with its variant's name, picture and stock if one is chosen. */
export function pieceForCart(piece: CardView, variant?: Variant): PieceForCart {
  const picture = variant?.pictures[0] ?? piece.pictures[0];
  return {
    productId: piece.id,
    title: variant === undefined ? piece.title : `${piece.title}, ${variant.name}`,
    priceCents: piece.priceCents,
    description: '',
    image: picture === undefined ? `/${piece.shopType}.svg` : pictureAddress(picture.key, 320),
    stockAmt: variant?.stockAmt ?? piece.stockAmt,
    shopType: piece.shopType,
    chargeTax: piece.chargeTaxPercent,
    taxScheme: piece.taxScheme,
    assemblyService: piece.assemblyService,
    referenceCents: piece.saving?.referenceCents ?? null,
  };
}
