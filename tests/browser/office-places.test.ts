import { walks } from './office-walk/all.ts';
import { lookAt } from './office-walk/engine.ts';
import { test } from './office-walk/test.ts';
import { takeTurn } from './office-walk/turn.ts';

// The walk through the office fills in and saves every field of each of these places, at night.
for (const walk of walks) {
  test(
    `${walk.label}: in the menu, with its list and its first form`,
    { tag: '@phone' },
    async ({ page, isMobile, request, undo }) => {
      const leave = await takeTurn(walk.place);
      undo(async () => leave());
      await lookAt({ page, isMobile, request, undo }, walk);
    },
  );
}
