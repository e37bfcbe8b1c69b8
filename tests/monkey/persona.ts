import type { BrowserContext } from '@playwright/test';
import { payload, bought } from '../api/an-order.ts';

/** Who walks: somebody without an account, with one, or the owner in the office. */
export const personas = ['shopper', 'owner', 'customer'] as const;
export type Persona = (typeof personas)[number];

/** The owner of a shop that `startOwnShop` started. */
export const owner = { email: 'office@wmk.example', password: 'Sieben schmale Schränke' };
const password = 'Vier alte Stühle';
/** Passwords are slow on purpose, and on a busy machine many times slower. In ms. */
const patience = { timeout: 60_000 };

/** Logs in the person of this outing. Each outing has its own customer. */
export async function becomePersona(
  context: BrowserContext,
  persona: Persona,
  outing: number,
): Promise<void> {
  const { request } = context;
  if (persona === 'owner') {
    const answer = await request.post('/api/admin/login', { ...patience, data: owner });
    if (!answer.ok()) throw new Error(`the owner cannot log in: ${answer.status()}`);
  }
  if (persona === 'customer') {
    const email = `monkey-${outing}@example.org`;
    await request.post('/api/signup', {
      ...patience,
      data: { name: 'Ada Muster', phone: '030 5550123', email, password },
    });
    const answer = await request.post('/api/login', { ...patience, data: { email, password } });
    const { token, user } = (await answer.json()) as { token: string; user: object };
    await context.addInitScript(
      ([key, profile]) => {
        // Not in the empty page before the first; and once: a person who logs out stays logged out.
        if (!location.protocol.startsWith('http') || sessionStorage.getItem('monkey') !== null) return;
        sessionStorage.setItem('monkey', 'in');
        localStorage.setItem('token', key);
        localStorage.setItem('user', profile);
      },
      [token, JSON.stringify(user)] as const,
    );
  }
}

interface Piece {
  readonly _id: string;
  readonly stockAmt: number;
  readonly rentable: boolean;
}

/** Starting points of walks, so that no walk is spent on the way to the important pages. */
export interface Starts {
  readonly shop: readonly string[];
  readonly account: readonly string[];
  readonly office: readonly string[];
}

const officePlaces =
  '/,orders,declarations,invoices,enquiries,questions,customers,newsletter,staff,staff/create,audit,pieces,' +
  'pieces/create,imports,categories,categories/create,parent-categories,dashboard-texts,faq,page-texts,page-blocks,' +
  'reviews,reviews/create,company,shipping-rates';

/** Reads the shop's contents, and places two orders, so that the office has something to do. */
export async function findStarts({ request }: BrowserContext): Promise<Starts> {
  const read = async <T>(address: string): Promise<T> => (await (await request.get(address)).json()) as T;
  const { products } = await read<{ products: { _id: string }[] }>(
    '/api/user_product/products/list/vintage?limit=100',
  );
  const boats = await read<{ products: { _id: string }[] }>(
    '/api/user_product/products/list/boatwood?limit=5',
  );
  const pieces: Piece[] = [];
  for (const { _id } of products) pieces.push(await read<Piece>(`/api/products/${_id}`));
  const free = pieces.filter(({ stockAmt, rentable }) => stockAmt > 0 && rentable);
  const ordered: string[] = [];
  for (const { _id } of free.slice(-2)) {
    const order = payload([bought(_id)], 1);
    const first = await request.post('/api/initiate-payment', { data: order });
    const { totals } = (await first.json()) as { totals: { total: number } };
    const draft = await request.post('/api/initiate-payment', {
      data: { ...order, totalPrice: totals.total },
    });
    const { orderId } = (await draft.json()) as { orderId: string };
    await request.post(`/api/checkout/${orderId}/confirm`, { data: {} });
    ordered.push(orderId);
  }
  const productPages = [
    ...free.slice(0, 4),
    ...pieces.filter(({ stockAmt }) => stockAmt === 0).slice(0, 2),
    ...boats.products.slice(0, 3),
  ].map(({ _id }) => `/product/${_id}`);
  return {
    shop: [
      '/',
      '/en',
      '/categories/vintage',
      '/categories/boatwood',
      '/suche?q=sideboard',
      '/suche?q=zzzz',
      ...productPages,
      // Twice: pages about money get more attention.
      ...productPages,
      '/checkout',
      '/login',
      '/passwort-vergessen',
      '/ankauf',
      '/vertrag-widerrufen',
      '/contact-us',
      '/faq',
      '/versand',
      '/verleih',
      '/datenschutz-einstellungen',
      '/cancel',
      '/vertraege-kuendigen',
      '/gibt-es-nicht',
      ...ordered.map((id) => `/order-success/${id}`),
    ],
    account: [
      '/account',
      '/account/orders',
      '/account/profile',
      '/account/addresses',
      '/account/security',
      '/account/data',
      '/checkout',
      ...productPages,
    ],
    office: officePlaces.split(',').map((place) => `/admin${place === '/' ? '' : `/${place}`}`),
  };
}
