import type { Page } from '@playwright/test';

/** A piece as the shop's detail call gives it. */
export interface ProductDetail {
  readonly _id: string;
  readonly title: string;
  readonly sku: string;
  readonly stockAmt: number;
  readonly reservedUntil: string | null;
  readonly rentedUntil: string | null;
  readonly rentable: boolean;
  readonly condition: string;
  readonly productImages: readonly string[];
  readonly similarToTitle: string | null;
  readonly zustandText: string | null;
  readonly variants: readonly {
    readonly name: string;
    readonly stockAmt: number;
    readonly variantImages: readonly string[];
  }[];
}

/** The newest piece of a line that is as a test wants it. Only to look at: tests that buy choose their own. */
export async function findPiece(
  page: Page,
  line: 'vintage' | 'boatwood',
  suits: (piece: ProductDetail) => boolean,
): Promise<ProductDetail> {
  for (let list = 1, lists = 1; list <= lists; list += 1) {
    const address = `/api/user_product/products/list/${line}?page=${list}&limit=100`;
    const { products, totalPages } = (await (await page.request.get(address)).json()) as {
      products: { _id: string }[];
      totalPages: number;
    };
    lists = totalPages;
    for (const { _id } of products) {
      const piece = (await (await page.request.get(`/api/products/${_id}`)).json()) as ProductDetail;
      if (suits(piece)) return piece;
    }
  }
  throw new Error('the demo catalogue has no such piece');
}
