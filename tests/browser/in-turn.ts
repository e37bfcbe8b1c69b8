import { test as base } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { putBack, read } from './office-walk/test.ts';
import { takeTurn } from './office-walk/turn.ts';

/**
 * Waits for a place of the office that exists only once, until the test ends. What it changes there is put back,
 * whatever its result: an entry by its path, and the fields of it.
 */
type InTurn = (place: string, path?: string, fields?: readonly string[]) => Promise<void>;

export const test = base.extend<{ inTurn: InTurn }>({
  inTurn: async ({ page }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (place, path, fields = []) => {
      const leave = await takeTurn(place);
      const before = path === undefined ? {} : await read(page.request, path);
      ends.push(async () => {
        try {
          await logInToOffice(page);
          if (path !== undefined) await putBack(page.request, path, before, new Set(fields));
        } finally {
          leave();
        }
      });
    });
    await Promise.all(ends.map((end) => end()));
  },
});
