import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';

type Facts = Record<string, unknown>;
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;
type Undo = (step: () => Promise<void>) => void;

/**
 * A logged-in member of the office, on a phone in German and at a desk in English, since an office computer may use any
 * language. Headless Chromium has the texts and number fields of one language only, English, whatever `--lang` or
 * `LANGUAGE` say (tried: `42,5` in a number field is 425 with each of them). The setting affects only what pages read
 * from `navigator.language` and `Intl`.
 */
export const test = base.extend<{ undo: Undo }, { session: Session }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const asking = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      const data = { email: 'office@wmk.example', password: 'Sieben schmale Schränke' };
      expect((await asking.post('/api/admin/login', { data })).status()).toBe(200);
      await use(await asking.storageState());
      await asking.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
  locale: ({ isMobile }, use) => use(isMobile ? 'de-DE' : 'en-US'),
  // Even if the test fails or takes too long: other tests see the same shop.
  undo: async ({ page }, use) => {
    const steps: (() => Promise<void>)[] = [];
    await use((step) => steps.push(step));
    // The page goes first, or one of its forms would be reloaded for nothing.
    await page.close();
    for (const step of steps.reverse()) await step();
  },
});

/** An entry as the back office's interface returns it. */
export async function read(request: APIRequestContext, path: string): Promise<Facts> {
  const answer = await request.get(`/api/admin${path}`);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Facts;
}

/** Restores the changed parts of an entry. */
export async function putBack(
  request: APIRequestContext,
  path: string,
  before: Facts,
  fields: ReadonlySet<string>,
): Promise<void> {
  const now = await read(request, path);
  const other = [...fields].filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  if (other.length === 0) return;
  const data: Facts = Object.fromEntries(other.map((name) => [name, before[name]]));
  if ('version' in now) data['version'] = now['version'];
  const answer = await request.patch(`/api/admin${path}`, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}
