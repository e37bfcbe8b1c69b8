import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffPersonHeader } from '../../src/shared/staff/actor.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let colleague: StaffBrowser;
let ownerId: string;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  colleague = await staffWithRole(shop, owner, 'office');
  ownerId = (await owner.call('GET', '/me')).json<{ id: string }>().id;
});
afterAll(() => shop.close());

/** As a tab that believes this person to be logged in. */
const inject = (method: 'GET' | 'POST', url: string, { cookie }: StaffBrowser, person?: string) =>
  shop.app.inject({
    method,
    url: `/api/admin${url}`,
    headers: { cookie, ...(person === undefined ? {} : { [staffPersonHeader]: person }) },
    ...(method === 'POST' ? { payload: {} } : {}),
  });

test('a change in the name of somebody who is no longer logged in is refused', async () => {
  const refused = await inject('POST', '/pieces', colleague, ownerId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'other-person' });
});

test('what is only read, what is sent in one’s own name, and what names nobody is let through', async () => {
  expect((await inject('GET', '/me', colleague, ownerId)).statusCode).toBe(200);
  for (const person of [ownerId, undefined]) {
    const answer = await inject('POST', '/pieces', owner, person);
    expect(answer.json()).toMatchObject({ code: 'invalid-request' });
  }
});
