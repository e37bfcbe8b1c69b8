import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/** A piece as the shop's detail call gives it. */
export interface ProductDetail {
  readonly _id: string;
  readonly title: string;
  readonly sku: string;
  readonly pricing: { readonly price: number };
  readonly saving: { readonly reference: number } | null;
  readonly chargeTax: number;
  readonly taxScheme: 'margin' | 'standard';
  readonly shopType: Line;
  readonly stockAmt: number;
  readonly reservedUntil: string | null;
  readonly rentedUntil: string | null;
  readonly away: string | null;
  readonly rentable: boolean;
  readonly assemblyService: boolean;
  readonly condition: string;
  readonly productPlace: readonly string[];
  readonly productImages: readonly string[];
  readonly similarToTitle: string | null;
  readonly zustandText: string | null;
  readonly subtopic: string | null;
  readonly colour: string | null;
  readonly maker: string | null;
  readonly variants: readonly {
    readonly name: string;
    readonly stockAmt: number;
    readonly variantImages: readonly string[];
  }[];
}

type Line = 'vintage' | 'boatwood';
type Suits = (piece: ProductDetail) => boolean;

/**
 * Each piece of a shop that a test has claimed is a folder here; `start-shop.ts` empties it.
 * @param shop its address; by default that of the running test
 */
export const claimsIn = (shop = test.info().project.use.baseURL ?? ''): string =>
  join(import.meta.dirname, '../../.cache/browser-tests-claims', new URL(shop).port);

/** What has been read of one shop's catalogue. Two shops have the same pieces in other states, so nothing is shared. */
export interface CatalogueRead {
  /** The pieces of a line when they were first asked for, newest first. */
  readonly ids: Map<Line, Promise<readonly string[]>>;
  /** The details as they were last read. What did not suit then is not asked about again. */
  readonly details: Map<string, ProductDetail>;
}

export const nothingRead = (): CatalogueRead => ({ ids: new Map(), details: new Map() });

/** This worker's reading of the shop that all browser tests share. */
const shared = nothingRead();

async function readIds(page: Page, line: Line): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let list = 1, lists = 1; list <= lists; list += 1) {
    const address = `/api/user_product/products/list/${line}?page=${list}&limit=100`;
    const { products, totalPages } = (await readFromShop(page, address)) as {
      products: { _id: string }[];
      totalPages: number;
    };
    lists = totalPages;
    ids.push(...products.map(({ _id }) => _id));
  }
  return ids;
}

function idsOf(page: Page, line: Line, { ids } = shared): Promise<readonly string[]> {
  const asked = ids.get(line) ?? readIds(page, line);
  ids.set(line, asked);
  return asked;
}

/** A busy shop asks clients to come again, and tests read hundreds of pieces. */
async function readFromShop(page: Page, address: string): Promise<unknown> {
  let answer = await page.request.get(address);
  const isBusy = () => [429, 503].includes(answer.status());
  await expect
    .poll(async () => {
      if (isBusy()) answer = await page.request.get(address);
      return isBusy();
    })
    .toBe(false);
  return answer.json();
}

const detailOf = async (page: Page, id: string) =>
  (await readFromShop(page, `/api/products/${id}`)) as ProductDetail;

/** The newest piece of a line that meets a test's conditions. Only to look at: tests that take it must claim it. */
export async function findPiece(
  page: Page,
  line: Line,
  suits: Suits,
  read: CatalogueRead = shared,
): Promise<ProductDetail> {
  for (const id of await idsOf(page, line, read)) {
    const before = read.details.get(id);
    if (before !== undefined && !suits(before)) continue;
    const piece = await detailOf(page, id);
    read.details.set(id, piece);
    if (suits(piece)) return piece;
  }
  throw new Error('the demo catalogue has no such piece');
}

/** @returns whether nobody had claimed it: only one of two processes can create a folder */
function claim(id: string): boolean {
  try {
    mkdirSync(join(claimsIn(), id));
    return true;
  } catch {
    return false;
  }
}

/**
 * A vintage piece that can be bought and rented, and that no other test, worker or second try will get. The oldest
 * ones, and none from a section, so that tests that only look find the shop unchanged.
 */
export async function claimPiece(page: Page): Promise<ProductDetail> {
  for (const id of (await idsOf(page, 'vintage')).toReversed()) {
    // Claimed before it is asked about: what does not suit need not be asked about by anybody again.
    if (!claim(id)) continue;
    const piece = await detailOf(page, id);
    if (piece.stockAmt === 1 && piece.rentable && piece.productPlace.length === 0) return piece;
  }
  throw new Error('all pieces are claimed: the shops of the tests need more of them (shop-image.ts)');
}
