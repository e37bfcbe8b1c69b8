import { defineConfig, devices } from '@playwright/test';
import path from 'node:path';
import { browserPath } from './scripts/browser-path.mjs';
import { takeLock } from './scripts/lock.mjs';

/** The shop's tests use one shop, the office's another on the next port: what staff change there, all visitors see. */
process.env.WMK_TEST_PORT ??= '3210';
const port = Number(process.env.WMK_TEST_PORT);
const shopAt = (at: number) => `http://localhost:${at}`;
const officeURL = shopAt(port + 1);

const office = /office-[\w-]+\.test\.ts$/;

/**
 * Which tests run at which width is written at each of them, as a tag. In `npm test` all run on the phone, and at a desk
 * those that are built in another way there (`@wide`). `NIGHT=1` runs all at both widths, with what is too slow, too wide
 * or too random for every change (`@night`). `@phone` and `@desk`: at that width alone, by day and by night.
 */
const isNight = process.env.NIGHT === '1';
const onPhones = { grepInvert: isNight ? /@desk\b/ : /@(?:desk|night)\b/ };
const atDesks = isNight
  ? { grepInvert: /@phone\b/ }
  : { grep: /@(?:desk|wide)\b/, grepInvert: /@(?:phone|night)\b/ };

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

// Two runs would empty each other's shops and results, at whatever ports. Workers read this file too, and belong to the run.
if (process.env.BROWSER_TESTS_RUN === undefined && !process.argv.includes('--list')) {
  await takeLock(path.join(import.meta.dirname, '.cache/browser-tests.lock'), {
    tell: (pid) => console.error(`waiting for the browser tests of process ${pid}, in this folder too …`),
  });
  process.env.BROWSER_TESTS_RUN = String(process.pid);
}

// Shops, browsers and tests of this run are at the same moment of the same day (`fixed-day.ts`).
process.env.SHOP_DAY_BEGAN ??= String(Date.now());

const startShop = (at: number, folder: string) => ({
  command: 'node --import ./tests/browser/quick-shop.ts tests/browser/start-shop.ts',
  url: `${shopAt(at)}/health/ready`,
  env: { WMK_TEST_PORT: String(at), DATA_DIR: folder },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  timeout: 120_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // One more than a small machine has processors: pages wait for the shop, and the shop for pages.
  workers: 3,
  fullyParallel: true,
  // A second try here would find what the first has left behind: failed tests are repeated in shops begun anew.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: shopAt(port),
    // An action that hangs ends the test at its own line, and not at the end of the test's time.
    actionTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Film, banner and carousel take a fifth of a processor for each open page; `withMotion` is for tests of what moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browserPath(),
      // Without a locale of UTF-8, Chromium saves files whose names have umlauts as „download“.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: office, ...onPhones },
    { name: 'desktop', use: desktop, testIgnore: office, ...atDesks },
    { name: 'office on a phone', use: { ...phone, baseURL: officeURL }, testMatch: office, ...onPhones },
    { name: 'office at a desk', use: { ...desktop, baseURL: officeURL }, testMatch: office, ...atDesks },
  ],
  webServer: [startShop(port, '.cache/browser-tests'), startShop(port + 1, '.cache/browser-tests-office')],
});
