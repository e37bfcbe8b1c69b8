import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a number without a country’s code is called where the page’s language is spoken', async () => {
  const owner = await firstOwner(shop);
  const newestIn = async (list: string): Promise<string | undefined> => {
    const answer = await owner.call('GET', `/${list}?sort=number&order=DESC`);
    return answer.json<{ items: { phone: string }[] }>().items[0]?.phone;
  };
  for (const [language, typed, kept] of [
    ['fr', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['es', '912 34 56 78', '+34 912 34 56 78'],
    ['it', '06 12345678', '+39 06 1234 5678'],
    ['en', '030 23125001', '+49 30 23125001'],
    ['de', '030 23125001', '+49 30 23125001'],
  ] as const) {
    const send = async (method: 'POST' | 'PUT', path: string, payload: object, token = '') => {
      const headers = { 'content-language': language, authorization: `Bearer ${token}` };
      const answer = await shop.app.inject({ method, url: `/api${path}`, payload, headers });
      expect(answer.statusCode, `${path} in ${language}: ${answer.body}`).toBe(200);
      return answer.json<Record<string, unknown>>();
    };
    const person = { name: 'Ada Muster', email: `${language}@example.org`, phone: typed };

    const opened = await send('POST', '/signup', { ...person, password });
    expect(opened['user']).toMatchObject({ phone_number: kept });
    const change = (payload: object) => send('PUT', '/account/profile', payload, String(opened['token']));
    expect(await change({ phone: '+43 660 1234567' })).toMatchObject({ phone_number: '+43 660 1234567' });
    expect(await change({ lastName: 'Beispiel' })).toMatchObject({ phone_number: '+43 660 1234567' });
    expect(await change({ phone: typed })).toMatchObject({ phone_number: kept });

    await send('POST', '/contact', { ...person, message: 'Bonjour' });
    expect(await newestIn('questions')).toBe(kept);
    await send('POST', '/shipping-request', { ...person, country: 'Österreich', phone: '0660 1234567' });
    expect(await newestIn('questions')).toBe('+43 660 1234567');

    const offer = { ...person, firstName: 'Ada', lastName: 'Muster', street: 'Rue 1', city: 'Paris' };
    const furnitureItems = [{ title: 'Chaise', images: [], price: '', condition: null }];
    await send('POST', '/buy-in-mail', { ...offer, postalCode: '75001', country: '', furnitureItems });
    expect(await newestIn('enquiries')).toBe(kept);
  }
});

test('what cannot be a number there is named at its field, and may be given with its country’s code', async () => {
  const signUp = (phone: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/signup',
      headers: { 'content-language': 'fr' },
      payload: { name: 'Ada Muster', email: 'ada@example.org', phone, password },
    });
  expect((await signUp('030 / 23125-0001')).json()).toMatchObject({ issues: [{ field: 'phone' }] });
  expect((await signUp('+49 30 / 23125-001')).statusCode).toBe(200);
});
