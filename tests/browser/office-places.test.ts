import { walks } from './office-walk/all.ts';
import { lookAt } from './office-walk/engine.ts';
import { test } from './office-walk/test.ts';
import { takeTurn } from './office-walk/turn.ts';

/** From one place to the next by the menu, as people go: opening the office anew takes longer than a look at a place. */
const perTest = 4;
const parts = Map.groupBy(walks.entries(), ([at]) => Math.floor(at / perTest));

// The walk through the office fills in and saves every field of each of these places, at night.
for (const part of parts.values()) {
  const labels = part.map(([, { label }]) => label).join(', ');
  test(
    `in the menu, with list and first form: ${labels}`,
    { tag: '@phone' },
    async ({ page, isMobile, request, undo }) => {
      for (const [, walk] of part) {
        await test.step(walk.label, async () => {
          const leave = await takeTurn(walk.place);
          try {
            await lookAt({ page, isMobile, request, undo }, walk);
          } finally {
            leave();
          }
        });
      }
    },
  );
}
