import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rightsOf, staffRoles, type StaffRole } from '../../src/shared/staff/staff-roles.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { callAdmin, firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Calls that anybody may try, and those open to everybody who is logged in. */
const anyone = new Set([
  'POST /login',
  'POST /login/code',
  'POST /login/recovery-code',
  'POST /login/passkey-options',
  'POST /login/passkey',
  'POST /forgot-password',
  'POST /reset-password',
  'POST /invitation',
  'POST /invitation/name',
]);
const oneself = new Set([
  'POST /logout',
  'GET /me',
  'GET /sessions',
  'DELETE /sessions/{id}',
  'POST /password',
  'POST /proof',
  'POST /proof/passkey-options',
  'POST /proof/passkey',
  'GET /second-factor',
  'POST /second-factor/authenticator',
  'POST /second-factor/authenticator/confirmation',
  'DELETE /second-factor/authenticator',
  'POST /second-factor/recovery-codes',
  'POST /second-factor/passkey-options',
  'POST /second-factor/passkeys',
  'PATCH /second-factor/passkeys/{id}',
  'DELETE /second-factor/passkeys/{id}',
]);

/** Calls that the whole team may read, whatever their role. */
const forAllStaff = new Set(['/today', '/security-alarms', '/last-changes/{entity}/{id}']);

/** The rights, written down a second time: a route that is opened by mistake must fail here. */
const all: readonly StaffRole[] = ['owner', 'office', 'content', 'read-only'];
const orderReaders: readonly StaffRole[] = ['owner', 'office', 'read-only'];
const office: readonly StaffRole[] = ['owner', 'office'];
const owner: readonly StaffRole[] = ['owner'];
const editors: readonly StaffRole[] = ['owner', 'office', 'content'];

const allowed: readonly (readonly [
  path: RegExp,
  reading: readonly StaffRole[],
  writing: readonly StaffRole[],
])[] = [
  [/^\/today$/, all, []],
  [/^\/jobs/, [], office],
  [/^\/orders\/\{id\}\/(cancel|refund)/, [], office],
  [/^\/orders\/\{id\}\/evidence/, office, []],
  [/^\/orders\/\{id\}\/invoice-recipient/, [], office],
  [/^\/orders\/\{id\}\/exemption-proof\/files/, office, []],
  [/^\/orders/, orderReaders, office],
  [/^\/provider-checks/, owner, owner],
  [/^\/refunds/, orderReaders, office],
  [/^\/declarations/, office, office],
  [/^\/invoices/, office, []],
  [/^\/provider-accounts/, orderReaders, []],
  [/^\/damage-claims/, orderReaders, []],
  [/^\/vouchers/, office, office],
  // Finding one by its code only reads, though a code is never in an address.
  [/^\/gift-vouchers/, office, office],
  [/^\/customers/, office, office],
  [/^\/enquiries/, office, office],
  [/^\/newsletter/, office, office],
  [/^\/questions/, office, office],
  [/^\/staff/, owner, owner],
  [/^\/login-rules/, owner, owner],
  [/^\/audit/, owner, []],
  [/^\/security-events/, owner, []],
  [/^\/security-alarms/, all, []],
  [/^\/opening/, owner, owner],
  [/^\/security-events/, owner, []],
  [/^\/security-alarms$/, all, []],
  [/^\/last-changes\//, all, []],
  [/^\/imports/, editors, editors],
  [/^\/(pieces|units|blocks|categories|parent-categories|pictures|sections)/, all, editors],
  [/^\/(goods-texts|goods-translations)/, all, editors],
  [/^\/(page-texts|texts|faq|reviews|page-blocks|dashboard-texts|content|site-pictures)/, all, editors],
  [/^\/(company|shipping-rates|sales-abroad|freight|settings)/, orderReaders, owner],
];

const logged: Partial<Record<StaffRole, StaffBrowser>> = {};
let shop: TestShop;
let customer: string;

beforeAll(async () => {
  shop = await openTestShop();
  logged.owner = await firstOwner(shop);
  for (const role of staffRoles) {
    if (role !== 'owner') logged[role] = await staffWithRole(shop, logged.owner, role);
  }
  const signed = await shop.app.inject({
    method: 'POST',
    url: '/api/signup',
    payload: { name: 'Ada', email: 'kundin@example.org', phone: '030 1', password: 'Vier alte Stühle' },
  });
  customer = signed.json<{ token: string }>().token;
});
afterAll(() => shop.close());

interface Described {
  readonly paths: Record<
    string,
    Record<string, { tags?: string[]; description?: string; security?: unknown }>
  >;
}

async function operations(): Promise<
  { method: Method; path: string; description: string; tags: string[] }[]
> {
  const described = shop.app.swagger() as unknown as Described;
  return Object.entries(described.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description = '', tags = [] }]) => ({
        method: method.toUpperCase() as Method,
        path: path.slice('/api/admin'.length),
        description,
        tags,
      })),
    );
}

