import type { Page } from '@playwright/test';
import type { TodayAnswer } from '../../src/admin/today/today-types.ts';
import type { TodayList } from '../../src/shared/staff/today-vocabulary.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { judgeWholePage } from '../monkey/judge.ts';
import { cutTexts, expectNothingBeside, expectNothingCutOff } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';

const longName = 'Donaudampfschifffahrtsgesellschaftskapitän';
const longWord = 'donaudampfschifffahrtsgesellschaftskapitaenswitwe';
const uniqueMail = () => `${longWord}-${Date.now()}@${longWord}.${longWord}.example.org`;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** Eight of twelve, the first ones late. */
const full = (what = 'Runder Esstisch mit weißer Marmorplatte auf geschwungenem Trompetenfuß') => ({
  total: 12,
  items: Array.from({ length: 8 }, (_, index) => ({
    id: `WMK-10${index}`,
    who: `Friederike ${longName}`,
    what,
    more: 11,
    amountCents: 123_456,
    part: null,
    doubted: index === 1,
    endless: false,
    authorisation: null,
    stopped: false,
    isPaidBack: false,
    at: inDays(index - 2.5),
    hasNote: index % 2 === 0,
    shipped: index === 1 ? { lines: 3, at: inDays(-1) } : null,
    handOver: 'ready' as const,
    block: null,
  })),
});

const delivered = full();
const toHandOver = {
  ...delivered,
  items: delivered.items.map((item, index) =>
    index === 0 ? { ...item, authorisation: 'promised' as const } : item,
  ),
};

const inspected = full();
const toInspect = {
  ...inspected,
  items: inspected.items.map((item) => {
    const reason = 'Zurück aus WMK-100001: stark abgenutzt';
    return { ...item, block: { id: item.id, reason, orderNumber: 'WMK-100001' } };
  }),
};

const busy: TodayAnswer = {
  ...(Object.fromEntries(
    ['toAccept', 'transfers', 'rentalsEnding', 'refundsDue', 'enquiries'].map((kind) => [kind, full()]),
  ) as Record<TodayList, ReturnType<typeof full>>),
  toHandOver,
  moneyCases: full('dispute'),
  stuckPayments: full(),
  authorisations: full(),
  moneyToReturn: full('back'),
  declarations: full('withdrawal'),
  unmadeDocuments: full('2026-00017'),
  questions: full('1004, Vereinigte Staaten von Amerika'),
  toInspect,
  withoutPurchase: full(),
  claimsOverdue: full(),
  proofsOverdue: full(),
  withoutSpeciesPapers: full(),
  giftVouchers: full('sold'),
  weeks: [],
  lacks: [],
  jobs: {
    failed: [
      { name: 'send-mail', count: 3, lastAt: inDays(0), mails: [{ to: uniqueMail(), subject: longName }] },
    ],
    stuck: 2,
  },
};

test(
  'full lists of waiting work fit a phone, with an overview at the top, also with text of 200 %',
  { tag: '@phone' },
  async ({ page }) => {
    await logInToOffice(page);
    await page.route('**/api/admin/today', (route) => route.fulfill({ json: busy }));
    await page.goto('/admin');
    const overview = page.getByRole('navigation', { name: 'Was wartet' });
    await expect(overview.getByRole('link')).toHaveCount(19);
    await expectNothingBeside(page);
    const rentals = page.getByRole('region', { name: 'Mieten enden (12)' });
    await expect(rentals.getByText('überfällig', { exact: true })).toHaveCount(3);
    await expect(rentals.getByRole('button', { name: 'Alle 12 ansehen' })).toBeVisible();
    const money = page.getByRole('region', { name: 'Zu übergeben (12)' });
    await expect(money.getByText(/zugesagt am/)).toHaveCount(1);
    await expect(money.getByText(/bezahlt am/)).toHaveCount(7);
    await expectNoAxeViolations(page);

    await overview.getByRole('link', { name: 'Mieten enden: 12' }).click();
    await expect(rentals.getByRole('heading')).toBeInViewport();
    await page.goBack();
    await overview.getByRole('link', { name: 'Nicht geschafft' }).click();
    const failed = page.getByText(/^E-Mails senden \(send-mail\): 3 Aufträge gescheitert, zuletzt am /);
    await expect(failed).toBeInViewport();

    // Nothing is behind the bar at the top, and its title is in one piece.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNothingBeside(page);
    await expectNothingCutOff(page);
    const main = await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').boundingBox();
    expect(main).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity) - 1);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((element) => element.clientHeight)).toBeLessThan(60);
  },
);

