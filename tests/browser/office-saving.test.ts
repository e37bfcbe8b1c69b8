import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { takeTurn } from './office-walk/turn.ts';

/** Lets other tests continue, whatever the result of this one. */
const leave: (() => void)[] = [];
test.afterEach(() => leave.splice(0).forEach((goOn) => goOn()));

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
  await expectNoAxeViolations(page);
}

test('a text accepts no input while it is saved, and keyboard users continue where they were', async ({
  page,
}) => {
  test.slow();
  await logInToOffice(page);
  leave.push(await takeTurn('page-texts'));
  await page.goto('/admin/page-texts/versand.de');
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
  await field.fill(before);
  // The first message may still be there: the response itself shows that the second save is done.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/page-texts'),
  );
  await saveButton(page).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(field).toHaveValue(before);
});

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
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Bereiche' });
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
  await title.fill(`Hocker ${Date.now()}`);
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
  await logInToOffice(page);
  const name = `Bank ${Date.now()}`;
  await page.goto('/admin/pieces/create');
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill(name);
  await page.getByRole('textbox', { name: 'Preis in Euro' }).first().fill('120');
  // Until the form has loaded, it would begin with the values that others save.
  const loaded = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/api\/admin\/pieces\/[\w-]{20,}$/.test(answer.url()),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/pieces\/[\w-]{20,}/);
  await loaded;
  const path = `/api/admin/pieces/${page.url().split('/').at(-1)}`;
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
  await expectNoAxeViolations(page);
  await note.getByRole('button', { name: 'Titel: diese Fassung übernehmen' }).click();
  await expect(title).toHaveValue(`${name} von anderen`);
  await note.getByRole('button', { name: 'Meine Eingaben speichern' }).click();
  await expect(note).toBeHidden();
  const after = (await (await page.request.get(path)).json()) as object;
  expect(after).toMatchObject({ title: `${name} von anderen`, maker: 'Werk B', colour: 'blau' });
});
