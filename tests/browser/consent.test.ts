import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';

test('nothing is asked at a visit and nothing foreign is loaded; the settings are on every page', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  for (const address of ['/', '/contact-us', '/shop/vintage', '/login']) {
    await page.goto(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz-Einstellungen' }),
    ).toHaveAttribute('href', '/datenschutz-einstellungen');
  }
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test('refusing is as near as agreeing; a decision is kept, proven, and changed at any time (§ 25 TDDDG)', async ({
  page,
  context,
}) => {
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await page.goto('/datenschutz-einstellungen');
  await expect(page.getByRole('checkbox', { name: 'Karten von OpenStreetMap laden' })).not.toBeChecked();
  await page.getByText('Einzelheiten', { exact: true }).click();
  await expect(page.getByText('OpenStreetMap Foundation, Vereinigtes Königreich')).toBeVisible();
  await expectNoAxeViolations(page);
  const [reject, accept] = [
    page.getByRole('button', { name: 'Alle ablehnen' }),
    page.getByRole('button', { name: 'Alle akzeptieren' }),
  ];
  const sizes = async () => {
    const [no, yes] = [await reject.boundingBox(), await accept.boundingBox()];
    // A third of the row may be no whole number of the browser's 64ths of a pixel.
    return [no!.width - yes!.width, no!.height - yes!.height].map((apart) => Math.abs(apart) <= 1 / 64);
  };
  await expect.poll(sizes).toEqual([true, true]);
  expect(await reject.getAttribute('class')).toBe(await accept.getAttribute('class'));

  const proof = async () => {
    const answer = await page.waitForResponse('**/api/consent');
    return { isKept: answer.ok(), ...(answer.request().postDataJSON() as object) };
  };
  const proven = proof();
  await accept.click();
  expect(await proven).toMatchObject({ isKept: true, language: 'de', decisions: { maps: true } });
  await expect(page.getByText('Ihre letzte Entscheidung')).toBeVisible();
  await page.goto('/contact-us');
  await expect(page.locator('iframe')).toHaveCount(2);
  // It is kept: the script brings the maps again.
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(2);
  const taken = proof();
  await page
    .getByRole('button', { name: /^Karte ausblenden/ })
    .first()
    .click();
  expect(await taken).toMatchObject({ isKept: true, decisions: { maps: false } });
  await expect(page.locator('iframe')).toHaveCount(0);
  // And so is this: by now the script has run that would bring them.
  await page.reload();
  await alive(page);
  await expect(page.getByRole('button', { name: /^Karte anzeigen/ })).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/datenschutz-einstellungen');
  await expect(page.getByRole('checkbox', { name: 'Karten von OpenStreetMap laden' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Karten von OpenStreetMap laden' }).check();
  const again = proof();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  expect(await again).toMatchObject({ isKept: true, decisions: { maps: true } });
  await page.goto('/contact-us');
  await expect(page.locator('iframe')).toHaveCount(2);
});