test(
  'on „Heute“, lists without entries are one line below what waits and what is wrong',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    const none = { total: 0, items: [] };
    const quiet: TodayAnswer = {
      ...(Object.fromEntries(Object.keys(busy).map((kind) => [kind, none])) as unknown as TodayAnswer),
      transfers: busy.transfers,
      weeks: [],
      lacks: ['guarantee-notice'],
      jobs: { failed: [], stuck: 0 },
    };
    await logInToOffice(page);
    await page.route('**/api/admin/today', (route) => route.fulfill({ json: quiet }));
    await page.goto('/admin');
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Überweisungen erwartet (12)',
      'Sonst ist nichts offen:',
      'Verkauf und Miete der letzten acht Wochen',
    ]);
    await expect(main.getByRole('region', { name: 'Sonst ist nichts offen' })).toHaveText(
      /: Angefochtene Zahlungen, Hängende Zahlungen, Zugesagt, noch nicht eingezogen, Anzunehmen, Zu übergeben, .*, Kundenfragen, Zu prüfen, Im Shop ohne Einkaufspreis .*, Im Shop ohne Artenschutz-Nachweis\.$/,
    );
    // What the law asks for stands at the top, with its next steps.
    const source = main.getByRole('link', { name: 'Zur Verordnung mit der Grafik' });
    await expect(source).toBeInViewport();
    await expect(source).toHaveAttribute('href', /2025\/1960/);
    await expect(main.getByRole('link', { name: 'E-Mail an die Technik schreiben' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*2025%2F1960/,
    );
    await expectNothingCutOff(page);
    await expectNoAxeViolations(page);

    await page.unrouteAll();
    await page.route('**/api/admin/today', (route) => route.fulfill({ json: { ...quiet, transfers: none } }));
    await page.reload();
    await expect(headings.first()).toHaveText('Zurzeit ist nichts offen:');
    await expect(main.getByRole('region', { name: 'Zurzeit ist nichts offen' })).toContainText(
      'Anzunehmen, Überweisungen erwartet',
    );
  },
);

