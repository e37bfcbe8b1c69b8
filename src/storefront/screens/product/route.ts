import type { PieceCard, PieceDetail } from '../../../read-models/index.ts';
import type { CompanyData, Store } from '../../../modules/content/index.ts';
import * as t from '#texts/product-later.ts';
import * as shell from '#texts/shell.ts';
import type { SitePicture } from '../../../shared/pieces/site-picture.ts';
import { earliestEnd, guaranteePicture } from '../../screen-data.server.ts';
import type { PageRoute } from '../../page.ts';
import { breadcrumbOf } from '../../structured-data/breadcrumb.server.ts';
import { productOf } from '../../structured-data/product.server.ts';
import { shapeOf, type Shape } from './drawing/shape-of.server.ts';

export interface ProductData extends PieceDetail {
  /** The shape in its drawing to scale. */
  readonly shape: Shape;
  /** Alternatives or additions; available ones come first. */
  readonly similar: readonly PieceCard[];
  /** Other kinds of pieces that go with it. */
  readonly matching: readonly PieceCard[];
  /** Contact details, and the data for printing. */
  readonly company: Pick<CompanyData, 'firm' | 'street' | 'postalCode' | 'city' | 'email' | 'phone'>;
  /** The store in which it is picked up; null if its line has no store. */
  readonly store: Pick<Store, 'name' | 'street' | 'postalCode' | 'city'> | null;
  readonly guarantee: SitePicture | null;
}

/** One row of the grid; two if the piece itself is gone and these are the page's purpose. */
const matchingCount = 4;
const similarCount = { free: 4, gone: 8 } as const;

/** `/product/{id}` (spec 2.10). */
export const route: PageRoute<ProductData> = {
  screen: 'product',
  paths: ['/product/:id'],
  async load(shop, { params, language }) {
    const piece = await shop.piece(params['id'] ?? '');
    if (piece === null) return { kind: 'not-found', message: t.notFound };
    const [similar, matching, company, rates] = await Promise.all([
      shop.similarPieces(piece.id, piece.stockAmt > 0 ? similarCount.free : similarCount.gone),
      shop.matchingPieces(piece.id, matchingCount),
      shop.content.companyData(),
      shop.deliveryRates({ ...piece.dimensions, carriers: piece.carriers, weightGrams: piece.weightGrams }),
    ]);
    const { firm, street, postalCode, city, email, phone } = company;
    const store = company.stores.find(({ shopType }) => shopType === piece.shopType);
    return {
      kind: 'page',
      data: {
        ...piece,
        shape: shapeOf([
          piece.inWords?.originalTitle ?? piece.title,
          ...piece.categories.map((category) => category.name),
        ]),
        similar,
        matching,
        company: { firm, street, postalCode, city, email, phone },
        store: store === undefined ? null : placeOf(store),
        guarantee: guaranteePicture(shop, language),
      },
      validUntil: earliestEnd([piece, ...similar, ...matching]),
      structured: (at) => [productOf(piece, rates, at), breadcrumbOf(at, wayTo(piece))],
    };
  },
};

/** Like the page's breadcrumb, with the piece itself. */
function wayTo({ id, title, categories: [category] }: PieceDetail) {
  return [
    { name: shell.home, path: '/' },
    ...(category === undefined ? [] : [{ name: category.name, path: `/category/${category.id}` } as const]),
    { name: title, path: `/product/${id}` },
  ] as const;
}

function placeOf({ name, street, postalCode, city }: Store): NonNullable<ProductData['store']> {
  return { name, street, postalCode, city };
}
