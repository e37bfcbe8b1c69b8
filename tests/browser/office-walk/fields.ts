import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Field } from './walk.ts';

const main = (page: Page): Locator => page.getByRole('main');
const named = (page: Page, { source }: Field): Locator => main(page).locator(`[name="${source}"]`);
/** A choice list keeps its value beside its visible part. */
const listOf = (page: Page, field: Field): Locator => named(page, field).locator('..').getByRole('combobox');

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wholeText = (chosen: string | RegExp): RegExp =>
  typeof chosen === 'string' ? new RegExp(`^${literally(chosen)}$`) : chosen;

/** An input, found by its name, whose accessible name must be the visible label. */
async function controlOf(page: Page, field: Field): Promise<Locator> {
  const control =
    field.kind === 'choice'
      ? listOf(page, field)
      : field.kind === 'prose'
        ? main(page).locator(`[data-field="${field.source}"] [contenteditable]`)
        : named(page, field);
  await expect(control, field.source).toBeVisible();
  // The required star is not part of the name; a list's name ends with its value.
  const name = new RegExp(`^${literally(field.label)}`);
  await expect(control, field.source).toHaveAccessibleName(name);
  return control;
}

/** Words are pasted; amounts, dimensions and days, which the form reads while they are typed, are typed key by key. */
async function type(control: Locator, typed: string): Promise<void> {
  await control.fill('');
  // A time is entered in parts, in the order of the browser's own language.
  const isTime = (await control.getAttribute('type')) === 'time';
  if (isTime || typed.length > 20 || !/\d/.test(typed)) await control.fill(typed);
  else await control.pressSequentially(typed);
  await control.blur();
}

export async function change(page: Page, field: Field): Promise<void> {
  if (field.kind === 'own') return field.change(page);
  const control = await controlOf(page, field);
  switch (field.kind) {
    case 'text':
      return type(control, field.typed);
    case 'prose':
      // Several paragraphs, lists and tables.
      await control.press('ControlOrMeta+a');
      await control.press('Delete');
      // At once, as from a dictation: `office-rich-text` types key by key.
      await page.keyboard.insertText(field.typed);
      return control.blur();
    case 'choice':
      await control.click();
      await page
        .getByRole('option')
        .filter({ hasText: wholeText(field.chosen) })
        .click();
      // With multiple choice, the list stays open.
      if ((await page.getByRole('listbox').count()) > 0) await page.keyboard.press('Escape');
      return expect(page.getByRole('listbox')).toHaveCount(0);
    case 'switch':
      return control.setChecked(field.on);
    case 'fixed':
      return expectHolds(page, field);
  }
}

/** The typed value is still there. */
export async function expectHolds(page: Page, field: Field): Promise<void> {
  if (field.kind === 'own') return field.holds(page);
  const control = await controlOf(page, field);
  switch (field.kind) {
    case 'choice':
      return expect(control, field.source).toHaveText(wholeText(field.reads));
    case 'switch':
      return expect(control, field.source).toBeChecked({ checked: field.on });
    case 'prose':
      return expect(control, field.source).toHaveText(field.typed);
    default:
      return expect(control, field.source).toHaveValue(field.reads);
  }
}

/** `items.3.title` and `items.4.title` are the same field; and so are `Bild 1 zeigt` and `Bild 2 zeigt`. */
const kindOf = (source: string): string => source.replaceAll(/(?<=[. ])\d+(?=[. ]|$)/g, '*');

/** Every input of the form must be described: one added later fails here until it is. */
export async function expectAllDescribed(page: Page, fields: readonly Field[]): Promise<void> {
  // Formatted texts are loaded when they are first needed.
  await expect(main(page).locator('.MuiSkeleton-root')).toHaveCount(0);
  const inputs = await main(page).evaluate((screen) => [
    ...[...screen.querySelectorAll<HTMLElement>('[contenteditable]')].map((text) => ({
      name: text.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? text.outerHTML,
    })),
    ...[...screen.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      // A growing text field has a second one without a name, which measures it.
      .filter((input) => input.name !== '' || input.getAttribute('aria-hidden') !== 'true')
      .map((input) => ({
        name:
          input.name ||
          (input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.outerHTML),
      })),
  ]);
  const described = new Set(fields.map(({ source }) => kindOf(source)));
  const unknown = inputs.map(({ name }) => kindOf(name)).filter((name) => !described.has(name));
  expect([...new Set(unknown)], 'inputs that no description names').toEqual([]);
}
