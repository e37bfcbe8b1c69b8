import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { enterAsNew, logInToOffice, officeOwner, openOffice } from './office-login.ts';
import { addVirtualKey } from './virtual-key.ts';

const password = 'Drei lange Regalbretter';

/** A separate person, so that the owner of the other tests logs in as before. @returns their address */
async function enterAsNewMember(page: Page): Promise<string> {
  const email = await enterAsNew(page, 'Zoe Zweite', 'office', password);
  await page.goto('/admin');
  await inOffice(page);
  return email;
}

async function toSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('menuitem', { name: 'Zweite Stufe der Anmeldung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
}

const inOffice = (page: Page) => expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();

/** Codes that are shown once. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Als Datei speichern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Wiederherstellungscodes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test.beforeEach(({ watch }) => {
  // The first request of a browser that is not logged in is a 401.
  // Who logs out at once does so while „Heute“ asks for its lists.
  watch.allowStatus(401, '/api/admin/');
});

for (const width of [390, 1440]) {
  const tag = width === 390 ? '@phone' : ['@night', '@phone'];
  test(
    `a first step at ${width} px: nothing is offered that does not work yet`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openOffice(page);
      await expect(page.getByRole('button', { name: /^Menü/ })).toBeVisible();
      let due: object = {};
      await page.route('**/api/admin/me', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), ...due } });
      });
      for (const [step, heading] of [
        ['mustChangePassword', 'Passwort ändern'],
        ['secondFactorDue', 'Zweite Stufe'],
      ] as const) {
        due = { [step]: true };
        await page.goto('/admin/orders');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Menü/ })).toHaveCount(0);
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Mein Konto' }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['Abmelden']);
      }
    },
  );
}

test('an app for codes is set up, asked for at the login, and replaced by a recovery code', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowStatus(400, '/api/admin/login/code');
  watch.allowStatus(422, '/api/admin/');
  const email = await enterAsNewMember(page);
  await toSecondFactor(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'App einrichten' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  const typed = await page.locator('code').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
  const first = page.getByLabel('Erster Code aus der App');
  await expect(first).toBeFocused();
  await expect(page.getByRole('link', { name: 'Auf diesem Gerät in einer App öffnen' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await expect(first).toHaveAttribute('inputmode', 'numeric');
  await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoAxeViolations(page);
  await first.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dieser Code gilt nicht oder wurde schon benutzt.')).toBeVisible();
  await first.fill(app.generate());
  await page.keyboard.press('Enter');
  const [recoveryCode = ''] = await keepCodes(page);
  await expect(page.getByText('Noch 10 Codes unbenutzt.')).toBeVisible();
  await expect(page.getByText('Eingerichtet.', { exact: true })).toBeVisible();

  await logOut(page);
  await typePassword(page, email);
  const code = page.getByRole('textbox', { name: 'Code aus der App', exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');
  await expectNoAxeViolations(page);
  // The password alone is not enough.
  expect((await page.request.get('/api/admin/me')).status()).toBe(401);
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte geben Sie die sechs Ziffern ein')).toBeVisible();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dieser Code gilt nicht oder wurde schon benutzt.')).toBeVisible();
  // The current one was used for the set-up; the next one is valid already.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await inOffice(page);

  await logOut(page);
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Wiederherstellungscode eingeben' }).click();
  await page
    .getByRole('textbox', { name: 'Wiederherstellungscode', exact: true })
    .fill(recoveryCode.toUpperCase());
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeEnabled();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await inOffice(page);
  await toSecondFactor(page);
  await expect(page.getByText('Noch 9 Codes unbenutzt.')).toBeVisible();
});

test(
  'a passkey is added, named, asked for after the password, logs in alone, and is removed',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(422, '/api/admin/');
    const email = await enterAsNewMember(page);
    const { client, authenticatorId } = await addVirtualKey(page);
    await toSecondFactor(page);
    await page.getByLabel('Name des neuen Passkeys').fill('Dienstgerät');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await keepCodes(page);
    const key = page.getByRole('listitem').filter({ hasText: 'Dienstgerät' });
    await expect(key).toContainText('zuletzt benutzt noch nie');
    await key.getByRole('button', { name: 'Umbenennen' }).click();
    await key.getByLabel('Neuer Name für „Dienstgerät“').fill('Diensthandy');
    await key.getByRole('button', { name: 'Namen speichern' }).click();
    await expect(page.getByText('Diensthandy', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);

    await logOut(page);
    await typePassword(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');
    await page.getByRole('button', { name: 'Passkey benutzen' }).click();
    await inOffice(page);

    await logOut(page);
    await expect(page.getByRole('button', { name: 'Passkey statt Passwort' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Passkey statt Passwort' }).click();
    await inOffice(page);
    await toSecondFactor(page);
    const renamed = page.getByRole('listitem').filter({ hasText: 'Diensthandy' });
    await expect(renamed).not.toContainText('noch nie');
    await renamed.getByRole('button', { name: 'Entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByText('Noch keiner.')).toBeVisible();
    await expect(page.getByText('Sie bekommen zehn Codes')).toBeVisible();

    // The device still has it, but the shop no longer knows it.
    await logOut(page);
    await page.getByRole('button', { name: 'Passkey statt Passwort' }).click();
    await expect(page.getByText('Dieser Passkey wurde nicht angenommen.')).toBeVisible();
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await typePassword(page, email);
    await inOffice(page);
  },
);

test('dangerous actions ask for the password, and then continue without another click', async ({
  page,
  watch,
  inTurn,
}) => {
  watch.allowStatus(403, '/api/admin/');
  await logInToOffice(page);
  // The walk through the office changes it as well.
  const rules = '/login-rules/login-rules';
  await inTurn('login-rules', rules, ['needPasswordAboveCents']);
  // As if ten minutes had passed: the server's own answer, once.
  let asked = 0;
  await page.route(`**/api/admin${rules}`, async (route) => {
    if (route.request().method() === 'GET' || asked > 0) return route.continue();
    asked += 1;
    return route.fulfill({
      status: 403,
      json: { code: 'fresh-login-needed', message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
    });
  });
  await page.goto('/admin/login-rules');
  const limit = page.getByRole('textbox', { name: 'Ohne Passwort am Tag höchstens, in Euro' });
  await expect(limit).not.toHaveValue('');
  await expectNoAxeViolations(page, '/admin/login-rules');
  await limit.fill('450');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  const typed = dialog.getByRole('textbox', { name: 'Passwort' });
  await expect(typed).toBeFocused();
  await expectNoAxeViolations(page);
  await typed.fill('falsch geraten');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
  await typed.fill(officeOwner.password);
  await page.keyboard.press('Enter');
  // At once: the message goes after a few seconds, however long the dialog takes.
  await Promise.all([
    expect(dialog).toBeHidden(),
    expect(page.getByText('Gespeichert. Es gilt ab jetzt.')).toBeVisible(),
  ]);
  await page.reload();
  await expect(limit).toHaveValue('450,00');
});
