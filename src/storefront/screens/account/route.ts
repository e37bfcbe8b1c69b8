import type { PageRoute } from '../../page.ts';

/** The parts of the account, by their addresses. */
const views = {
  '/account': 'overview',
  '/account/orders': 'orders',
  '/account/orders/:orderNumber': 'order',
  '/account/rentals': 'rentals',
  '/account/profile': 'profile',
  '/account/addresses': 'addresses',
  '/account/security': 'security',
  '/account/data': 'data',
  '/account/claim-order': 'claim',
  '/account/confirm-email': 'confirm',
  '/account/stop-email': 'stop',
} as const;

export type AccountView = (typeof views)[keyof typeof views];

export interface AccountData {
  readonly view: AccountView;
  /** The number of the order that is looked at. */
  readonly orderNumber: string | null;
}

/**
 * The account. The server sends the same page to everybody, without anything personal; the browser, which alone knows who
 * is logged in, asks for the rest.
 */
export const routes: readonly PageRoute<AccountData>[] = Object.entries(views).map(([path, view]) => ({
  screen: 'account',
  paths: [path],
  secretAddress: true,
  load: (_shop, { params }) =>
    Promise.resolve({ kind: 'page', data: { view, orderNumber: params['orderNumber'] ?? null } }),
}));
