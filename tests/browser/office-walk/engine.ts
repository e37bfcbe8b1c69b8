import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openMenu } from '../office-login.ts';
import { change, expectAllDescribed, expectHolds } from './fields.ts';
import { expectGoodScreen } from './screen.ts';
import { putBack, read } from './test.ts';
import type { Entry, Walk } from './walk.ts';

interface Hands {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly request: APIRequestContext;
  readonly undo: (step: () => Promise<void>) => void;
}

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Navigates as people do: by the menu; from outside of the office by „Heute“. */
async function goTo({ page }: Hands, label: string): Promise<void> {
  if (!isInOffice(page)) {
    await page.goto('/admin');
    await expect(heading(page, 'Heute')).toBeVisible();
  }
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: label, exact: true }).click();
  await expect(heading(page, label)).toBeVisible();
}

/** Types into the list's search, if there is one for the prepared entry. */
async function goToList(hands: Hands, { label, list }: Walk, made: string): Promise<void> {
  await goTo(hands, label);
  if (list?.searches === undefined) return;
  await main(hands.page).getByRole('textbox').first().fill(list.searches(made));
  await expect.poll(async () => (await rowsOf(hands.page)).length, { timeout: 20_000 }).toBe(1);
}

/** The rows of a table, or their replacement on a phone. */
async function rowsOf(page: Page): Promise<string[]> {
  const isTable = (await main(page).getByRole('table').count()) > 0;
  const rows = isTable ? main(page).locator('tbody tr') : main(page).getByRole('list').first().locator('> *');
  return rows.allInnerTexts();
}

async function expectRightList({ page, isMobile }: Hands, { list }: Walk, made: string): Promise<void> {
  for (const shown of list?.shows(made) ?? [])
    await expect(main(page).getByText(shown).first()).toBeVisible();
  await expectGoodScreen(page, isMobile);
  if (list?.row === undefined) return;
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatch(list.row);
}

async function unfold(page: Page, parts: readonly RegExp[]): Promise<void> {
  for (const name of parts) {
    const button = main(page).getByRole('button', { name }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  }
}

const isInOffice = (page: Page): boolean =>
  URL.canParse(page.url()) && new URL(page.url()).pathname.startsWith('/admin');

/** The address of the open entry, without the view. */
const pathOf = (page: Page): string =>
  new URL(page.url()).pathname.replace(/^\/admin/, '').replace(/\/show$/, '');

type Form = Pick<Entry, 'heading' | 'unfold' | 'fields' | 'others' | 'save' | 'saved'>;

/** Opens collapsed parts, and checks that the form is complete and looks good. */
async function expectForm({ page, isMobile }: Hands, form: Form): Promise<void> {
  await expect(heading(page, form.heading)).toBeVisible();
  await unfold(page, form.unfold ?? []);
  await expectGoodScreen(page, isMobile);
  await expectAllDescribed(page, [...form.fields, ...(form.others ?? [])]);
}

async function fillAndSave({ page }: Hands, { fields, save, saved = 'Gespeichert' }: Form): Promise<void> {
  for (const field of fields) await change(page, field);
  await main(page)
    .getByRole('button', { name: save ?? 'Speichern', exact: true })
    .click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expectGoodScreen(page, false);
}

/** Changes everything, saves, reads it again, and checks it from outside; how to undo it is known before. */
async function walkEntry(hands: Hands, entry: Entry): Promise<void> {
  const { page, request, undo } = hands;
  await expectForm(hands, entry);
  if (entry.fields.length > 0) {
    if (entry.isOwn !== true) {
      const path = entry.path ?? pathOf(page);
      const before = await read(request, path);
      const touched = new Set(entry.fields.map(({ source, part }) => part ?? source.replace(/\..*/, '')));
      undo(() => putBack(request, path, before, touched));
    }
    await fillAndSave(hands, entry);
    await page.reload();
    await expect(heading(page, /./)).toBeVisible();
    await unfold(page, entry.unfoldSaved ?? entry.unfold ?? []);
    for (const field of entry.fields) await expectHolds(page, field);
  }
  await entry.seen?.(page);
}

function inList(page: Page, open: NonNullable<Entry['open']>): Locator {
  return typeof open === 'string' ? main(page).getByText(open).first() : open(page);
}

/** A place from its menu to its last field. */
export async function walkThrough(hands: Hands, walk: Walk): Promise<void> {
  const { page } = hands;
  const made = (await walk.prepare?.(page)) ?? '';
  await goToList(hands, walk, made);
  if (walk.list !== undefined) await expectRightList(hands, walk, made);
  for (const [place, entry] of (walk.entries?.(made) ?? []).entries()) {
    if (place > 0) await goToList(hands, walk, made);
    if (entry.open !== undefined) await inList(page, entry.open).click();
    await walkEntry(hands, entry);
  }
  if (walk.create !== undefined) {
    const creation = walk.create();
    await goTo(hands, walk.label);
    await main(page).getByRole('link', { name: creation.button }).click();
    await expectForm(hands, creation);
    await fillAndSave(hands, creation);
    await creation.then(page);
  }
  if (walk.more !== undefined) {
    await goToList(hands, walk, made);
    await walk.more(page, made);
  }
}

/** A place as it stands: found in the menu, with its list and its first form, of which nothing is filled in. */
export async function lookAt(hands: Hands, walk: Walk): Promise<void> {
  const { page } = hands;
  await goTo(hands, walk.label);
  // What a walk prepares for its list, or opens there, is not there.
  const isPrepared = walk.prepare !== undefined;
  if (walk.list !== undefined && !isPrepared) await expectRightList(hands, walk, '');
  else await expectGoodScreen(page, hands.isMobile);
  const creation = walk.create?.();
  const [entry] = isPrepared ? [] : (walk.entries?.('') ?? []);
  if (creation !== undefined) {
    await main(page).getByRole('link', { name: creation.button }).click();
    await expectForm(hands, creation);
  } else if (entry !== undefined) {
    if (entry.open !== undefined) await inList(page, entry.open).click();
    await expectForm(hands, entry);
    // What was saved is there, and not an empty form. A switch says nothing about that.
    const texts = main(page).getByRole('textbox');
    const written = () =>
      texts.evaluateAll((fields) =>
        fields.some((field) => ('value' in field ? field.value : field.textContent) !== ''),
      );
    if (entry.fields.some(({ kind }) => kind !== 'switch'))
      await expect.poll(written, { message: walk.label }).toBe(true);
  }
}
