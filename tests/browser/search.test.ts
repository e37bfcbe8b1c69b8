import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const ask = (query: string): string => `/suche?query=${encodeURIComponent(query)}`;

test('the understood parts of a query are chips that can be removed', async ({ page }) => {
  await page.goto(ask('Teaksideboard bis 180 cm 60er'));
  const chips = page.getByRole('navigation', { name: 'So haben wir Ihre Suche verstanden' });
  await expect(chips.getByRole('link')).toHaveText(['Material: Teak', 'Breite bis 180 cm', '1960er']);
  await expect(page.getByRole('article').first()).toContainText('Sideboard');
  await expectNoAxeViolations(page);
  await chips.getByRole('link', { name: 'Breite bis 180 cm entfernen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „Teaksideboard 60er“');
  await expect(chips.getByRole('link')).toHaveCount(2);
  await page.goBack();
  await expect(chips.getByRole('link')).toHaveCount(3);
});

test('what query and filter say alike is one chip, which takes both away', async ({ page }) => {
  await page.goto(`${ask('vintage stuhl')}&linie=vintage`);
  const chip = page.getByRole('link', { name: 'Vintage entfernen' });
  await expect(chip).toHaveCount(1);
  await chip.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „stuhl“');
  await expect(chip).toHaveCount(0);
});

test('results can be narrowed down and sorted like any list', async ({ page }) => {
  await page.goto(ask('tisch'));
  await expect(page.getByLabel('Sortieren nach')).toHaveValue('relevance');
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await panel.getByRole('textbox', { name: 'Preis bis, in €' }).fill('300');
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  await expect(page).toHaveURL(/query=tisch&preis-bis=300$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('2.2 a mistyped word is corrected, and the page says so', async ({ page }) => {
  await page.goto(ask('sidebord'));
  await expect(page.getByRole('article').first()).toContainText('ideboard');
  await expect(page.getByText('Zu „sidebord“ gibt es nichts.')).toBeVisible();
});

test('a query that nothing matches completely loses its weakest words, and the page says so first', async ({
  page,
}) => {
  await page.goto(ask('eiche tisch 640'));
  const main = page.getByRole('main');
  const said = main.getByText(/^Keine Treffer für alles zusammen\. Ohne „640“: \d+ Stücke\.$/);
  await expect(said).toBeInViewport();
  await expect(said.getByRole('deletion')).toHaveText('„640“');
  const chips = page.getByRole('navigation', { name: 'So haben wir Ihre Suche verstanden' });
  await expect(chips.getByRole('link')).toHaveText(['Material: Eiche']);
  await expect(page.getByRole('article').first()).toContainText('Eiche');
  await expectNoAxeViolations(page);

  await page.goto(ask('Sofa unter 20 €'));
  await expect(main.getByText(/Ohne „unter 20 €“: \d+ Stücke\.$/)).toBeInViewport();
  await expect(page.getByRole('article').first()).toContainText(/sofa|bank|daybed/i);

  await page.goto(`/en${ask('green sofa xyzzyqqq 9 m')}`);
  await expect(
    main.getByText(/^Nothing matches all of it\. Without ‘xyzzyqqq’ and ‘9 m’: \d+ pieces\.$/),
  ).toBeInViewport();
});

test('numbers without a unit are understood, and can be taken away', { tag: '@night' }, async ({ page }) => {
  await page.goto(ask('grünes sofa unter 9000'));
  const chips = page.getByRole('navigation', { name: 'So haben wir Ihre Suche verstanden' });
  await expect(chips.getByRole('link')).toHaveText(['Farbe: Grün', 'Preis bis 9.000 €']);
  await expect(page.getByRole('article').first()).toBeVisible();
  await chips.getByRole('link', { name: 'Preis bis 9.000 € entfernen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „grünes sofa“');
});

test('if no word finds anything, the page says so and shows the categories', async ({ page }) => {
  await page.goto(ask('xyzzyqqq'));
  await expect(page.getByText('Nichts gefunden für „xyzzyqqq“.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shop By Kategorien' })).toBeVisible();
  await expectNoAxeViolations(page, 'search, nothing');
});

test(
  'if the chosen filters leave nothing, results without them are shown',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${ask('Sofa')}&preis-bis=20`);
    await expect(page.getByText('Kein Stück passt zu allen Filtern.')).toBeVisible();
    await expect(page.getByText('Keine Treffer für alles zusammen.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ohne die gewählten Filter' })).toBeVisible();
    await expectNoAxeViolations(page);
    // Removing the filters keeps the query.
    await page.getByRole('main').getByRole('link', { name: 'Alle Filter entfernen' }).last().click();
    await expect(page).toHaveURL(ask('Sofa'));
  },
);

test(
  'the search box holds the query, so that it can be corrected',
  { tag: '@night' },
  async ({ page, isMobile }) => {
    await page.goto(ask('Sofa rot'));
    if (isMobile) {
      await expect(page.getByRole('main').getByRole('searchbox', { name: 'Möbel suchen' })).toHaveValue(
        'Sofa rot',
      );
      await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
    }
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' });
    await expect(box).toHaveValue('Sofa rot');
    await box.press('End');
    // Results already on the page are not suggested again.
    await expect(page.getByRole('listbox')).toBeHidden();
    await box.press('Backspace');
    await box.press('Backspace');
    await box.press('Backspace');
    await expect(page.getByRole('option', { name: 'Alle Treffer für „Sofa“' })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/suche\?query=Sofa\+?$/);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('combobox', { includeHidden: true })).toHaveValue('');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search box holds the query', async ({ page, isMobile }) => {
    await page.goto(ask('Sofa "rot"'));
    const box = isMobile
      ? page.getByRole('main').getByRole('searchbox', { name: 'Möbel suchen' })
      : page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' });
    await expect(box).toHaveValue('Sofa "rot"');
    await box.fill('Spiegel');
    await box.press('Enter');
    await expect(page).toHaveURL(/query=Spiegel$/);
  });
});

test('the dropdown begins with exact matches and links to all results', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  await page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' }).fill('tisch');
  const categories = page.getByRole('group', { name: 'Shop By Kategorien' }).getByRole('option');
  await expect(categories.first()).toContainText(/^(Ess|Couch|Beistell|Schreib)tische/);
  await expect(categories.filter({ hasText: 'Esstische' }).first()).toBeVisible();
  await expect(categories.filter({ hasText: 'Gastronomie' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Alle Treffer für „tisch“' })).toBeInViewport({ ratio: 1 });
});

test('9-6: the search asks 500 ms after the last key', { tag: '@night' }, async ({ page, isMobile }) => {
  await page.clock.install();
  await page.goto('/');
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('query') ?? '');
  });
  // Only a box that the script has made one of suggests something.
  await box.fill('tisch');
  await expect(page.getByRole('option', { name: 'Alle Treffer für „tisch“' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await box.fill('tischl');
  await page.clock.runFor(300);
  await box.fill('tischlampe');
  await page.clock.runFor(499);
  expect(asked).toEqual(['tisch']);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['tisch', 'tischlampe']);
});

test('the dropdown names the dropped words', { tag: '@night' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  await page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' }).fill('eiche tisch 640');
  await expect(
    page.getByRole('group', { name: 'Produkte ohne „640“' }).getByRole('option').first(),
  ).toBeVisible();
});

test('on a phone, the page of the search has a field of its own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/suche');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Möbel suchen' });
  await field.fill('Spiegel');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/suche\?query=Spiegel$/);
  await expect(page.getByRole('article').first()).toContainText('piegel');
});

test(
  "words for the shop's own pages lead to them, from the dropdown and above the results",
  { tag: '@night' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Möbel suchen' });
    await box.fill('gutschein');
    const suggested = page.getByRole('group', { name: 'Seiten' }).getByRole('option');
    await expect(suggested).toHaveText(['Geschenkgutschein kaufen', 'Gutschein-Guthaben']);
    await box.press('ArrowDown');
    await expect(suggested.first()).toHaveAttribute('aria-selected', 'true');
    await page.goto(ask('öffnungszeiten'));
    await expectNoAxeViolations(page);
    await page
      .getByRole('main')
      .getByText('Vielleicht suchen Sie:')
      .getByRole('link', { name: 'Kontakt' })
      .click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.goto(`/en${ask('returns')}`);
    await expect(page.getByText('Perhaps you are looking for:').getByRole('link')).toHaveAttribute(
      'href',
      '/en/withdrawal',
    );
  },
);
