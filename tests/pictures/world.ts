import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { bought, payload } from '../api/an-order.ts';
import { type CatalogueRead, findPiece, nothingRead, type ProductDetail } from '../browser/pieces.ts';
import { owner } from '../monkey/persona.ts';
import { shopDay } from './shop-day.ts';
import type { Width } from './state.ts';

interface Order {
  readonly id: string;
  readonly number: string;
}

/** The contents of the photographed shop besides the demo catalogue. */
export interface World {
  readonly pieces: Readonly<Record<'free' | 'sold' | 'held' | 'let' | 'inVariants', ProductDetail>>;
  /** A checkout holds its piece: each of these has its own at each width. */
  readonly own: Readonly<Record<'review' | 'pay', Readonly<Record<Width, ProductDetail>>>>;
  readonly orders: Readonly<Record<'open' | 'paid' | 'cancelled' | 'let', Order>>;
  readonly importId: string;
  readonly customer: { readonly token: string; readonly profile: string };
}

const email = 'ada.muster@example.org';
const password = 'Vier alte Stühle';

/** Orders, pays, cancels, imports and opens an account, so that every state has something to show. */
export async function prepareWorld(context: BrowserContext): Promise<World> {
  const page = await context.newPage();
  const { request } = context;
  await answered(request, 'post', '/api/admin/login', owner);
  const read = nothingRead();
  const free = await freePieces(page, 11, read);
  const [shown, held, paid, cancelled, let_, ...others] = free;
  const order = (piece: ProductDetail | undefined, item: object = {}) => placeOrder(request, piece, item);
  const orders = {
    open: await order(held),
    paid: await order(paid),
    cancelled: await order(cancelled),
    let: await order(let_, { isRent: true, rentOption: '1 Monat' }),
  };
  for (const { number } of [orders.paid, orders.let]) {
    const { totals } = await answered<{ totals: { totalCents: number } }>(
      request,
      'get',
      `/api/admin/orders/${number}`,
    );
    const transfer = { amountCents: totals.totalCents, receivedOn: shopDay.slice(0, 10) };
    await answered(request, 'post', `/api/admin/orders/${number}/payment`, transfer);
  }
  await answered(request, 'post', `/api/admin/orders/${orders.cancelled.number}/cancel`, {
    reason: 'Doppelt bestellt',
  });
  const known = (piece: ProductDetail | undefined): ProductDetail => {
    if (piece === undefined) throw new Error('the demo catalogue has too few pieces');
    return piece;
  };
  const world: World = {
    pieces: {
      free: known(shown),
      held: known(held),
      let: known(let_),
      sold: await findPiece(
        page,
        'vintage',
        (one) => one.stockAmt < 1 && !one.reservedUntil && !one.rentedUntil && !one.away,
        read,
      ),
      inVariants: await findPiece(page, 'boatwood', ({ variants }) => variants.length > 1, read),
    },
    own: {
      review: { 390: known(others[0]), 768: known(others[1]), 1440: known(others[2]) },
      pay: { 390: known(others[3]), 768: known(others[4]), 1440: known(others[5]) },
    },
    orders,
    importId: await anImport(request),
    customer: await anAccount(request),
  };
  await page.close();
  return world;
}

/** The oldest pieces that can be bought and rented, and that are in no section of the shop. */
async function freePieces(page: Page, count: number, read: CatalogueRead): Promise<ProductDetail[]> {
  const found: ProductDetail[] = [];
  while (found.length < count) {
    const taken = new Set(found.map(({ _id }) => _id));
    found.push(
      await findPiece(
        page,
        'vintage',
        (one) => one.stockAmt === 1 && one.rentable && one.productPlace.length === 0 && !taken.has(one._id),
        read,
      ),
    );
  }
  return found;
}

async function placeOrder(
  request: APIRequestContext,
  piece: ProductDetail | undefined,
  item: object,
): Promise<Order> {
  if (piece === undefined) throw new Error('the demo catalogue has too few pieces');
  const input = payload([bought(piece._id, item)], 1);
  const body = { ...input, shipmentAdress: { ...input.shipmentAdress, email } };
  const send = (totalPrice: number) =>
    request.post('/api/initiate-payment', { data: { ...body, totalPrice } });
  // The first answer only contains the price.
  const { totals } = (await (await send(1)).json()) as { totals: { total: number } };
  const { orderId } = (await (await send(totals.total)).json()) as { orderId: string };
  const { orderNumber } = await answered<{ orderNumber: string }>(
    request,
    'post',
    `/api/checkout/${orderId}/confirm`,
    {},
  );
  return { id: orderId, number: orderNumber };
}

/** A table with a new row, a rejected one and one with a warning, tried but not imported. */
async function anImport(request: APIRequestContext): Promise<string> {
  const table = [
    'sku;titel;preis;zustand;davon_verkauft',
    'B-1;Stuhl aus Buche;80;gut;0',
    'B-2;Küchentisch;viel;gut;0',
    'B-3;Hocker;35;;0',
  ].join('\r\n');
  const file = { name: 'stuecke.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  const sent = await request.post('/api/admin/imports', { multipart: { file } });
  if (!sent.ok()) throw new Error(`the table is refused: ${sent.status()} ${await sent.text()}`);
  const { id } = (await sent.json()) as { id: string };
  await answered(request, 'post', `/api/admin/imports/${id}/check`, {});
  return id;
}

async function anAccount(request: APIRequestContext): Promise<World['customer']> {
  await answered(request, 'post', '/api/signup', {
    name: 'Ada Muster',
    phone: '030 5550123',
    email,
    password,
  });
  const { token, user } = await answered<{ token: string; user: object }>(request, 'post', '/api/login', {
    email,
    password,
  });
  return { token, profile: JSON.stringify(user) };
}

async function answered<T>(
  request: APIRequestContext,
  method: 'get' | 'post',
  address: string,
  data?: object,
): Promise<T> {
  const answer = await request[method](address, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
