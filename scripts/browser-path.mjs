import { existsSync } from 'node:fs';
import process from 'node:process';

/** Debian's Chromiums: the one without windows opens a page in a quarter of the time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that tests and the benchmark start: what CHROMIUM_PATH names, else Debian's; it may be missing. */
export function browserPath() {
  return process.env.CHROMIUM_PATH || (installed.find((path) => existsSync(path)) ?? installed[1]);
}
