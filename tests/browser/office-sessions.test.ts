import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { enterAsNew, logInToOffice } from './office-login.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';

test.beforeEach(({ watch }) => {
  // The first request of a browser that is not logged in is a 401.
  watch.allowStatus(401, '/api/admin/me');
});

test(
  'the office logs a customer out everywhere, from the customer’s page',
  { tag: '@night' },
  async ({ page, browser }) => {
    const email = ownEmail('abmelden');
    const customer = await browser.newContext();
    const signed = await customer.request.post(new URL('/api/signup', test.info().project.use.baseURL).href, {
      data: { name: 'Ada Abgemeldet', phone: '030 1', email, password: 'Vier alte Stühle' },
    });
    const { token } = (await signed.json()) as { token: string };
    const isIn = async () =>
      (
        await customer.request.get(new URL('/api/account/profile', page.url()).href, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status();
    await logInToOffice(page);
    await page.goto(`/admin/customers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    await page.getByRole('main').getByText('Ada Abgemeldet').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Abgemeldet');
    const id = /\/customers\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    expect(await isIn()).toBe(200);
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Auf allen Geräten abmelden?' });
    await expect(dialog).toContainText('Passwort und Passkeys gelten weiter');
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    expect(await isIn()).toBe(200);
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await dialog.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page.getByText('Das Konto ist überall abgemeldet.')).toBeVisible();
    expect(await isIn()).toBe(401);
    await expectNothingBeside(page);
    await page.goto('/admin/audit');
    await page.getByRole('textbox', { name: 'Person oder Nummer' }).fill(id);
    await expect(page.getByRole('main').getByText('Überall abgemeldet')).toHaveCount(1);
    await openMail(page, email, 'Wir haben Ihr Konto überall abgemeldet');
    await expect(page.getByText('Ihr Passwort und Ihre Passkeys gelten weiterhin')).toBeVisible();
    await customer.close();
  },
);

test('staff see where they are logged in, and log another browser out', async ({ page, browser, watch }) => {
  watch.allowStatus(403, '/api/admin/sessions/');
  // A person of its own: the owner is logged in in all the other tests.
  const password = 'Drei lange Regalbretter';
  const email = await enterAsNew(page, 'Greta Gerät', 'office', password);
  await page.goto('/admin');
  const elsewhere = await browser.newContext({ userAgent: 'Gecko Firefox/140.0 (Android 15)' });
  const meAt = (path: string) => new URL(`/api/admin${path}`, page.url()).href;
  const answer = await elsewhere.request.post(meAt('/login'), { data: { email, password } });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('menuitem', { name: 'Angemeldete Geräte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angemeldete Geräte');
  const items = page.getByRole('main').getByRole('listitem');
  const own = items.filter({ hasText: 'dieses Gerät' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveCount(0);
  const phone = items.filter({ hasText: 'Firefox · Android' });
  await expect(phone).toContainText(/angemeldet seit .+, zuletzt benutzt /);
  await expectNoAxeViolations(page);
  await expectNothingBeside(page);
  // As if ten minutes had passed: the server's own answer, once.
  let asked = 0;
  await page.route('**/api/admin/sessions/*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({
      status: 403,
      json: { code: 'fresh-login-needed', message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
    });
  });
  await phone.getByRole('button', { name: /^Abmelden: Firefox · Android/ }).click();
  const dialog = page.getByRole('dialog', { name: '„Firefox · Android“ abmelden?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'office, step');
  await dialog.getByRole('button', { name: 'Abmelden' }).click();
  const proof = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await proof.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das Gerät ist abgemeldet.')).toBeVisible();
  await expect(phone).toHaveCount(0);
  expect((await elsewhere.request.get(meAt('/me'))).status()).toBe(401);
  await elsewhere.close();
});

test('nobody blocks their own access', { tag: ['@night', '@phone'] }, async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/staff');
  await page.getByRole('link', { name: /^office / }).click();
  await expect(page.getByRole('button', { name: 'Überall abmelden' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sperren' })).toHaveCount(0);
});
