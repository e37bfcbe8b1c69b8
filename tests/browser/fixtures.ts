/**
 * The `test` of every browser test. A page that logs an error, throws, or requests something missing from this shop
 * fails its test, unless the test has declared beforehand that this is its subject.
 */
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { onShopDay } from '../pictures/fixed-day.ts';
import { lateTransition } from './late-transition.ts';
import { claimsIn } from './pieces.ts';

export { expect };

interface Watch {
  /** Error statuses of this shop that are the subject of the test: `allowStatus(404, '/products/gone')`. */
  allowStatus(status: number, address: string | RegExp): void;
  /** Console or page errors that are the subject of the test. */
  allowError(message: string | RegExp): void;
}

interface Allowances {
  readonly statuses: { status: number; address: string | RegExp }[];
  readonly errors: (string | RegExp)[];
}

const matches = (text: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

export const test = base.extend<{ watch: Watch }, { shopDay: void }>({
  shopDay: [
    async ({ browser }, use) => {
      onShopDay(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    askAgainWhenReset(context);
    if (javaScriptEnabled !== false) await makePatient(context);
    await use(context);
  },
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const allowances: Allowances = { statuses: [], errors: [] };
      const problems = collectProblems(context, new URL(baseURL ?? '').origin, javaScriptEnabled ?? true);
      await use({
        allowStatus: (status, address) => allowances.statuses.push({ status, address }),
        allowError: (message) => allowances.errors.push(message),
      });
      // Checked at the end, so that it does not matter when a test allows something.
      expect(
        problems.filter((problem) => !isAllowed(problem, allowances)).map((problem) => problem.text),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** A shop closes a connection that nobody uses, perhaps just when a test does; a browser asks again by itself. */
function askAgainWhenReset({ request }: BrowserContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (asked, options) => fetch(asked, { maxRetries: 1, ...options });
}

/** For tests of animations: all others run for a visitor who prefers less motion, which takes half the time. */
export const withMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

/** Makes all tabs wait after each `goto` and `reload` until the page is interactive. Those of a test do so already. */
export async function makePatient(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')),
  );
  context.on('page', (page) => {
    const { goto, reload } = page;
    // A test that says what to wait for wants the page at that moment.
    page.goto = async (address, options) => {
      if (options?.waitUntil !== undefined) return goto.call(page, address, options);
      const response = await goto.call(page, address, { ...options, waitUntil: 'domcontentloaded' });
      await alive(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (options?.waitUntil === undefined) await alive(page);
      return response;
    };
  });
}

/**
 * Waits until a page of the shop is interactive. A shopper's early click is remembered (`keep-press.ts`), but a link
 * that a script enhances already works without it, and tests are faster than people.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById('page-state') === null || 'alive' in document.documentElement.dataset,
  );
}

interface Problem {
  readonly text: string;
  readonly status?: number;
  readonly address?: string;
}

function collectProblems(context: BrowserContext, origin: string, withScripts: boolean): Problem[] {
  const problems: Problem[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const address = message.location().url;
    // Chromium repeats each error status on the console; the response below reports it with its status.
    if (message.text().startsWith('Failed to load resource') && address.startsWith(origin)) return;
    problems.push({ text: `console: ${message.text()} (${address})` });
  });
  context.on('weberror', (event) => {
    // Not everything that is thrown has a stack.
    const { name, message, stack = '' } = event.error();
    if (lateTransition.test(`${name}: ${message}`)) return;
    const what = stack === '' ? `${name}: ${message}` : stack;
    problems.push({ text: `page error: ${what} (${event.page()?.url() ?? ''})` });
  });
  context.on('response', (response) => {
    const address = response.url();
    if (response.status() < 400 || new URL(address).origin !== origin) return;
    problems.push({ text: `${response.status()} ${address}`, status: response.status(), address });
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // If scripts are switched off, Chromium refuses them as if by the policy.
    if (reason === 'csp' && !withScripts) return;
    // A navigation that leaves the page aborts its unfinished requests.
    if (reason === 'net::ERR_ABORTED' || new URL(request.url()).origin !== origin) return;
    problems.push({ text: `${reason} ${request.url()}`, address: request.url() });
  });
  return problems;
}

function isAllowed({ text, status, address = '' }: Problem, { statuses, errors }: Allowances): boolean {
  if (status !== undefined) {
    return statuses.some((allowed) => allowed.status === status && matches(address, allowed.address));
  }
  return errors.some((allowed) => matches(text, allowed));
}

/** Waits for running transitions: a button that is just changing its colour has an intermediate one. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * What the tests read of axe, and no more: that is a third of its time. It would name each element that keeps a rule,
 * too. The frames are a map of another site and previews whose scripts are switched off: neither can be read.
 */
const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  iframes: false,
};

/** Only one of several processes can create a file, whose name is that of the state and the width. */
function isFirstToJudge(state: string): boolean {
  const { testId, project } = test.info();
  const file = join(claimsIn(), `axe ${project.name} ${state}`.replaceAll(/[^\p{L}\d]+/gu, '-'));
  try {
    writeFileSync(file, testId, { flag: 'wx' });
    return true;
  } catch {
    // A test that is repeated judges what it has judged before.
    return readFileSync(file, 'utf8') === testId;
  }
}

/**
 * Expects a page without any violation of WCAG 2.0 to 2.2, levels A and AA, and of axe's best practices.
 * @param state a name of what is judged, if several tests come by it: by day the first one judges, at night each
 * @param shows what must be visible before: directly after an action, axe could judge the screen before it
 */
export async function expectNoAxeViolations(page: Page, state?: string, shows?: Locator): Promise<void> {
  if (shows !== undefined) await expect(shows).toBeVisible();
  if (state !== undefined && process.env['NIGHT'] !== '1' && !isFirstToJudge(state)) return;
  await settled(page);
  // A document that has been looked at before knows axe already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as Window & { axe?: typeof import('axe-core') };
    const { violations } = await axe!.run(document, options);
    const faults: { id: string; help: string; elements: string[] }[] = [];
    for (const { id, help, nodes } of violations) {
      const elements: string[] = [];
      for (const { html, target } of nodes) {
        if (id === 'target-size') {
          // What a bar of the page covers in part is not too small: it is looked at again where it can be pressed.
          const selector = String(target[0]);
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const again = await axe!.run(selector, { ...options, runOnly: { type: 'rule', values: [id] } });
          if (again.violations.length === 0) continue;
        }
        elements.push(html);
      }
      if (elements.length > 0) faults.push({ id, help, elements });
    }
    return faults;
  }, axeOptions);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
