import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from '../fixtures.ts';
import { expectNothingBeside, expectNothingCutOff } from '../nothing-beside.ts';

/** Text written by programs that people cannot read. */
const unreadable = [
  /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\bnull\b/,
  // JSON, and timestamps in the format of databases.
  /[[{]"|":/,
  /\b\d{4}-\d\d-\d\d(?:\b|T)/,
  // Names of variables. Placeholders of texts stand in braces.
  /(?<![\p{L}\d.@/{-])[a-z]+[A-Z][a-z]+(?:[A-Z][a-z]+)*(?![\p{L}@}])/u,
];

const euros = /^(?:[-−]?\d{1,3}(?:\.\d{3})*,\d{2}\s€|–|)$/u;

/** All text on a screen must be readable by people. */
async function expectReadable(page: Page): Promise<void> {
  // When a form leads to another screen, the page is empty for a moment.
  await expect.poll(() => page.getByRole('main').innerText(), { message: 'an empty screen' }).toMatch(/\S/);
  const said = await page.getByRole('main').evaluate((screen) => {
    // Labels of collapsed parts run together.
    const folded = [...screen.querySelectorAll<HTMLElement>('.MuiCollapse-hidden')].map(
      (part) => part.innerText,
    );
    return folded.reduce((text, part) => text.replace(part, ''), (screen as HTMLElement).innerText);
  });
  for (const pattern of unreadable) expect(said).not.toMatch(pattern);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/[{}]|undefined/);
}

/** Columns of money are in euros. */
async function expectMoneyInEuros(page: Page): Promise<void> {
  for (const table of await page.getByRole('main').getByRole('table').all()) {
    const headings = await table.getByRole('columnheader').allInnerTexts();
    for (const [place, heading] of headings.entries()) {
      if (!/preis|summe|betrag/i.test(heading)) continue;
      const amounts = await table.locator(`tbody tr > :nth-child(${place + 1})`).allInnerTexts();
      for (const amount of amounts) expect(amount.trim(), heading).toMatch(euros);
    }
  }
}

/**
 * A fully loaded screen is readable, no wider than its window, and accessible. On a phone no text is cut off. axe's result is the same at both widths
 * but for a few components, so the phone's suffices.
 */
export async function expectGoodScreen(page: Page, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Etwas ist schiefgegangen')).toHaveCount(0);
  await expectReadable(page);
  await expectMoneyInEuros(page);
  await expectNothingBeside(page);
  if (!isMobile) return;
  await expectNothingCutOff(page);
  // After the click, the pointer rests on another button, whose tooltip belongs to no part of the page.
  await page.mouse.move(1, 600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoAxeViolations(page, new URL(page.url()).pathname);
}
