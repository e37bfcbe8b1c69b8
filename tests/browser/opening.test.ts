import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ownCompany } from '../../src/modules/content/testing/own-company.ts';
import { startShop, type ShopProcess } from '../faults/shop-process.ts';
import { expect, expectNoAxeViolations, test as base } from './fixtures.ts';
import { toReview } from './fill-checkout.ts';
import { officeOwner, openOffice } from './office-login.ts';
import { copyShopImage, ownPort, quickShop } from './shop-image.ts';

interface PublicShop {
  readonly address: string;
  /** On this machine, for requests that do not come from a browser. */
  readonly local: string;
  restart(environment: Readonly<Record<string, string>>): Promise<void>;
}

/** A shop under a name that is not this machine's own, but which browsers resolve to it. */
const test = base.extend<object, { publicShop: PublicShop }>({
  publicShop: [
    async ({}, use, worker) => {
      const folder = await mkdtemp(join(tmpdir(), 'wmk-public-'));
      await copyShopImage(folder);
      const port = ownPort(worker);
      const start = (environment: Readonly<Record<string, string>>): Promise<ShopProcess> =>
        startShop({
          ...quickShop,
          DATA_DIR: folder,
          PORT: String(port),
          PUBLIC_URL: `http://shop.localhost:${port}`,
          DEMO: '1',
          SANDBOX: '0',
          RATE_LIMITS: 'on',
          // Nobody answers there: mails wait.
          SMTP_URL: 'smtp://127.0.0.1:9',
          ADMIN_EMAIL: officeOwner.email,
          ADMIN_PASSWORD: officeOwner.password,
          LOG_LEVEL: 'silent',
          ...environment,
        });
      let shop = await start({});
      await use({
        address: `http://shop.localhost:${port}`,
        local: `http://127.0.0.1:${port}`,
        async restart(environment) {
          await shop.stop();
          shop = await start(environment);
        },
      });
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ publicShop }, use) => use(publicShop.address),
});

async function aVintagePiece({ local }: PublicShop): Promise<string> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${local}/api${path}`)).json();
  const { products } = (await read('/user_product/products/list/vintage')) as { products: { _id: string }[] };
  for (const { _id } of products) {
    const { stockAmt } = (await read(`/products/${_id}`)) as { stockAmt: number };
    if (stockAmt === 1) return _id;
  }
  throw new Error('the demo catalogue has nothing to buy');
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Hinweis zum Shop' });
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function expectGoodNotice(page: Page, path: string, text: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(notice(page)).toHaveText(text);
    await expect
      .poll(async () => {
        const box = await notice(page).boundingBox();
        return [box?.x, box?.y, box?.width];
      })
      .toEqual([0, 0, size.width]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectNoAxeViolations(page);
  }
}

/** What a public shop requires of its owner before anything else. */
async function setUpSecondFactor(office: Page): Promise<void> {
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Zweite Stufe');
  await office.getByRole('button', { name: 'App einrichten' }).click();
  const typed = await office.locator('code').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
  await office.getByLabel('Erster Code aus der App').fill(app.generate());
  await office.keyboard.press('Enter');
  await office.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  // Then it goes to the login's target.
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Heute');
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Zur Zahlung fortfahren' });

/** Only browsers know every name below `localhost`: a request from outside of the page does not find the shop. */
async function logInOnPage(page: Page): Promise<void> {
  await page.goto('/');
  const status = await page.evaluate(async (owner) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/admin/login', { method: 'POST', headers, body: JSON.stringify(owner) })).status;
  }, officeOwner);
  expect(status).toBe(200);
}

test(
  'a public shop is looked at only until its owner opens it',
  { tag: '@night' },
  async ({ page, publicShop, watch }) => {
    test.setTimeout(240_000);
    watch.allowStatus(409, '/api/initiate-payment');
    watch.allowStatus(401, '/api/admin/me');
    const piece = await aVintagePiece(publicShop);
    const closed = 'Wir öffnen bald: ansehen ja, bestellen noch nicht.';
    for (const path of ['/', `/product/${piece}`]) await expectGoodNotice(page, path, closed);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
    await toReview(page);
    await goOn(page).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Wir haben noch nicht eröffnet' });
    await expect(refusal).toContainText('Ihr Warenkorb bleibt erhalten');
    await page.reload();
    await expect(goOn(page)).toBeVisible();

    const office = await page.context().newPage();
    await openOffice(office, logInOnPage);
    await setUpSecondFactor(office);
    await office.goto('/admin');
    await office.getByRole('alert').getByRole('link', { name: 'Was fehlt' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Eröffnung' })).toBeVisible();
    await expect(office.getByText('Die eigene Bankverbindung')).toBeVisible();
    await expect(office.getByText('Ein Mailserver')).toHaveCount(0);
    for (const size of widths) {
      await office.setViewportSize(size);
      await expectNoAxeViolations(office);
    }
    await office.setViewportSize({ width: 390, height: 844 });
    await expect(office.getByRole('button', { name: 'Shop eröffnen' })).toHaveCount(0);
    await enterOwnCompany(office);
    await office.goto('/admin/opening');
    await expect(office.getByText('Es fehlt nichts.')).toBeVisible();
    await office.getByRole('button', { name: 'Shop eröffnen' }).click();
    const dialog = office.getByRole('dialog', { name: 'Shop eröffnen?' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(office);
    await dialog.getByRole('button', { name: 'Shop eröffnen' }).click();
    await expect(office.getByText(/^Der Shop ist eröffnet seit/)).toBeVisible();

    // The cart and what was typed are still there.
    await page.goto('/order-review');
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('radio', { name: /^Überweisung/ }).check();
    await goOn(page).click();
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
    await page.waitForURL(/order-success/);
    await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();

    // No request is pending when the shop ends.
    await office.close();
    await page.goto('about:blank', { waitUntil: 'load' });
    await publicShop.restart({ SANDBOX: '1' });
    const trial = 'Probebetrieb: Es wird nichts geliefert, und es fließt kein echtes Geld.';
    await expectGoodNotice(page, '/', trial);
  },
);

/** Through the interface of the office: its form has a test of its own. */
async function enterOwnCompany(office: Page): Promise<void> {
  const status = await office.evaluate(async (company) => {
    const address = '/api/admin/company/company';
    const { version } = (await (await fetch(address)).json()) as { version: string };
    const saved = await fetch(address, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, ...company }),
    });
    return saved.status;
  }, ownCompany);
  expect(status).toBe(200);
}
