import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { storefrontRoutes } from '../../routes/storefront-routes.ts';
import { headScript } from './head-script.ts';

/** Every route of the specification's table (2.1), with an example for each of its named parts. */
const specified = [
  '/',
  '/categories/all',
  '/categories/vintage',
  '/shop/vintage',
  '/shop/boatwood',
  '/parent-category/vintage-wohnzimmer',
  '/category/vintage-sofas',
  '/product/66a1f0c2',
  '/sales',
  '/highlights',
  '/newhits',
  '/login',
  '/checkout',
  '/cartpayment',
  '/order-review',
  '/order-success/4711',
  '/paypal-success?token=EC-1&PayerID=P1&order_id=4711',
  '/success?session_id=cs_1&order_id=4711',
  '/cancel',
  '/contact-us',
  '/about-us',
  '/our-team',
  '/melem',
  '/verleih',
  '/rent-a-sustainability',
  '/ankauf',
  '/versand',
  '/ratenzahlung-bei-wmk',
  '/vintage-mega-store',
  '/firmenname',
  '/wo-kommen-unsere-mobel-her',
  '/wmk-for-ukraine',
  '/thinkGreen',
  '/impressum',
  '/data-protection',
  '/withdrawal',
  '/terms',
  '/faq',
];

/** Where the script redirects a browser on the home page with this hash; null: nowhere. */
function visit(hash: string) {
  let ledTo: string | null = null;
  const listeners = new Map<string, () => void>();
  const location = {
    hash,
    origin: 'https://wmk.example',
    pathname: '/',
    search: '',
    replace: (address: string) => {
      ledTo = address;
    },
  };
  const ignore = (): undefined => undefined;
  const page = {
    location,
    localStorage: { getItem: () => null },
    document: { referrer: '', addEventListener: ignore },
    sessionStorage: { getItem: () => null },
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
  };
  runInContext(headScript(storefrontRoutes, 'de').text, createContext(page));
  return {
    ledTo: () => ledTo,
    changeHash(next: string) {
      location.hash = next;
      listeners.get('hashchange')?.();
    },
  };
}

const patterns = storefrontRoutes.flatMap(({ paths }) => paths);
const matches = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

describe('every route of the specification, in both forms of address', () => {
  test.each(specified)('%s', (address) => {
    const path = address.split('?')[0] ?? '';
    expect(patterns.some((pattern) => matches(path, pattern))).toBe(true);
    expect(visit(`#${address}`).ledTo()).toBe(address);
  });
});

test('a hash that changes on an open page leads on as well', () => {
  const page = visit('');
  expect(page.ledTo()).toBeNull();
  page.changeHash('#/sales');
  expect(page.ledTo()).toBe('/sales');
});

test.each([
  '',
  '#inhalt',
  '#/gibt-es-nicht',
  '#//fremd.example',
  '#/product//fremd.example',
  '#/salesman',
  '#/sales#x',
])('nobody is led anywhere by %j', (hash) => {
  expect(visit(hash).ledTo()).toBeNull();
});
