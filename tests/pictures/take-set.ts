import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '../../scripts/browser-path.mjs';
import { startShop } from '../faults/shop-process.ts';
import { owner } from '../monkey/persona.ts';
import { noteWhenAlive } from './open-page.ts';
import { settle } from './settle.ts';
import { shopDay } from './shop-day.ts';
import { widths as allWidths, type State, type Width } from './state.ts';
import { prepareWorld, type World } from './world.ts';

/** A set as stored beside its pictures. */
export interface PictureSet {
  readonly of: string;
  readonly pictures: readonly Taken[];
}

export interface Taken {
  readonly name: string;
  readonly width: Width;
  /** Why there is no picture; null if there is one. */
  readonly problem: string | null;
}

export const setFile = 'set.json';
export const fileOf = (name: string, width: number): string => `${name}-${width}.png`;

const longestWay = 30_000;

/**
 * Starts the shop in `root`, brings it into each of the states and photographs them.
 * @param folder for the pictures; its old contents are deleted
 */
export async function takeSet(
  { root, of, folder }: { readonly root: string; readonly of: string; readonly folder: string },
  states: readonly State[],
  say: (line: string) => void,
  widths: readonly Width[] = allWidths,
): Promise<PictureSet> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'wmk-pictures-'));
  const fixedDay = pathToFileURL(join(import.meta.dirname, 'fixed-day.ts')).href;
  const shop = await startShop(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      SANDBOX: '1',
      LOG_LEVEL: 'fatal',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      NODE_OPTIONS: `--import ${fixedDay}`,
    },
    root,
  );
  const browser = await chromium.launch({
    executablePath: browserPath(),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
  });
  try {
    const first = await newContext(browser, shop.address, 1440);
    const world = await prepareWorld(first);
    await first.close();
    const studios = await Promise.all(
      widths.map(async (width) => ({
        width,
        context: await newContext(browser, shop.address, width),
        world,
        folder,
      })),
    );
    const pictures: Taken[] = [];
    for (const [index, state] of states.entries()) {
      const taken = await Promise.all(studios.map((studio) => photograph(studio, state)));
      pictures.push(...taken);
      const problems = taken.flatMap(({ width, problem }) =>
        problem === null ? [] : [`\n  ${width}: ${problem}`],
      );
      say(`${index + 1}/${states.length} ${state.name}${problems.join('')}`);
    }
    const set: PictureSet = { of, pictures };
    await writeFile(join(folder, setFile), `${JSON.stringify(set, null, 2)}\n`);
    return set;
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One browser profile for each width, so that files are loaded only once. */
interface Studio {
  readonly width: Width;
  readonly context: BrowserContext;
  readonly world: World;
  readonly folder: string;
}

async function photograph({ width, context, world, folder }: Studio, state: State): Promise<Taken> {
  const { name } = state;
  const file = join(folder, fileOf(name, width));
  const page = await context.newPage();
  try {
    await become(page, state.who, world);
    await state.reach(page, world, width);
    await state.sign(page, world).waitFor();
    await settle(page);
    await page.screenshot({
      path: file,
      fullPage: state.frame !== 'window',
      animations: 'disabled',
      caret: 'hide',
    });
    return { name, width, problem: null };
  } catch (error) {
    // Where it got stuck, for the person who corrects the description.
    await page.screenshot({ path: file.replace(/\.png$/, '-missed.png') }).catch(() => undefined);
    const message = error instanceof Error ? error.message : String(error);
    return { name, width, problem: message.split('\n').slice(0, 3).join(' ') };
  } finally {
    await leaveNothing(page);
  }
}

/** The next state begins as a visitor who has never been here. */
async function leaveNothing(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.close();
}

async function newContext(browser: Browser, baseURL: string, width: Width): Promise<BrowserContext> {
  const isPhone = width === 390;
  const context = await browser.newContext({
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: width < 1024,
  });
  context.setDefaultTimeout(longestWay);
  await context.clock.setFixedTime(shopDay);
  await noteWhenAlive(context);
  return context;
}

async function become(page: Page, who: State['who'], { customer }: World): Promise<void> {
  if (who === 'owner') {
    const answer = await page.request.post('/api/admin/login', { data: owner });
    if (!answer.ok()) throw new Error(`the owner cannot log in: ${answer.status()}`);
  }
  if (who === 'customer') {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([token, profile]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', profile);
      },
      [customer.token, customer.profile] as const,
    );
  }
}
