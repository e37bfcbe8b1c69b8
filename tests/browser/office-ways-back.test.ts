import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startShop, type ShopProcess } from '../faults/shop-process.ts';
import { expect, test as base } from './fixtures.ts';
import { logInAlone, officeOwner, openMenu, openOffice } from './office-login.ts';
import { openMail } from './open-mail.ts';
import { copyShopImage, ownPort, quickShop } from './shop-image.ts';
import { addVirtualKey } from './virtual-key.ts';

// docs/operations.md tells owners how to get in again. These tests do what it says.

interface LimitedShop {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A command on the shop's machine, with its own settings. */
  command(...args: readonly string[]): Promise<string>;
}

/** A shop of its own with the limits of a real one, which other tests have switched off. */
const test = base.extend<{ limitedShop: LimitedShop }>({
  limitedShop: async ({}, use, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'wmk-ways-back-'));
    await copyShopImage(folder);
    const port = ownPort(info);
    const address = `http://localhost:${port}`;
    const settings = {
      ...quickShop,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: address,
      DEMO: '0',
      RATE_LIMITS: 'on',
      ADMIN_EMAIL: officeOwner.email,
      ADMIN_PASSWORD: officeOwner.password,
      LOG_LEVEL: 'silent',
    };
    let shop: ShopProcess | null = null;
    const limited: LimitedShop = {
      address,
      async start() {
        shop = await startShop(settings);
      },
      async stop() {
        await shop?.stop();
        shop = null;
      },
      async command(...args) {
        const { stdout } = await promisify(execFile)(process.execPath, [...args], {
          env: { ...process.env, ...settings },
        });
        return stdout;
      },
    };
    await limited.start();
    await use(limited);
    await limited.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ limitedShop }, use) => use(limitedShop.address),
});

const inOffice = (page: Page) => expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();

async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.keyboard.press('Enter');
}

async function setPassword(page: Page, password: string): Promise<void> {
  for (const field of ['Neues Passwort', 'Neues Passwort wiederholen']) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(password);
  }
  await page.getByRole('button', { name: /Passwort speichern|Konto anlegen/ }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
}

async function toSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('menuitem', { name: 'Zweite Stufe der Anmeldung' }).click();
}

const keepCodes = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })
    .getByRole('button', { name: 'Ich habe sie aufbewahrt' })
    .click();

/** Somebody guesses until the shop takes no more guesses. */
async function attack(address: string): Promise<void> {
  const body = JSON.stringify({ email: officeOwner.email, password: 'geraten' });
  const headers = { 'content-type': 'application/json' };
  const guess = async () =>
    (await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body })).status;
  let last = 401;
  for (let times = 0; times < 30 && last === 401; times += 1) last = await guess();
  expect(last).toBe(429);
}

test.beforeEach(({ watch }) => {
  // The first request of a browser that is not logged in is a 401.
  watch.allowStatus(401, '/api/admin/');
});

test(
  'an owner who is attacked at night gets in by the mailed link, by a passkey, and by a link from the machine',
  { tag: '@night' },
  async ({ page, watch, limitedShop }) => {
    test.slow();
    watch.allowStatus(429, '/api/admin/login');
    const { address } = limitedShop;
    const waits = page.getByText(/Zu viele Versuche. Bitte warten Sie \d+ Minuten/);

    // 1. The password waits, so: „Passwort vergessen?“, in a browser that never logged in.
    await attack(address);
    await page.goto('/admin');
    await typeLogin(page, officeOwner.email, officeOwner.password);
    await expect(waits.first()).toBeVisible();
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    // The form of the login has such a field, too.
    await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
    await page.getByLabel('E-Mail').fill(officeOwner.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('ist der Link unterwegs')).toBeVisible();
    await openMail(page, officeOwner.email, 'Neues Passwort');
    await page.getByRole('link', { name: /\/admin#/ }).click();
    await setPassword(page, 'Neun neue Nägel');
    await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
    await page.goto('/admin');
    await typeLogin(page, officeOwner.email, 'Neun neue Nägel');
    await inOffice(page);

    // 2. An owner with a passkey needs no link, even in an unknown browser.
    await addVirtualKey(page);
    await toSecondFactor(page);
    await page.getByLabel('Name des neuen Passkeys').fill('Diensthandy');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await keepCodes(page);
    await logOut(page);
    await page.context().clearCookies();
    await attack(address);
    await typeLogin(page, officeOwner.email, 'Neun neue Nägel');
    await expect(waits.first()).toBeVisible();
    await page.getByRole('button', { name: 'Passkey statt Passwort' }).click();
    await inOffice(page);
    await logOut(page);
    await page.context().clearCookies();

    // 3. Phone and codes are lost, and nobody else is an owner: a command on the machine makes a link.
    await limitedShop.stop();
    const printed = await limitedShop.command(
      'src/server/cli/staff-link.ts',
      '--without-second-factor',
      officeOwner.email,
    );
    await limitedShop.start();
    const link = /http:\S+/.exec(printed)?.[0] ?? '';
    await page.goto(link);
    await setPassword(page, 'Zehn neue Nägel');
    await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
    await page.goto('/admin');
    await typeLogin(page, officeOwner.email, 'Zehn neue Nägel');
    await inOffice(page);
    await toSecondFactor(page);
    await expect(page.getByText('Noch keiner.')).toBeVisible();
  },
);

base(
  'somebody who has lost phone and recovery codes is let in again by an owner',
  { tag: '@night' },
  async ({ page, watch }) => {
    base.slow();
    watch.allowStatus(401, '/api/admin/');
    watch.allowStatus(403, '/api/admin/');
    const email = `handy-verloren-${Date.now()}@example.org`;
    const name = `Vera Verloren ${Date.now()}`;
    const password = 'Drei lange Regalbretter';
    await logInAlone(page);
    const invited = await page.request.post('/api/admin/staff', { data: { name, email, role: 'office' } });
    expect(invited.status()).toBe(201);
    await openMail(page, email, 'Einladung');
    await page.getByRole('link', { name: /\/admin#\/invitation/ }).click();
    await page.getByLabel('Ihr Name').fill(name);
    await setPassword(page, password);
    await inOffice(page);
    await toSecondFactor(page);
    await page.getByRole('button', { name: 'App einrichten' }).click();
    const typed = await page.locator('code').innerText();
    const app = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
    await page.getByLabel('Erster Code aus der App').fill(app.generate());
    await page.keyboard.press('Enter');
    await keepCodes(page);
    await logOut(page);

    // Phone and codes are gone: the password alone leads no further.
    await typeLogin(page, email, password);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');

    // The owner, having recognised the voice on the telephone:
    await page.context().clearCookies();
    await openOffice(page, logInAlone);
    await (await openMenu(page)).getByText('Team', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
    await page.getByText(name).first().click();
    await page.getByRole('button', { name: 'Zweite Stufe zurücksetzen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zweite Stufe zurücksetzen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await logOut(page);

    await typeLogin(page, email, password);
    await inOffice(page);
    await toSecondFactor(page);
    await expect(page.getByRole('button', { name: 'App einrichten' })).toBeVisible();
    await expect(async () => {
      await openMail(page, email, 'Ihre Anmeldung in der Verwaltung wurde geändert');
      // Complete: what it does not say now, it will not say.
      await page.waitForURL(/\/mails\/./);
      expect(await page.getByText('die zweite Stufe der Anmeldung zurückgesetzt').count()).toBe(1);
    }).toPass({ timeout: 60_000 });
  },
);
