import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { openMail } from './open-mail.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

type Role = 'content' | 'read-only';

/** A call of the back office, as its pages make it. */
const call = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: sent })).status;
    },
    [`/api/admin${path}`, JSON.stringify(body)] as const,
  );

/** The owner invites somebody, who accepts in the same browser and is then the one who is logged in. */
async function enterAs(page: Page, role: Role): Promise<void> {
  const email = `${role}-${Date.now()}@example.org`;
  await logInToOffice(page);
  expect(await call(page, '/staff', { name: `Person ${role}`, email, role })).toBeLessThan(300);
  await openMail(page, email, /./);
  const link = await page.getByRole('link', { name: /\/admin#\/invitation/ }).getAttribute('href');
  const token = /token=([\w-]+)/.exec(link ?? '')?.[1];
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  const accepted = { token, name: `Person ${role}`, password: 'Drei lange Regalbretter' };
  expect(await call(page, '/invitation', accepted)).toBe(200);
}

/** The entries of the menu, which a phone shows at a press. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const entries = page.getByRole('navigation', { name: 'Bereiche' });
  await expect(entries).toContainText('Stücke');
  return (await entries.innerText()).split('\n').map((text) => text.trim());
}

test.beforeEach(async ({ watch }) => {
  // Who is not logged in yet is told so.
  watch.allowStatus(401, '/api/admin/me');
});

test('who may only read sees orders without persons, and no button that would be refused', async ({
  page,
}) => {
  const { orderNumber } = await placeOrder(page, await claimPiece(page));
  await enterAs(page, 'read-only');
  const menu = await menuOf(page);
  expect(menu).toContain('Bestellungen');
  for (const hidden of ['Widerrufe und Kündigungen', 'Ankauf', 'Versandanfragen', 'Kundenkonten', 'Team']) {
    expect(menu).not.toContain(hidden);
  }
  await page.goto(`/admin/orders/${orderNumber}/show`);
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Muster');
  const buttons = page.getByRole('main').getByRole('button', {
    name: /Stornieren|verbuchen|Noch einmal senden|Notiz hinzufügen|zurückzahlen/,
  });
  await expect(buttons).toHaveCount(0);
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Anlegen|Neu/ })).toHaveCount(0);
});

test('who looks after texts sees no orders and no persons', async ({ page }) => {
  await enterAs(page, 'content');
  const menu = await menuOf(page);
  expect(menu).toContain('Stücke');
  expect(menu).toContain('Häufige Fragen');
  for (const hidden of ['Bestellungen', 'Widerrufe und Kündigungen', 'Kundenkonten', 'Protokoll']) {
    expect(menu).not.toContain(hidden);
  }
});
