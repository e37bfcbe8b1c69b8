import { walks } from './office-walk/all.ts';
import { walkThrough } from './office-walk/engine.ts';
import { test } from './office-walk/test.ts';
import { takeTurn } from './office-walk/turn.ts';

for (const walk of walks) {
  test(
    `${walk.label}: from the menu to the last field and back`,
    { tag: '@night' },
    async ({ page, isMobile, request, undo, watch }) => {
      // Playwright's own recording, of a second try, puts scripts into previews, where none may run.
      watch.allowError(/Blocked script execution in 'about:srcdoc'/);
      test.slow();
      page.setDefaultTimeout(20_000);
      const leave = await takeTurn(walk.place);
      undo(async () => leave());
      await walkThrough({ page, isMobile, request, undo }, walk);
    },
  );
}
