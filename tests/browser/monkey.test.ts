import { expect, test } from './fixtures.ts';
import { createChooser } from '../monkey/choose.ts';
import { startOwnShop } from '../monkey/own-shop.ts';
import { findStarts, personas } from '../monkey/persona.ts';
import { walk } from '../monkey/walk.ts';

/** `npm run test:monkey` takes thousands. */
const steps = 15;
const seed = 1;

// In a shop of its own, so that no other test sees its changes.
test(
  'a monkey finds nothing wrong in shop and office',
  { tag: ['@night', '@phone'] },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const shop = await startOwnShop();
    try {
      const context = await browser.newContext({ baseURL: shop.base });
      const starts = await findStarts(context);
      await context.close();
      const chooser = createChooser();
      const faults: string[] = [];
      const taken: string[] = [];
      for (const [number, persona] of personas.entries()) {
        await walk({
          browser,
          base: shop.base,
          seed,
          number,
          persona,
          starts,
          chooser,
          steps,
          isOver: () => false,
          onStep: ({ words, address }) => taken.push(`${address}: ${words}`),
          async onFault({ what, page, step }) {
            faults.push(
              `${what} (${page.url()} at ${step.width} px, ${persona}, step ${step.number}: ${step.words})`,
            );
          },
        });
      }
      expect(faults).toEqual([]);
      expect(taken).toHaveLength(personas.length * steps);
    } finally {
      await shop.stop();
    }
  },
);
