import type { Page } from '@playwright/test';
import { fillForm, pressKeys, useControl, type Act } from './act.ts';
import type { Chances } from './chances.ts';
import type { Chooser } from './choose.ts';
import { findControls } from './find-controls.ts';
import { inPage } from './waiting.ts';

interface Surroundings {
  readonly page: Page;
  readonly chance: Chances;
  readonly chooser: Chooser;
  /** Addresses to begin at. */
  readonly starts: readonly string[];
  /** The window sizes of this person's device. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

const done = (words: string): Act => ({ words, mustAnswer: false, refused: null });

export async function goTo(page: Page, address: string): Promise<Act> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return done(`go to ${address}`);
}

async function use({ page, chance, chooser }: Surroundings): Promise<Act> {
  const control = chooser.choose(await inPage(page, findControls), page.url(), chance);
  return control === null ? pressKeys(page, chance) : useControl(page, control, chance);
}

const moves: readonly { readonly in100: number; readonly make: (around: Surroundings) => Promise<Act> }[] = [
  { in100: 72, make: use },
  {
    in100: 11,
    make: async (around) =>
      (await fillForm(around.page, await inPage(around.page, findControls), around.chance)) ?? use(around),
  },
  { in100: 6, make: ({ page, chance }) => pressKeys(page, chance) },
  {
    in100: 3,
    async make({ page, chance }) {
      const back = chance.in100(70);
      await (back
        ? page.goBack({ waitUntil: 'domcontentloaded' })
        : page.goForward({ waitUntil: 'domcontentloaded' }));
      // Before the first page, no page of the shop is open.
      if (!page.url().startsWith('http')) await page.goForward({ waitUntil: 'domcontentloaded' });
      return done(back ? 'back' : 'forward');
    },
  },
  {
    in100: 2,
    async make({ page }) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      return done('reload');
    },
  },
  {
    in100: 2,
    async make({ page, chance, sizes }) {
      const size = chance.pick(sizes);
      await page.setViewportSize(size);
      return done(`resize to ${size.width}`);
    },
  },
  {
    in100: 1,
    async make({ page }) {
      const address = page.url();
      const tab = await page.context().newPage();
      await tab.goto(address, { waitUntil: 'domcontentloaded' });
      return done('the same in a second tab');
    },
  },
  { in100: 3, make: ({ page, chance, starts }) => goTo(page, chance.pick(starts)) },
];

/** Does one thing that a person could do. */
export async function move(around: Surroundings): Promise<Act> {
  const { make } = around.chance.weighted(moves, ({ in100 }) => in100) ?? { make: use };
  return make(around);
}
