import { chromium, type Browser } from '@playwright/test';
import { browserPath } from '../scripts/browser-path.mjs';

/** Starts Chromium. `port` opens it to other programs; `keepPages` leaves its page cache on, as in daily use. */
export async function startBrowser(
  options: { readonly port?: number; readonly keepPages?: boolean } = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(options.port === undefined ? [] : [`--remote-debugging-port=${options.port}`]),
    ],
    ...(options.keepPages === true ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  });
}

/** The phone that the goals speak of. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
};
