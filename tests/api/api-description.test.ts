import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDescription, type Schema } from '../hostile/api-description.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Described {
  readonly paths: Record<string, object>;
  readonly components: { readonly schemas: Record<string, object>; readonly securitySchemes?: object };
}

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
  '%s tells strangers nothing of the back office',
  async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('/api/categories');
    expect(answer.body).not.toMatch(/\/api\/admin|Back office|wmk_staff|SecurityEvent|CustomerForStaff/);
  },
);

test('the rest refers to no missing schema', async () => {
  const { components } = (await shop.app.inject('/api/openapi.json')).json<Described>();
  const { body } = await shop.app.inject('/api/openapi.json');
  const named = new Set([...body.matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect([...named].filter((name) => !Object.hasOwn(components.schemas, name ?? ''))).toEqual([]);
  expect(named.size).toBeGreaterThan(3);
});

test('only staff can read all of it', async () => {
  const whole = (await owner.call('GET', '/openapi.json')).json<Described>();
  expect(Object.keys(whole.paths)).toEqual(expect.arrayContaining(['/api/admin/orders', '/api/categories']));
  expect((await shop.app.inject('/api/admin/openapi.json')).statusCode).toBe(401);
});

/** Where a schema says how long something may be, by the way there; named parts are looked at once. */
function limitsIn(value: unknown, way: string, schemas: Record<string, object>, seen: Set<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const name = '$ref' in value ? String(value.$ref).replace('#/components/schemas/', '') : null;
  if (name !== null) {
    if (seen.has(name)) return [];
    seen.add(name);
    return limitsIn(schemas[name], name, schemas, seen);
  }
  const own = ['maxLength', 'maxItems', 'minLength', 'minItems'].filter((limit) => limit in value);
  // Of a time, a day or an id, the form is what it is.
  const isTyped = 'pattern' in value && typeof value.pattern === 'string' && !('format' in value);
  return [
    ...[...own, ...(isTyped ? ['pattern'] : [])].map((limit) => `${way}: ${limit}`),
    ...Object.entries(value).flatMap(([key, inner]) => limitsIn(inner, `${way}.${key}`, schemas, seen)),
  ];
}

test('an answer has no lengths: what is stored must stay readable when the rules for new things change', async () => {
  const { paths, components } = (await owner.call('GET', '/openapi.json')).json<Described>();
  const seen = new Set<string>();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]: [string, { responses?: object }]) =>
      Object.entries(responses ?? {})
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, answer]) => limitsIn(answer, `${method} ${path}`, components.schemas, seen)),
    ),
  );
  expect(seen.size).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

/** A form that ends: '^\d{6}$', but nothing that repeats as often as one likes. */
const hasEnd = (pattern: string): boolean =>
  /^\^.*\$$/s.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[(?:\\.|[^\]])*\]/g, 'x'));

test('every text that is sent has a length', async () => {
  const { operations, resolve } = readDescription((await owner.call('GET', '/openapi.json')).body);
  const counted = new Set<string>();
  /** Texts of any length; of a day, a time, an id or one of a list, the form is what it is. */
  const endless = (schema: Schema, at: string): string[] => {
    const { properties = {}, items, additionalProperties: values, ...own } = resolve(schema);
    const isListed = own.enum !== undefined || own.const !== undefined;
    const isText = own.type === 'string' && !isListed;
    if (isText) counted.add(at);
    const isFormed = ['uuid', 'date', 'date-time'].includes(own.format ?? '') || hasEnd(own.pattern ?? '');
    const parts = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(items === undefined ? [] : [items])];
    return [
      ...(isText && !isFormed && own.maxLength === undefined ? [at] : []),
      ...[...parts, ...(typeof values === 'object' ? [values] : [])].flatMap((part) => endless(part, at)),
      ...Object.entries(properties).flatMap(([name, part]) => endless(part, `${at} ${name}`)),
    ];
  };
  const found = operations.flatMap(({ method, path, body }) =>
    body === null ? [] : endless(body, `${method} ${path}`),
  );
  expect(counted.size).toBeGreaterThan(300);
  // A country is one of a list; a link's token and a one-time code are measured in a way that the description cannot tell.
  expect(found.filter((at) => !/ (?:country|token|code)$/.test(at))).toEqual([]);
});