for (const width of [390, 1440]) {
  test(
    `at ${width} px, a long form is saved from wherever it is scrolled to`,
    { tag: width === 390 ? '@phone' : ['@night', '@phone'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await logInToOffice(page);
      await page.goto('/admin/shipping-rates');
      const fee = page.getByRole('textbox', { name: 'Friedrichshain, in Euro', exact: true });
      await fee.fill('2500');
      await expect(page.getByRole('heading', { level: 2, name: 'Frühere Fassungen' })).not.toBeInViewport();
      const save = page.getByRole('button', { name: 'Speichern' });
      await expect(save).toBeInViewport({ ratio: 1 });
      await save.click();
      // The question's buttons are words; a warning sign beside „Abbrechen“ would be read as the dangerous one.
      const question = page.getByRole('dialog', { name: 'Stimmen die Preise?' });
      await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
      await expect(question.locator('svg').filter({ visible: true })).toHaveCount(0);
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('heading', { level: 2, name: 'Frühere Fassungen' }).scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
    },
  );
}

test('texts that are cut off are found, and others are not', { tag: '@phone' }, async ({ page }) => {
  await page.setContent(`
    <p style="white-space:nowrap;width:100px;overflow:hidden;text-overflow:ellipsis">shortened in the middle of it</p>
    <p style="height:10px;overflow:hidden;line-height:20px">below<br />the edge</p>
    <p style="position:absolute;left:-200px;width:100px">beside the window</p>
    <div style="overflow-x:auto"><p style="white-space:nowrap;width:900px">scrolls by itself</p></div>
    <p style="position:absolute;width:1px;height:1px;overflow:hidden">for screen readers</p>
    <p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">
      two<br />lines of which one is shown
    </p>
    <p>readable</p>`);
  const found = await page.evaluate(cutTexts);
  expect(found.map((text) => /„(.*)“/.exec(text)?.[1])).toEqual([
    'shortened in the middle of it',
    'below',
    'the edge',
    'beside the window',
  ]);
});

/** Somebody with the longest name and address fills in every form of the shop. */
async function writeEverywhere(page: Page): Promise<string> {
  const email = uniqueMail();
  const person = { name: `Friederike ${longName}`, email };
  const sent: readonly (readonly [string, object])[] = [
    ['signup', { ...person, phone: '030 1234567', password: 'Drei lange Regalbretter' }],
    ['subscribe', { email }],
    ['withdrawal', { ...person, contract: 'weiß ich nicht mehr', pieces: 'Der Sessel wackelt. '.repeat(40) }],
    ['shipping-request', { ...person, country: 'Island', message: 'Was kostet das?', pieces: [] }],
    ['buy-in-mail', { firstName: 'Friederike', lastName: longName, email, phone: '030 1234567' }],
  ];
  for (const [address, data] of sent) {
    expect((await page.request.post(`/api/${address}`, { data })).ok(), address).toBe(true);
  }
  return email;
}

test('the longest names and addresses fit a phone', { tag: ['@phone', '@night'] }, async ({ page }) => {
  test.slow();
  const email = await writeEverywhere(page);
  await logInToOffice(page);
  const entry = page.getByRole('main').getByRole('link').filter({ hasText: longName });
  const places = [
    ['customers', entry],
    ['newsletter', page.getByRole('main').getByRole('link').filter({ hasText: email })],
    ['questions', entry],
    ['enquiries', entry],
  ] as const;
  for (const [place, link] of places) {
    await page.goto(`/admin/${place}`);
    await expect(link.first()).toBeVisible();
    await expectNothingBeside(page);
    await link.first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNothingBeside(page);
  }
  await expectNoAxeViolations(page, 'office, enquiry');
  // Staff who work on a phone call from there.
  await expect(page.getByRole('link', { name: '+49 30 1234567' })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );

  await page.goto('/admin/declarations');
  await expect(page.getByRole('heading', { name: `Widerruf: Friederike ${longName}` }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Als bearbeitet ablegen' }).first()).toBeVisible();
  await expectNothingBeside(page);
  await expectNoAxeViolations(page, '/admin/declarations');

  await page.goto('/admin/audit');
  await page
    .getByRole('button', { name: /^Kundenkonto/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `Friederike ${longName}`, level: 2 })).toBeVisible();
});

test(
  'questions are opened one by one, and an error in one opens it',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto('/admin/faq/de');
    await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen: Deutsch' })).toBeVisible();
    const answers = page.getByRole('textbox', { name: 'Antwort' });
    const first = page.getByRole('button', { name: /^Wie bestelle ich\?/ });
    await expect(first).toBeVisible();
    // Fields that nobody has opened would make the form slow.
    await expect(page.getByRole('main').locator('textarea')).toHaveCount(0);
    await first.click();
    await expect(answers).toHaveCount(1);
    await answers.fill('');
    await first.click();
    await expect(answers).toHaveCount(0);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(answers).toHaveCount(1);
    await expect(page.getByText('Bitte ausfüllen')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
    await expect(page.getByRole('button', { name: /^Neue Frage/ })).toBeVisible();
    await expect(answers).toHaveCount(2);
    await expectNothingBeside(page);
  },
);

test(
  'on a phone, the label of an empty field leaves room for its unit, and a choice without a match is told in German',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto('/admin/shipping-rates');
    await page.getByRole('button', { name: 'Größe hinzufügen' }).click();
    await expect(page.getByRole('textbox', { name: 'Größe 4, in Euro' }).first()).toHaveValue('');
    expect(await judgeWholePage(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Länder' }).first().fill('Nussbaum');
    await expect(page.getByText('Nichts gefunden', { exact: true })).toBeVisible();
  },
);

test(
  'on a tablet the list of pieces fits beside the menu',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await logInToOffice(page);
    await page.goto('/admin/pieces');
    await expect(page.getByText(/1–25 von \d+/)).toBeVisible();
    await expectNothingBeside(page);
  },
);

test('on a phone, too, a list is turned over in German', { tag: ['@phone', '@night'] }, async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/pieces');
  await expect(page.getByText(/^1–25 von \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zur nächsten Seite' }).click();
  await expect(page.getByText(/^26–50 von \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zur vorherigen Seite' }).click();
  await expect(page.getByText(/^1–25 von \d+$/)).toBeVisible();
});