const concrete = (path: string): string => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

/** 401 and 403 come before anything is parsed, so the rest of the request does not matter. */
async function isLetIn(role: StaffRole, method: Method, path: string): Promise<boolean> {
  const browser = logged[role];
  if (browser === undefined) throw new Error(role);
  const answer = await browser.call(method, concrete(path), method === 'GET' ? undefined : {});
  expect(answer.statusCode, `${role} ${method} ${path}: ${answer.body}`).toBeLessThan(500);
  const { code } = answer.headers['content-type']?.toString().includes('json')
    ? answer.json<{ code?: string }>()
    : {};
  return answer.statusCode !== 401 && code !== 'right-missing';
}

describe('every call of the back office', () => {
  test('is described with its tag and the right that it needs', async () => {
    const found = await operations();
    expect(found.length).toBeGreaterThan(30);
    for (const { method, path, description, tags } of found) {
      expect(tags, path).toEqual(['Back office']);
      const call = `${method} ${path}`;
      if (anyone.has(call) || oneself.has(call) || forAllStaff.has(path) || path === '/pictures/{id}')
        continue;
      expect(description, call).toContain('Needs the right');
    }
  });

  test('is closed to strangers and customers', async () => {
    for (const { method, path } of await operations()) {
      if (anyone.has(`${method} ${path}`)) continue;
      const payload = method === 'GET' ? undefined : {};
      const stranger = await callAdmin(shop, method, concrete(path), { payload });
      expect(stranger.statusCode, `${method} ${path}`).toBe(401);
      const asCustomer = await shop.app.inject({
        method,
        url: `/api/admin${concrete(path)}`,
        ...(payload === undefined ? {} : { payload }),
        headers: { authorization: `Bearer ${customer}`, cookie: `__Secure-wmk_staff=${customer}` },
      });
      expect(asCustomer.statusCode, `${method} ${path}`).toBe(401);
    }
  });

  test('lets in whom the table says, and nobody else', async () => {
    for (const { method, path } of await operations()) {
      const call = `${method} ${path}`;
      if (anyone.has(call) || oneself.has(call)) continue;
      const row = allowed.find(([pattern]) => pattern.test(path));
      expect(row, `${call} is in no line of the table`).toBeDefined();
      const roles = method === 'GET' ? row?.[1] : row?.[2];
      for (const role of staffRoles) {
        expect([call, role, await isLetIn(role, method, path)]).toEqual([call, role, roles?.includes(role)]);
      }
    }
  });

  test('is nothing that another page can make a browser of staff do', async () => {
    for (const { method, path } of await operations()) {
      if (method === 'GET') continue;
      const cookie = logged.owner?.cookie ?? '';
      const call = { payload: {}, cookie, origin: 'https://boese.example' };
      const answer = await callAdmin(shop, method, concrete(path), call);
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  });
});

test('the roles have the rights that the table speaks of', () => {
  expect(rightsOf('content')).not.toContain('orders:read');
  expect(rightsOf('read-only').every((right) => right.endsWith(':read'))).toBe(true);
  expect(rightsOf('office')).not.toContain('staff:read');
});
