/**
 * Loaded before a shop that is photographed or tested: its date is always the same, so that dates make no difference
 * between two sets, and neither midnight nor the end of a month falls between two steps. Time passes as usual, since
 * jobs and time limits depend on it.
 */
import type { Browser } from '@playwright/test';
import { shopDay } from './shop-day.ts';

// What is started from here, and those who started it, are at the same moment of that day.
process.env['SHOP_DAY_BEGAN'] ??= String(Date.now());
const ahead = Date.parse(shopDay) - Number(process.env['SHOP_DAY_BEGAN']);

/** Runs in pages, too. */
function moveDates(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + ahead] : values, newTarget) as Date,
    apply: (target) => new target(target.now() + ahead).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
  });
}

moveDates(ahead);

/** Every page of the browser is at that day, too. */
export function onShopDay(browser: Browser): void {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await context.addInitScript(moveDates, ahead);
    return context;
  };
}
