import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { enterAsNew, logInAlone, officeOwner } from './office-login.ts';
import { own } from './own.ts';

test.beforeEach(({ watch }) => {
  // Before the login, the page asks who is logged in; the calls after the logout are what is tested.
  watch.allowStatus(401, '/api/admin/');
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sie sind nicht mehr angemeldet' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** Another tab of the same browser, where the same person logs out. */
async function logOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Mein Konto' }).click();
  await other.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(other.getByRole('textbox', { name: 'Passwort' })).toBeVisible();
  await other.close();
}

/** The same as the shop sees it, without that tab. */
async function logOutBeside(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/logout');
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function saveAndLogInAgain(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('Melden Sie sich wieder an; Ihre Eingaben bleiben erhalten.');
  await expect(page.getByText(/^Gespeichert/)).toHaveCount(0);
  await expectNoAxeViolations(page, 'office, login again');
  await expect(dialog(page).getByLabel('E-Mail')).toHaveValue(officeOwner.email);
  const password = dialog(page).getByRole('textbox', { name: 'Passwort' });
  await password.fill('falsch geraten');
  await password.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('ist falsch');
  await password.fill(officeOwner.password);
  await password.press('Enter');
  // At once: the message goes after a few seconds, however long the dialog takes.
  await Promise.all([
    expect(dialog(page)).toBeHidden(),
    expect(page.getByText(/^Gespeichert/)).toBeVisible(),
  ]);
}

/** A new piece, and its form. */
async function openNewPiece(page: Page) {
  await logInAlone(page);
  const name = own('Truhe');
  const data = { title: name, shopType: 'vintage', priceCents: 14_000 };
  const made = await page.request.post('/api/admin/pieces', { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/pieces/${id}`);
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(title).toHaveValue(name);
  return { title, name, id };
}

test('a piece that is saved after a logout elsewhere asks for a login, keeps what was typed and is saved then', async ({
  page,
}) => {
  test.slow();
  const { title, name } = await openNewPiece(page);
  await title.fill(`${name} aus Eiche`);
  await logOutElsewhere(page);
  await saveAndLogInAgain(page);
  await expect(title).toHaveValue(`${name} aus Eiche`);
  await page.reload();
  await expect(title).toHaveValue(`${name} aus Eiche`);
});

test(
  'a piece is not saved in the name of somebody who has logged in in another tab',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(409, '/api/admin/pieces/');
    const { title, name, id } = await openNewPiece(page);
    await title.fill(`${name} aus Esche`);
    // As in another tab of the same browser.
    await enterAsNew(page, 'Rosa Kollegin', 'content', 'Drei lange Regalbretter');
    await saveButton(page).click();
    const asking = page.getByRole('dialog', { name: 'Inzwischen ist jemand anders angemeldet' });
    await expect(asking).toContainText('hat sich Rosa Kollegin angemeldet');
    await expectNoAxeViolations(page);
    const seen = await page.request.get(`/api/admin/pieces/${id}`);
    expect(await seen.json()).toMatchObject({ title: name });
    const password = asking.getByRole('textbox', { name: 'Passwort' });
    await password.fill(officeOwner.password);
    await password.press('Enter');
    // At once: the message goes after a few seconds, however long the dialog takes.
    await Promise.all([expect(asking).toBeHidden(), expect(page.getByText(/^Gespeichert/)).toBeVisible()]);
    await expect(title).toHaveValue(`${name} aus Esche`);
  },
);

test('a text of a page, too', { tag: '@night' }, async ({ page, inTurn }) => {
  test.slow();
  await logInAlone(page);
  const { items } = (await (
    await page.request.get('/api/admin/page-texts?perPage=50&language=de')
  ).json()) as {
    items: { id: string; slug: string; language: string }[];
  };
  const { id } = items.find(({ slug, language }) => slug === 'zahlung' && language === 'de')!;
  await inTurn('page-texts', `/page-texts/${id}`, ['description']);
  await page.goto(`/admin/page-texts/${id}`);
  const summary = page.getByLabel('Für Suchmaschinen');
  await expect(summary).not.toHaveValue('');
  const before = await summary.inputValue();
  await summary.fill(`${before} Neu.`);
  await logOutBeside(page);
  await saveAndLogInAgain(page);
  await expect(summary).toHaveValue(`${before} Neu.`);
  await page.reload();
  await expect(summary).toHaveValue(`${before} Neu.`);
});

test('without a login nothing is called saved, and the login asks who is there', async ({ page }) => {
  await logInAlone(page);
  await page.goto('/admin/pieces/create');
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Nie gespeichert');
  await page.getByRole('textbox', { name: 'Preis in Euro' }).first().fill('10');
  await logOutBeside(page);
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Eingaben verwerfen und zur Anmeldung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByText(/^Gespeichert/)).toHaveCount(0);
});

test(
  'if somebody else logs in, what was typed is neither saved nor shown',
  { tag: '@night' },
  async ({ page }) => {
    test.slow();
    const { title, name } = await openNewPiece(page);
    await title.fill(`${name} von jemand anderem`);
    await logOutBeside(page);
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saves += 1;
    });
    await saveButton(page).click();
    await page.route('/api/admin/login', async (route) => {
      const response = await route.fetch();
      const me = (await response.json()) as object;
      await route.fulfill({ response, json: { ...me, id: 'somebody-else' } });
    });
    const password = dialog(page).getByRole('textbox', { name: 'Passwort' });
    await password.fill(officeOwner.password);
    await password.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(title).toHaveValue(name);
    expect(saves).toBe(1);
  },
);
