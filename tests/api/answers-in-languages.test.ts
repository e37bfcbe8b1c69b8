import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeLanguages } from '../../src/shared/text/language.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Said {
  readonly message: string;
  readonly code?: string;
  readonly issues?: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}

const post = async (url: string, payload: object, language?: string): Promise<Said> => {
  const headers = language === undefined ? {} : { 'content-language': language };
  return (await shop.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })).json<Said>();
};

describe('a refusal', () => {
  test.each([
    [
      '/login',
      { email: 'nobody@example.org', password: 'not this one' },
      'login-refused',
      'Email address or password is wrong.',
    ],
    ['/nowhere', {}, 'not-found', 'This address does not exist.'],
    ['/withdrawal', {}, 'invalid-request', 'The request is incomplete or faulty.'],
    ['/newsletter/confirm', { token: 'x'.repeat(30) }, 'mail-link-invalid', 'This link is not valid.'],
  ])('of %s with %j has one code and a sentence of each language', async (url, payload, code, english) => {
    const german = await post(url, payload);
    expect(await post(url, payload, 'en')).toMatchObject({ code, message: english });
    expect(german).toMatchObject({ code });
    expect(german.message).not.toBe(english);
    const sentences = new Set([german.message]);
    for (const language of completeLanguages.filter((other) => other !== 'de')) {
      const { code: same, message } = await post(url, payload, language);
      expect(same).toBe(code);
      sentences.add(message);
    }
    expect(sentences.size).toBe(completeLanguages.length);
    // What is not a language is answered in German.
    expect(await post(url, payload, 'xx')).toEqual(german);
  });
});

const withdrawal = { name: 'Ada Muster', contract: 'WMK-100234', email: 'ada@example.org' };
const destination = { country: 'DE', Useraddress: { postalCode: '00000', city: 'Berlin' }, products: [] };
const signup = { name: 'Ada', email: 'ada@example.org', phone: '030 123456', password: 'kurz' };

describe('a field', () => {
  test.each([
    [
      '/withdrawal',
      { ...withdrawal, name: 'x'.repeat(202) },
      'name',
      'text-too-long',
      'Bitte höchstens 201 Zeichen',
      'Please use 201 characters at most',
    ],
    [
      '/withdrawal',
      { ...withdrawal, email: 'ada' },
      'email',
      'contact-email-invalid',
      'Bitte geben Sie eine gültige E-Mail-Adresse an',
      'Please give a valid email address',
    ],
    [
      '/buy-in-mail',
      {},
      'email',
      'email-invalid',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid email address',
    ],
    [
      '/buy-in-mail',
      { email: 'ada@example.org', furnitureItems: 'Sofa' },
      'furnitureItems',
      'does-not-fit',
      'Diese Angabe passt hier nicht',
      'This does not fit here',
    ],
    [
      '/getShippingCharges',
      destination,
      'Useraddress.postalCode',
      'postal-code-unknown',
      'Diese Postleitzahl gibt es nicht',
      'There is no such postcode',
    ],
    [
      '/signup',
      signup,
      'password',
      'password-too-short',
      'Das Passwort braucht mindestens 8 Zeichen',
      'The password needs at least 8 characters',
    ],
    [
      '/signup',
      { ...signup, name: 'A\nB' },
      'name',
      'not-one-line',
      'Bitte schreiben Sie alles in eine Zeile',
      'Please write everything on one line',
    ],
  ])('of %s (%j) says at %s: %s', async (url, payload, field, code, german, english) => {
    expect((await post(url, payload)).issues).toContainEqual(
      expect.objectContaining({ field, code, message: german }),
    );
    expect((await post(url, payload, 'en')).issues).toContainEqual(
      expect.objectContaining({ field, code, message: english }),
    );
  });

  test('whose limit was missed gives it as a fact, and only then', async () => {
    const { issues = [] } = await post('/withdrawal', { ...withdrawal, name: 'x'.repeat(202), email: '' });
    expect(issues.find(({ field }) => field === 'name')).toMatchObject({ params: { maximum: 201 } });
    expect(issues.find(({ field }) => field === 'email')).not.toHaveProperty('params');
  });
});

test.each([
  [
    '/forgot-password',
    { email: 'ada@example.org' },
    'If there is an account with this address, we have sent you an email with a link.',
  ],
  [
    '/subscribe',
    { email: 'ada@example.org' },
    'Almost there: we have sent you an email. Please confirm your subscription in it.',
  ],
])('what went well at %s is said in the language of the page', async (url, payload, english) => {
  expect((await post(url, payload, 'en')).message).toBe(english);
  expect((await post(url, payload)).message).toMatch(/^(?:Wenn|Fast) /);
});

test('the back office is answered in English as well, if a call asks for it', async () => {
  const piece = { title: 'Sofa', shopType: 'vintage', priceCents: 0, categoryIds: ['sofas'], stock: 20_000 };
  const issues = async (headers: Record<string, string>) => {
    const cookie = owner.cookie;
    const call = { method: 'POST', url: '/api/admin/pieces', payload: piece } as const;
    const answer = await shop.app.inject({ ...call, headers: { ...headers, cookie } });
    return answer.json<Said>().issues?.map(({ field, message }) => `${field}: ${message}`);
  };
  expect(await issues({})).toEqual([
    'priceCents: muss über 0 und höchstens 1.000.000\u00a0€ sein',
    'stock: muss eine ganze Zahl von 0 bis 10.000 sein',
    'categoryIds: Kategorie „sofas“ gibt es nicht',
  ]);
  expect(await issues({ 'content-language': 'en' })).toEqual([
    'priceCents: must be above 0 and at most €1,000,000',
    'stock: must be a whole number from 0 to 10,000',
    'categoryIds: There is no category ‘sofas’',
  ]);
});

test.each([
  ['/vertrag-widerrufen', 'Bitte geben Sie Ihren Namen an'],
  ['/en/vertrag-widerrufen', 'Please give your name'],
])('a form without script at %s says what is missing in the language of its page', async (url, sentence) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...withdrawal, name: '' }).toString(),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(sentence);
});
