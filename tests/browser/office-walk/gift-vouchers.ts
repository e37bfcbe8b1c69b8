import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatEuros } from '../../../src/shared/money/cents.ts';
import { expect, expectNoAxeViolations } from '../fixtures.ts';
import { send } from './visitors.ts';
import { choice, text, type Walk } from './walk.ts';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
const readable = /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;

async function copyCode(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(page.getByText('Kopiert.')).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export const giftVouchers: Walk = {
  place: 'gift-vouchers',
  label: 'Geschenkgutscheine',
  prepare: async (page) => {
    // Nothing else tells one from another in the list.
    const valueCents = 20_000 + (Date.now() % 400_000);
    await send(page, 'admin/gift-vouchers', { valueCents, paidBy: 'card', key: randomUUID() });
    return formatEuros(valueCents);
  },
  list: { shows: (made) => [made, 'Guthaben'] },
  entries: (made) => [
    {
      open: (page) => page.getByRole('main').getByText(made).first(),
      heading: new RegExp(
        `^Geschenkgutschein über ${made.replaceAll('.', '\\.').replaceAll(/\s/g, ' ')} vom`,
      ),
      fields: [],
      seen: async (page) => {
        const facts = page.getByRole('region', { name: 'Geschenkgutschein', exact: true });
        await expect(facts).toContainText('Mit Karte');
        const press = async (name: string, done: string) => {
          await page.getByRole('button', { name, exact: true }).click();
          await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
          await expect(page.getByText(done, { exact: true })).toBeVisible();
        };
        await press('Sperren', 'Der Gutschein ist gesperrt.');
        await expect(facts.getByText('Gesperrt', { exact: true }).first()).toBeVisible();
        await press('Sperre aufheben', 'Der Gutschein gilt wieder.');
        await press('Code ersetzen', 'Der Gutschein hat einen neuen Code.');
        await expect(code(page)).toHaveValue(readable);
        await copyCode(page);
        await page.getByRole('button', { name: 'Verlängern', exact: true }).click();
        const longer = page.getByRole('dialog', { name: 'Gutschein verlängern?' });
        await longer.getByLabel('Verlängern bis').fill('2040-12-31');
        await longer.getByRole('button', { name: 'Verlängern', exact: true }).click();
        await expect(page.getByText('Die Gültigkeit ist gespeichert.', { exact: true })).toBeVisible();
        await expect(facts).toContainText('31.12.2040');
        await expect(page.getByText('Noch nicht eingelöst.')).toBeVisible();
      },
    },
  ],
  create: () => ({
    button: 'Geschenkgutschein verkaufen',
    heading: 'Geschenkgutschein verkaufen',
    fields: [
      text('valueCents', 'Wert, in Euro', '1.250', '1.250,00'),
      choice('paidBy', 'Bezahlt', 'Mit Karte'),
    ],
    save: 'Verkaufen',
    saved:
      'Der Code ist nur jetzt zu sehen: Der Shop bewahrt ihn nicht auf. Bitte geben Sie ihn gleich weiter.',
    then: async (page) => {
      await expect(code(page)).toHaveValue(readable);
      const sold = await code(page).inputValue();
      await expect(page.getByText(/^Wert 1\.250,00\u00a0€, einlösbar bis 31\.12\./)).toBeVisible();
      // Neither copied nor printed yet: leaving asks first, and the answer is no.
      const asked = new Promise<string>((resolve) =>
        page.once('dialog', (dialog) => {
          resolve(dialog.message());
          void dialog.dismiss();
        }),
      );
      await page.getByRole('link', { name: 'Zum Gutschein' }).click();
      expect(await asked).toContain('weder kopiert noch gedruckt');
      await expect(code(page)).toHaveValue(sold);
      await choose(page, 'Motiv', 'Sessel mit Lampe');
      await page.getByLabel('Für wen').fill('Für Ada');
      await page.getByLabel('Gruß').fill('Alles Gute!');
      await expectNoAxeViolations(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Als PDF speichern' }).click();
      expect((await saved).suggestedFilename()).toBe('Geschenkgutschein.pdf');
      await expect(page.getByText('Die Datei ist gespeichert.')).toBeVisible();
      await page.goto('/admin/gift-vouchers');
      await page.getByLabel('Code des Gutscheins').fill(sold.toLowerCase());
      await page.getByRole('button', { name: 'Gutschein suchen' }).click();
      const facts = page.getByRole('region', { name: 'Geschenkgutschein', exact: true });
      await expect(facts).toContainText('1.250,00\u00a0€');
      expect(page.url()).not.toContain(sold);
    },
  }),
};
