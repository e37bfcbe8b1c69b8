import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const withdrawal = { name: 'Ada Muster', contract: 'WMK-100234', email: 'ada@example.org' };
const ending = { ...withdrawal, manner: 'ordinary' };
const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
const sendForm = (url: string, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('over REST', () => {
  test.each([
    ['/api/withdrawal', withdrawal],
    ['/api/contract-ending', ending],
    ['/api/contract-ending', { ...ending, reason: 'Wackelt. '.repeat(200) }],
    ['/api/contract-ending', { ...ending, manner: 'extraordinary', reason: 'Wackelt', endsOn: '2026-12-31' }],
  ])('%s is received, and the same again is the same receipt', async (url, body) => {
    // A mailbox gets few receipts a day.
    const sent = { ...body, email: 'rest@example.org' };
    const first = await post(url, sent);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toEqual({ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), mailed: true });
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await post(url, sent)).json()).toEqual(first.json());
  });

  test.each([
    ['/api/withdrawal', { ...withdrawal, name: ' ' }, 'name', 'Bitte geben Sie Ihren Namen an'],
    ['/api/withdrawal', { ...withdrawal, contract: '' }, 'contract', 'Bitte nennen Sie die Bestellnummer'],
    ['/api/withdrawal', { ...withdrawal, email: 'ada' }, 'email', 'gültige E-Mail-Adresse'],
    ['/api/withdrawal', { ...withdrawal, name: 'Ada\nBcc: x' }, 'name', 'in eine Zeile'],
    ['/api/withdrawal', { ...withdrawal, pieces: 'x'.repeat(1001) }, 'pieces', '1000 Zeichen'],
    ['/api/contract-ending', withdrawal, 'manner', 'Art der Kündigung'],
    ['/api/contract-ending', { ...ending, manner: 'extraordinary' }, 'reason', 'nennen Sie den Grund'],
    ['/api/contract-ending', { ...ending, endsOn: 'bald' }, 'endsOn', 'Datum'],
    ['/api/contract-ending', { ...ending, endsOn: '0001-01-01' }, 'endsOn', 'Möglich sind 2020 bis 2099'],
  ])('%s with %j is refused at %s', async (url, body, field, message) => {
    const refused = await post(url, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid-request',
      issues: [{ field, message: expect.stringContaining(message) }],
    });
  });
});

describe('as forms, without script', () => {
  test.each([
    ['/vertrag-widerrufen', 'Widerruf bestätigen'],
    ['/vertraege-kuendigen', 'jetzt kündigen'],
  ])('%s has a form that is sent to its own address', async (url, button) => {
    const page = await shop.app.inject({ url });
    expect(page.statusCode).toBe(200);
    const [form = ''] = /<form[^>]*method="post">.*?<\/form>/s.exec(page.body) ?? [];
    expect(form).not.toContain('action=');
    expect(form).toContain(`type="submit"`);
    expect(form).toContain(`>${button}</button>`);
  });

  test('missing fields are named at the field, and the typed values stay', async () => {
    const page = await sendForm('/vertrag-widerrufen', { ...withdrawal, email: 'ada(at)example' });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an');
    expect(page.body).toMatch(/<input[^>]*value="Ada Muster"/);
    expect(page.body).toMatch(/<input[^>]*value="ada\(at\)example"/);
  });

  test('a withdrawal is confirmed with its content, date and time; the page is never cached', async () => {
    const page = await sendForm('/vertrag-widerrufen', {
      ...withdrawal,
      contract: '<b>WMK-1</b>',
      pieces: 'Nur der Sessel',
    });
    expect(page.statusCode, page.body).toBe(200);
    expect(page.body).toContain('Ihr Widerruf ist eingegangen');
    expect(page.body).toMatch(/am \d{1,2}\. \S+ \d{4} um \d\d:\d\d:\d\d Uhr erhalten/);
    expect(page.body).toContain('Nur der Sessel');
    expect(page.body).toContain('&lt;b&gt;WMK-1&lt;/b&gt;');
    expect(page.body).not.toContain('<b>WMK-1');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    // A visitor's form must not be shown to the next one.
    expect((await shop.app.inject({ url: '/vertrag-widerrufen' })).body).not.toContain('eingegangen');
  });

  test('the end of a rental is confirmed likewise', async () => {
    const page = await sendForm('/vertraege-kuendigen', {
      ...ending,
      manner: 'extraordinary',
      reason: 'Wackelt',
      endsOn: '2026-12-31',
    });
    expect(page.statusCode, page.body).toBe(200);
    for (const text of ['Ihre Kündigung ist eingegangen', 'außerordentlich', 'Wackelt', '31.12.2026']) {
      expect(page.body).toContain(text);
    }
  });

  test('an ordinary ending says when it takes effect, an extraordinary one does not', async () => {
    const effect = 'Eine ordentliche Kündigung wirkt deshalb zum Ende dieser Dauer';
    expect((await shop.app.inject({ url: '/vertraege-kuendigen' })).body).toContain(effect);
    const ordinary = await sendForm('/vertraege-kuendigen', { ...ending, contract: 'WMK-100777' });
    expect(ordinary.body).toContain('Ihre Kündigung ist eingegangen');
    expect(ordinary.body).toContain(effect);
    const other = await sendForm('/vertraege-kuendigen', {
      ...ending,
      manner: 'extraordinary',
      reason: 'Wackelt sehr',
    });
    expect(other.body).toContain('Ihre Kündigung ist eingegangen');
    expect(other.body).not.toContain(effect);
  });

  test('a body that is no form is answered with the form', async () => {
    const page = await post('/vertrag-widerrufen', { name: { toString: 'x' }, contract: ['a', 'b'] });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Bitte geben Sie Ihren Namen an');
  });
});

test('above the limit both ways say for how long, and name the way that is always open', async () => {
  const limited = await openTestShop({ RATE_LIMITS: 'on' });
  try {
    const { email } = await limited.shop.content.companyData();
    const declare = (index: number, language = '') =>
      limited.app.inject({
        method: 'POST',
        url: `${language}/vertrag-widerrufen`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...withdrawal, contract: `WMK-${100_300 + index}` }).toString(),
      });
    for (let index = 0; index < 10; index += 1) expect((await declare(index)).statusCode).toBe(200);
    for (const [language, words] of [
      ['', 'In spätestens einer Stunde geht es hier wieder'],
      ['/en', 'will work again in an hour at the latest'],
    ] as const) {
      const page = await declare(10, language);
      expect(page.statusCode).toBe(429);
      expect(page.body).toContain(words);
      expect(page.body).toContain(`href="mailto:${email}"`);
      expect(page.body).toMatch(/<input[^>]*value="WMK-100310"/);
    }
    const payload = { ...withdrawal, contract: 'WMK-100311' };
    const rest = await limited.app.inject({ method: 'POST', url: '/api/withdrawal', payload });
    expect([rest.statusCode, rest.json()]).toMatchObject([
      429,
      {
        code: 'too-many-declarations',
        message: expect.stringContaining('spätestens einer Stunde') as string,
      },
    ]);
  } finally {
    await limited.close();
  }
});
