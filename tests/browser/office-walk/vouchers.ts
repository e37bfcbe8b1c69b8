import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { send, unique } from './visitors.ts';
import { choice, onOff, text, type Field, type Walk } from './walk.ts';

/** The browser's own field for a day takes it in parts, in the order of its language. */
const day = (source: string, label: string, typed: string): Field => ({
  kind: 'own',
  source,
  label,
  change: (page) => page.getByRole('main').locator(`[name="${source}"]`).fill(typed),
  holds: (page) => expect(page.getByRole('main').locator(`[name="${source}"]`)).toHaveValue(typed),
});

/** Saves the codes, which are one below the other. */
async function expectCodes(page: Page, count: number): Promise<void> {
  const list = page.getByRole('textbox', { name: 'Codes' });
  const codes = (await list.inputValue()).split('\n');
  expect(codes).toHaveLength(count);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV speichern' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toBe(['Codes', ...codes].map((line) => `${line}\r\n`).join(''));
}

export const vouchers: Walk = {
  place: 'vouchers',
  label: 'Gutscheine',
  prepare: async (page) => {
    const name = `Sommer ${unique()}`;
    await send(page, 'admin/vouchers', { name, valueCents: 2000, firstDay: '2026-01-01', codeCount: 2 });
    return name;
  },
  list: { searches: (made) => made, shows: (made) => [made, '20,00\u00a0€', 'Gilt'] },
  entries: (made) => [
    {
      open: made,
      heading: made,
      fields: [],
      seen: async (page) => {
        const facts = page.getByRole('region', { name: made });
        await expect(facts).toContainText('Alle Stücke');
        await expect(facts).toContainText('ab 01.01.2026');
        await page.getByRole('button', { name: 'Beenden', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
        await expect(page.getByText('Der Gutschein ist beendet.', { exact: true })).toBeVisible();
        await expect(facts.getByText('Beendet', { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Beenden', exact: true })).toHaveCount(0);
      },
    },
  ],
  create: () => {
    const name = `Herbst ${unique()}`;
    return {
      button: 'Neu anlegen',
      heading: 'Gutschein anlegen',
      fields: [
        text('name', 'Name', name),
        text('valueCents', 'Wert, in Euro', '25', '25,00'),
        text('leastCents', 'Mindestwarenwert, in Euro', '1.250', '1.250,00'),
        day('firstDay', 'Gilt ab', '2026-02-01'),
        day('lastDay', 'Gilt bis', '2099-12-31'),
        choice('shopType', 'Für welche Stücke', 'Nur Bootsholz'),
        choice('contract', 'Für Kauf oder Miete', 'Nur Kauf'),
        choice('customerKind', 'Für wen', 'Nur Unternehmen'),
        text('codeCount', 'Anzahl der Codes', '1.200'),
        text('usesPerCode', 'Bestellungen je Code', '3'),
        onOff('oncePerPerson', 'Jede Person nur einmal', false),
      ],
      // Another voucher has these instead.
      others: [text('percent', 'Prozent', '10'), text('holderEmail', 'Nur für diese E-Mail-Adresse', '')],
      save: 'Codes erzeugen',
      saved: 'Die Codes sind nur jetzt zu sehen: Der Shop bewahrt sie nicht auf. Bitte speichern Sie sie.',
      then: async (page) => {
        await expectCodes(page, 1200);
        await page.getByRole('link', { name: 'Zum Gutschein' }).click();
        const facts = page.getByRole('region', { name });
        for (const said of [
          '25,00\u00a0€',
          '1.250,00\u00a0€',
          '01.02.2026 – 31.12.2099',
          'Nur Bootsholz',
          'Nur Kauf',
          'Nur Unternehmen',
          '1200',
        ]) {
          await expect(facts).toContainText(said);
        }
      },
    };
  },
};
