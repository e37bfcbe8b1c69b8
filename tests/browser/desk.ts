import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { officeOwner } from './office-login.ts';

/** Staff at their own desk: the shopper's browser is nobody's of the team. */
export const test = base.extend<{ desk: APIRequestContext }>({
  desk: async ({ playwright, baseURL }, use) => {
    const desk = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    expect((await desk.post('/api/admin/login', { data: officeOwner })).status()).toBe(200);
    await use(desk);
    await desk.dispose();
  },
});
