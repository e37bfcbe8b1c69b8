import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  const categories = { categories: [aCategory()], parents: [aParentCategory()] };
  await shop.shop.catalogue.saveCategories(shop.shop.db, categories, testActor);
});
afterAll(() => shop.close());

const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

/** Changes the current state, whose version is read first. */
async function change(path: string, changes: object, by = owner) {
  const { version } = (await by.call('GET', path)).json<{ version: string }>();
  return by.call('PATCH', path, { ...changes, version });
}

describe('texts', () => {
  test('a change is on the pages at once, without anything executable, and in the audit log', async () => {
    expect((await shop.app.inject('/versand')).body).not.toContain('Am Montag zu');
    const welcomeText = '<p>Am Montag zu<script>x()</script> {phone}</p>';
    const changed = await change('/dashboard-texts/de', { welcomeText });
    expect(changed.json()).toMatchObject({ welcomeText: '<p>Am Montag zu {phone}</p>' });
    // On PostgreSQL the cache learns of it through the database, as every other process does.
    await expect
      .poll(async () => (await shop.app.inject('/versand')).body)
      .toContain('Am Montag zu 030 23125 000');
    const log = (await owner.call('GET', '/audit?entity=dashboard-texts')).json<{ items: object[] }>();
    expect(log.items[0]).toMatchObject({ action: 'change', entityId: 'de' });
  });

  test.each(['NUL \0', 'half a character \ud800', 'the other half \udc00 of it', 'no character \uffff'])(
    'text that no database can store is refused with its field: %j',
    async (welcomeText) => {
      const answer = await change('/dashboard-texts/de', { welcomeText });
      expect(answer.statusCode).toBe(400);
      expect(fieldsOf(answer)).toEqual(['welcomeText']);
    },
  );

  test('a link leads to a secure address, and one that leads nowhere is named at its field, whatever text has it', async () => {
    const link = (href: string) => `<p>Siehe <a href="${href}">dort</a>.</p>`;
    const kept = await change('/dashboard-texts/de', { welcomeText: link('http://wmk.example/a') });
    expect(kept.json<{ welcomeText: string }>().welcomeText).toContain('href="https://wmk.example/a"');
    const lost = 'ftp://wmk.example/Preise.pdf';
    const draft = { title: 'Versand', description: '', html: link(lost) };
    const answer = (href: string) => ({
      items: [{ topic: '', anchor: null, question: 'Wo?', answer: `Siehe [dort](${href}).` }],
    });
    for (const [path, changes, field] of [
      ['/page-texts/versand.de', draft, 'html'],
      ['/dashboard-texts/de', { sliderText: link(lost) }, 'sliderText'],
      ['/page-blocks/benefits.de', { html: link(lost) }, 'html'],
      ['/categories/sideboards', { descriptionHtml: link(lost) }, 'descriptionHtml'],
      ['/faq/de', answer(lost), 'items.0.answer'],
    ] as const) {
      const refused = await change(path, changes);
      expect([path, refused.statusCode, fieldsOf(refused)]).toEqual([path, 400, [field]]);
      expect(refused.json<{ issues: { message: string }[] }>().issues[0]?.message).toContain(
        `Der Link zu „${lost}“ ist hier nicht möglich`,
      );
    }
    expect((await change('/faq/de', answer('http://wmk.example'))).statusCode).toBe(200);
  });

  test('staff read the original text, not the rendered one', async () => {
    const { items } = (await owner.call('GET', '/dashboard-texts')).json<{ items: { id: string }[] }>();
    expect(items.map(({ id }) => id)).toContain('en');
    const page = (await owner.call('GET', '/page-texts/data-protection.de')).json<{ html: string }>();
    expect(page.html).toContain('{firm}');
  });

  test('questions are replaced whole, in their order; an empty one is named', async () => {
    const items = [
      { topic: 'Mieten', anchor: 'zweite', question: 'Zweite?', answer: 'Ja.' },
      { topic: '', anchor: null, question: 'Erste?', answer: 'Nein.' },
    ];
    expect((await change('/faq/de', { items })).json()).toMatchObject({ items });
    const bad = await change('/faq/de', { items: [items[0], { question: '', answer: 'Ja.' }] });
    expect(bad.statusCode).toBe(400);
    expect(fieldsOf(bad)).toEqual(['items.1.question']);
    expect((await owner.call('GET', '/faq/de')).json()).toMatchObject({ items });
    expect((await shop.app.inject('/faq')).body).toMatch(/<h2 id="mieten"[^>]*>Mieten<\/h2>.*id="zweite"/);
  });

  test('topic and anchor of a question may be left empty; an anchor is wellformed, and only one has it', async () => {
    const item = { question: 'Wann?', answer: 'Heute.' };
    const save = (...items: object[]) => change('/faq/de', { items });
    expect((await save({ ...item, topic: null, anchor: '' }, item)).json()).toMatchObject({
      items: [
        { topic: '', anchor: null },
        { topic: '', anchor: null },
      ],
    });
    const named = { ...item, anchor: 'wann' };
    expect(fieldsOf(await save(named, item, named))).toEqual(['items.2.anchor']);
    expect(fieldsOf(await save({ ...item, anchor: '#Wann' }))).toEqual(['items.0.anchor']);
  });

  test('a page gets a new version, and earlier ones stay; the slower of two gets a conflict', async () => {
    const read = async () =>
      (await owner.call('GET', '/page-texts/versand.de')).json<{
        version: number;
        versions: { title: string }[];
      }>();
    const { version } = await read();
    const saved = await owner.call('PATCH', '/page-texts/versand.de', { title: 'Lieferung', version });
    expect(saved.json()).toMatchObject({ title: 'Lieferung', version: version + 1 });
    expect((await read()).versions.map(({ title }) => title)).toHaveLength(version + 1);
    expect((await shop.app.inject('/versand')).body).toContain('Lieferung');
    const slower = await owner.call('PATCH', '/page-texts/versand.de', { title: 'Versand', version });
    expect(slower.json()).toMatchObject({ code: 'record-changed' });
    expect((await owner.call('GET', '/page-texts/nowhere.de')).statusCode).toBe(404);
  });

  test('refuses a placeholder that does not exist, and names those that do', async () => {
    const path = '/page-texts/about-us.de';
    const { html, version } = (await owner.call('GET', path)).json<{ html: string; version: number }>();
    const refused = await owner.call('PATCH', path, { html: `${html}<p>{telefon}, {phone}</p>`, version });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ issues: object[] }>().issues).toMatchObject([
      { field: 'html', message: expect.stringMatching(/^Unbekannt: \{telefon\}\. .*\{phone\}/) },
    ]);
    const saved = await owner.call('PATCH', path, { html: `${html}<p>{phone}</p>`, version });
    expect(saved.statusCode).toBe(200);
    const blocks = (await owner.call('GET', '/page-blocks')).json<{
      items: { id: string; version: string }[];
    }>();
    const { id = '', version: read } = blocks.items[0] ?? {};
    const block = await owner.call('PATCH', `/page-blocks/${id}`, { html: '{stra}', version: read });
    expect(block.statusCode).toBe(400);
  });

  test('a change without the version that was read is refused', async () => {
    for (const [path, changes] of [
      ['/dashboard-texts/de', { welcomeText: 'x' }],
      ['/faq/de', { items: [] }],
      ['/page-texts/versand.de', { title: 'x' }],
      ['/page-blocks/benefits.de', { heading: 'x' }],
      ['/company/company', { city: 'x' }],
    ] as const) {
      const answer = await owner.call('PATCH', path, changes);
      expect([path, answer.statusCode, ...fieldsOf(answer)]).toEqual([path, 400, 'version']);
    }
  });

  test('if two save a page at once, one of them learns who was faster', async () => {
    const { version } = (await owner.call('GET', '/page-texts/zahlung.de')).json<{ version: number }>();
    const office = await staffWithRole(shop, owner, 'office');
    const answers = await Promise.all(
      [owner, office].map((by, index) =>
        by.call('PATCH', '/page-texts/zahlung.de', { title: `Titel ${index}`, version }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? owner : office;
    const { name } = (await winner.call('GET', '/me')).json<{ name: string }>();
    const last = await office.call('GET', '/last-changes/page-texts/zahlung.de');
    expect(last.json()).toEqual({ by: name, at: expect.stringMatching(/^2026-06-15T/) as string });
    const { versions } = (await owner.call('GET', '/page-texts/zahlung.de')).json<{ versions: object[] }>();
    expect(versions).toHaveLength(version + 1);
  });

  test('an unchanged text has no last author', async () => {
    expect((await owner.call('GET', '/last-changes/page-blocks/filler-banner-2.en')).json()).toEqual({
      by: null,
      at: null,
    });
  });

  test('an emptied field is empty: forms send null for it', async () => {
    const answer = await change('/dashboard-texts/de', { sliderText: null });
    expect(answer.json()).toMatchObject({ sliderText: '' });
    const { version } = (await owner.call('GET', '/page-texts/zahlung.de')).json<{ version: number }>();
    const page = await owner.call('PATCH', '/page-texts/zahlung.de', { description: null, version });
    expect(page.json()).toMatchObject({ description: '' });
  });

  test('the slower of two gets a conflict for announcements, questions and the company', async () => {
    for (const [path, changes] of [
      ['/dashboard-texts/en', { welcomeText: '<p>Open</p>' }],
      ['/faq/en', { items: [{ question: 'Open?', answer: 'Yes.' }] }],
      ['/company/company', { managingDirector: 'Erika Muster' }],
    ] as const) {
      const { version } = (await owner.call('GET', path)).json<{ version: string }>();
      const first = await owner.call('PATCH', path, { ...changes, version });
      expect([path, first.statusCode]).toEqual([path, 200]);
      expect(first.json<{ version: string }>().version).not.toBe(version);
      const slower = await owner.call('PATCH', path, { ...changes, version });
      expect([path, slower.statusCode]).toEqual([path, 409]);
    }
  });

  test('stores, hours, links and the campaign are changed, and pages show them at once', async () => {
    const before = (await owner.call('GET', '/company/company')).json<{
      stores: object[];
      socialLinks: object[];
    }>();
    const changed = await change('/company/company', {
      stores: before.stores.map((store, index) => (index === 0 ? { ...store, street: 'Ecke 7' } : store)),
      openingHours: [
        { days: ['Mo', 'Tu'], opens: '10:00', closes: '13:00' },
        { days: ['Mo'], opens: '14:00', closes: '19:30' },
      ],
      socialLinks: [{ name: 'Mastodon', href: 'https://social.example/@wmk' }],
      donationCategoryId: 'sideboards',
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const page = (await shop.app.inject('/contact-us')).body;
    for (const text of ['Ecke 7', '14–19.30', 'https://social.example/@wmk'])
      expect(page.includes(text), text).toBe(true);
    const none = await change('/company/company', { donationCategoryId: null });
    expect(none.json()).toMatchObject({ donationCategoryId: null, socialLinks: [{ name: 'Mastodon' }] });
  });

  test('closed days and holidays stand with the hours, in each language and for search engines', async () => {
    // It is 15 June 2026, and for 60 days Berlin has no public holiday.
    const hours = [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '18:00' }];
    const closedDays = [
      { from: '2026-07-06', to: '2026-07-18', reason: 'Betriebsferien' },
      { from: '2026-12-31', to: null, reason: null },
    ];
    const saved = await change('/company/company', { openingHours: hours, closedDays });
    expect(saved.json()).toMatchObject({ closedDays, openHolidays: [] });
    const german = (await shop.app.inject('/contact-us')).body;
    const said = 'Geschlossen: 6. Juli 2026 – 18. Juli 2026 (Betriebsferien)';
    // Beside the hours and in the footer.
    expect(german.split(said).length - 1).toBeGreaterThanOrEqual(2);
    expect(german).not.toContain('31. Dezember');
    expect(german).toContain('"validFrom":"2026-07-06","validThrough":"2026-07-18","opens":"00:00"');
    const french = (await shop.app.inject('/fr/contact-us')).body;
    expect(french).toContain('Fermé\u00a0: 6 juillet 2026 – 18 juillet 2026');
    expect(french).not.toContain('Betriebsferien');
    const wrong = await change('/company/company', {
      closedDays: [{ from: '2026-07-06', to: '2026-07-05', reason: null }],
    });
    expect(fieldsOf(wrong)).toEqual(['closedDays.0.to']);
    expect((await change('/company/company', { closedDays: [] })).statusCode).toBe(200);
    expect((await shop.app.inject('/contact-us')).body).not.toContain('Betriebsferien');
  });

  test('each field of the company that cannot be right is named', async () => {
    const { stores } = (await owner.call('GET', '/company/company')).json<{ stores: object[] }>();
    const save = (changes: object) => change('/company/company', changes);
    const bank = { holder: 'WMK', iban: 'DE89 3704 0044 0532 0103 00', bic: 'XXXXDEXXXXX' };
    expect(fieldsOf(await save({ bankAccount: bank }))).toEqual(['bankAccount.iban']);
    expect(fieldsOf(await save({ bankAccount: { ...bank, bic: 'NO' } }))).toEqual([
      'bankAccount.iban',
      'bankAccount.bic',
    ]);
    expect(fieldsOf(await save({ stores: [] }))).toEqual(['stores']);
    expect(fieldsOf(await save({ stores: [{ ...stores[0], postalCode: '1024', latitude: null }] }))).toEqual([
      'stores.0.postalCode',
      'stores.0.latitude',
    ]);
    expect(fieldsOf(await save({ stores: [{ ...stores[0], postalCode: '1024' }] }))).toEqual([
      'stores.0.postalCode',
    ]);
    const hours = [{ days: ['Mo'], opens: '9', closes: '18:00' }];
    expect(fieldsOf(await save({ openingHours: hours }))).toEqual(['openingHours.0.opens']);
    const late = [{ days: ['Mo'], opens: '19:00', closes: '18:00' }];
    expect(fieldsOf(await save({ openingHours: late }))).toEqual(['openingHours.0.closes']);
    const link = [{ name: 'Unsicher', href: 'http://social.example' }];
    expect(fieldsOf(await save({ socialLinks: link }))).toEqual(['socialLinks.0.href']);
    expect(fieldsOf(await save({ donationCategoryId: 'nowhere' }))).toEqual(['donationCategoryId']);
    expect(fieldsOf(await save({ phone: 'im Laden' }))).toEqual(['phone']);
  });

  test('company data are changed by the owner alone, and wrong ones are named', async () => {
    const bad = await change('/company/company', { email: 'nowhere', country: 'Germany' });
    expect(fieldsOf(bad).sort()).toEqual(['country', 'email']);
    const office = await staffWithRole(shop, owner, 'office');
    expect((await office.call('GET', '/company/company')).statusCode).toBe(200);
    expect((await change('/company/company', { city: 'Potsdam' }, office)).statusCode).toBe(403);
    expect((await change('/company/company', { city: 'Potsdam' })).json()).toMatchObject({
      city: 'Potsdam',
    });
    expect((await shop.app.inject('/impressum')).body).toContain('Potsdam');
  });

  test('read-only staff change nothing', async () => {
    const reader = await staffWithRole(shop, owner, 'read-only');
    expect((await reader.call('GET', '/page-texts')).statusCode).toBe(200);
    for (const [path, body] of [
      ['/dashboard-texts/de', { welcomeText: 'x', version: 'x' }],
      ['/faq/de', { items: [], version: 'x' }],
      ['/page-texts/versand.de', { title: 'x', version: 1 }],
      ['/page-blocks/benefits.de', { heading: 'x', version: 'x' }],
      ['/reviews/sample-01', { rating: 1, version: 'x' }],
      ['/company/company', { city: 'x', version: 'x' }],
      ['/categories/sideboards', { name: 'x' }],
      ['/parent-categories/wohnzimmer', { title: 'x' }],
    ] as const) {
      expect((await reader.call('PATCH', path, body)).statusCode, path).toBe(403);
    }
  });
});

describe('previews', () => {
  test('staff see the page of a draft, others do not', async () => {
    const draft = (
      await owner.call('POST', '/pieces', {
        title: 'Noch ein Entwurf',
        shopType: 'vintage',
        priceCents: 100_00,
      })
    ).json<{ id: string }>();
    const page = await owner.call('GET', `/pieces/${draft.id}/preview`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Noch ein Entwurf');
    expect((await shop.app.inject(`/api/admin/pieces/${draft.id}/preview`)).statusCode).toBe(401);
    expect((await owner.call('GET', '/pieces/gone/preview')).statusCode).toBe(404);
  });
});
