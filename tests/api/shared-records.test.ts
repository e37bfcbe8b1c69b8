import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

/** Records of the office whose save used to replace whatever somebody else had saved meanwhile. */
let shop: TestShop;
let owner: StaffBrowser;
let texts: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  texts = await staffWithRole(shop, owner, 'content');
  const tree = { categories: [aCategory()], parents: [aParentCategory()] };
  await shop.shop.catalogue.saveCategories(shop.shop.db, tree, testActor);
});
afterAll(() => shop.close());

const enquire = () =>
  shop.app.inject({
    method: 'POST',
    url: '/api/buy-in-mail',
    payload: {
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'seller@example.org',
      phone: '030 23125 000',
      street: 'Boxhagener Straße 1',
      addressLine2: '',
      city: 'Berlin',
      stateProvince: 'Berlin',
      postalCode: '10245',
      country: 'Deutschland',
      furnitureItems: [{ title: 'Stuhl', price: '80 Euro', condition: 'gut', images: [] }],
    },
  });
const ask = () =>
  shop.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Ada', email: 'client@example.org', phone: '', message: 'Wie hoch ist er?', piece: '' },
  });

const firstOf = async (resource: string): Promise<string> =>
  (await owner.call('GET', `/${resource}`)).json<{ items: { id: string }[] }>().items[0]?.id ?? 'nothing';

describe('of two who save at once, the second learns of the first, and nothing is lost', () => {
  for (const [resource, theirs, mine] of [
    ['enquiries', { state: 'read', note: 'Abholung Freitag' }, { note: 'Zu teuer' }],
    ['questions', { isAnswered: true, note: 'Beantwortet' }, { note: '45 cm' }],
    ['categories', { name: 'Sessel und Hocker' }, { name: 'Polstersessel' }],
    ['parent-categories', { title: 'Wohnen und Lesen' }, { title: 'Lesen' }],
    ['staff', { name: 'Anna Berg' }, { role: 'read-only' }],
  ] as const) {
    test(resource, async () => {
      if (resource === 'enquiries') await enquire();
      if (resource === 'questions') await ask();
      const id =
        resource === 'staff' ? (await staffWithRole(shop, owner, 'office')).id : await firstOf(resource);
      const path = `/${resource}/${id}`;
      const read = async () => (await owner.call('GET', path)).json<{ version: string }>();
      const { version } = await read();
      expect(version).toMatch(/^[0-9a-f]{16}$/);
      const told = await Promise.all([
        owner.call('PATCH', path, { ...theirs, version }),
        owner.call('PATCH', path, { ...mine, version }),
      ]);
      expect(told.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(told.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'record-changed',
      });
      const kept = told[0].statusCode === 200 ? theirs : mine;
      expect(await read()).toMatchObject(kept);
      const last = await owner.call('GET', `/last-changes/${resource}/${id}`);
      expect(last.json()).toMatchObject({ at: testNow.toISOString() });

      // Having seen it, and for programs that do not say what they have seen, the change is made.
      const again = await owner.call('PATCH', path, { ...mine, version: (await read()).version });
      expect(again.statusCode, again.body).toBe(200);
      expect((await owner.call('PATCH', path, theirs)).statusCode).toBe(200);
      expect(await read()).toMatchObject(theirs);
    });
  }
});

test('who changed a question, an enquiry or somebody of the team is told to those who may read them', async () => {
  for (const resource of ['questions', 'enquiries', 'staff']) {
    const told = await texts.call('GET', `/last-changes/${resource}/some-id`);
    expect(told.json(), resource).toMatchObject({ code: 'right-missing' });
  }
  expect((await texts.call('GET', '/last-changes/categories/some-id')).statusCode).toBe(200);
});
