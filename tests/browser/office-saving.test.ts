import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { logInToOffice, openMenu } from './office-login.ts';
import { read } from './office-walk/test.ts';
import { own } from './own.ts';

/** Holds back every changing call until the returned function is called. */
async function slowDown(page: Page): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('/api/admin/**', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  return goOn;
}

const saving = (page: Page) => page.getByRole('status').filter({ hasText: 'Wird gespeichert …' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** While a form is being saved, no input reaches it: neither by keyboard nor after a click into the field. */
async function expectLocked(page: Page, field: Locator): Promise<void> {
  await expect(saving(page)).toBeVisible();
  const before = await field.inputValue();
  // Without a blank: with the focus on the page itself, that would scroll it while the field is looked for.
  await page.keyboard.type('zufrüh');
  // Below the bar of the office, whose menu would be clicked otherwise.
  await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  const box = (await field.boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await page.keyboard.type('zufrüh');
  expect(await field.inputValue()).toBe(before);
  await expectNoAxeViolations(page, 'office, being saved');
}

test(
  'a text accepts no input while it is saved, and keyboard users continue where they were',
  { tag: '@night' },
  async ({ page, inTurn }) => {
    test.slow();
    await logInToOffice(page);
    const path = '/page-texts/versand.de';
    await inTurn('page-texts', path, ['title']);
    await page.goto(`/admin${path}`);
    const field = page.getByRole('textbox', { name: 'Titel', exact: true });
    await expect(field).not.toHaveValue('');
    const before = await field.inputValue();
    const goOn = await slowDown(page);
    await field.fill(`${before} `);
    await field.press('End');
    await field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
    await expectLocked(page, field);
    goOn();
    await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
    await expect(saving(page)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('jetzt');
    await expect(field).toHaveValue(/jetzt/);
    const after = `${before} und jetzt`;
    await field.fill(after);
    await saveButton(page).click();
    // The first message may still be there: the shop itself shows that the second save is done.
    await expect.poll(() => read(page.request, path)).toMatchObject({ title: after });
    await page.reload();
    await expect(field).toHaveValue(after);
  },
);

test('a save without a connection keeps what was typed, and leaving it asks first', async ({
  page,
  watch,
}) => {
  watch.allowError(/net::ERR_FAILED/);
  await logInToOffice(page);
  await page.goto('/admin/page-texts/versand.de');
  const field = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(field).not.toHaveValue('');
  const typed = `${await field.inputValue()} und mehr`;
  await field.fill(typed);
  await page.route('/api/admin/page-texts/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await saveButton(page).click();
  await expect(page.getByText(/^Der Server ist nicht zu erreichen/).first()).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const menu = await openMenu(page);
  const leaving = menu.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await (await asked).dismiss();
  await leaving;
  await expect(page).toHaveURL(/page-texts/);
  await expect(field).toHaveValue(typed);
});

test('a new piece that is being saved takes no input, and is saved once', async ({ page }) => {
  test.slow();
  await logInToOffice(page);
  await page.goto('/admin/pieces/create');
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill(own('Hocker'));
  await page.getByRole('textbox', { name: 'Preis in Euro' }).first().fill('85');
  let created = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/pieces')) created += 1;
  });
  const goOn = await slowDown(page);
  const button = saveButton(page);
  await button.click();
  await expectLocked(page, title);
  await button.click({ force: true });
  goOn();
  await expect(page).toHaveURL(/\/admin\/pieces\/[\w-]{20,}/);
  expect(created).toBe(1);
  await expect(title).toBeEditable();
});

test('two people change one piece: typed values stay, and the other’s are taken over field by field', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowStatus(409, /\/api\/admin\/pieces\//);
  watch.allowError(/net::ERR_FAILED/);
  await logInToOffice(page);
  const name = own('Bank');
  const made = await page.request.post('/api/admin/pieces', {
    data: { title: name, shopType: 'vintage', priceCents: 12_000 },
  });
  const { id } = (await made.json()) as { id: string };
  const path = `/api/admin/pieces/${id}`;
  // Without an answer nobody knows whether there is such a piece: its screen waits for it.
  await page.route(path, (route) => route.abort());
  await page.goto(`/admin/pieces/${id}`);
  const unread = page.getByRole('alert').filter({ hasText: 'Der Server ist nicht zu erreichen' });
  await expect(unread).toBeVisible();
  await page.unroute(path);
  await unread.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  // Until the form has loaded, it would begin with the values that others save.
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(title).toHaveValue(name);
  const { version } = (await (await page.request.get(path)).json()) as { version: number };
  const elsewhere = { title: `${name} von anderen`, maker: 'Werk B', version };
  expect((await page.request.patch(path, { data: elsewhere })).status()).toBe(200);

  await page.getByRole('button', { name: 'Maße, Material, Herkunft' }).click();
  await title.fill(`${name} von mir`);
  await page.getByRole('textbox', { name: 'Farbe' }).fill('blau');
  await saveButton(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'hat inzwischen gespeichert' });
  await expect(note).toContainText(`${name} von anderen`);
  await expect(note).toContainText('Werk B');
  await expect(title).toHaveValue(`${name} von mir`);
  await expectNoAxeViolations(page, 'office, overtaken');
  await note.getByRole('button', { name: 'Titel: diese Fassung übernehmen' }).click();
  await expect(title).toHaveValue(`${name} von anderen`);
  // The ordinary „Speichern“ does the same: it saves on top of what others have saved.
  await saveButton(page).click();
  await expect(note).toBeHidden();
  const after = (await (await page.request.get(path)).json()) as object;
  expect(after).toMatchObject({ title: `${name} von anderen`, maker: 'Werk B', colour: 'blau' });
});
