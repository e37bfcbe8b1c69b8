import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addVirtualKey } from '../browser/virtual-key.ts';
import { chances, type Chances } from './chances.ts';
import type { Chooser } from './choose.ts';
import { isAnswered, judgePage, judgeWatched, judgeWholePage } from './judge.ts';
import { goTo, move } from './moves.ts';
import { observe } from './observe.ts';
import { becomePersona, type Persona, type Starts } from './persona.ts';
import { hangs } from './waiting.ts';
import { watchContext } from './watch-context.ts';

export interface Step {
  readonly number: number;
  readonly address: string;
  readonly width: number;
  readonly words: string;
}

export interface Fault {
  readonly what: string;
  readonly step: Step;
  readonly page: Page;
}

export interface Outing {
  readonly browser: Browser;
  readonly base: string;
  readonly seed: number;
  readonly number: number;
  readonly steps: number;
  readonly persona: Persona;
  readonly starts: Starts;
  readonly chooser: Chooser;
  readonly onStep: (step: Step) => void;
  readonly onFault: (fault: Fault) => Promise<void>;
  readonly isOver: () => boolean;
}

const phone = [{ width: 390, height: 844 }] as const;
const desk = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** One person's way through the shop, in a fresh browser. */
export async function walk(outing: Outing): Promise<void> {
  const chance = chances(outing.seed, outing.number);
  const isPhone = chance.in100(40);
  const context = await outing.browser.newContext({
    baseURL: outing.base,
    viewport: chance.pick(isPhone ? phone : desk),
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: chance.in100(70) ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Animations never rest, and cover their neighbours on the way.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  try {
    await context.addInitScript(observe);
    await becomePersona(context, outing.persona, outing.number);
    await takeSteps(context, outing, isPhone ? phone : desk);
  } finally {
    await context.close();
  }
}

/** The office is visited place by place; in the shop chance decides. */
function firstAddress({ persona, number }: Outing, starts: readonly string[], chance: Chances): string {
  const inTurn = starts[Math.floor(number / 2) % starts.length];
  return persona === 'owner' && inTurn !== undefined ? inTurn : chance.pick(starts);
}

async function takeSteps(
  context: BrowserContext,
  outing: Outing,
  sizes: typeof phone | typeof desk,
): Promise<void> {
  const { chooser, onStep, onFault } = outing;
  const starts = {
    shopper: outing.starts.shop,
    customer: outing.starts.account,
    owner: outing.starts.office,
  }[outing.persona];
  const watch = await watchContext(context, new URL(outing.base).origin);
  // Without one, the browser's own question for a passkey stays open over the page, and takes every press.
  context.on('page', (opened) => {
    addVirtualKey(opened).catch((error: unknown) => {
      if (!opened.isClosed()) throw error;
    });
  });
  let page = await context.newPage();
  for (let number = 0; number < outing.steps && !outing.isOver(); number += 1) {
    // Separate for each step: a difference in one step does not change all that follow.
    const chance = chances(outing.seed, outing.number, number + 1);
    const before = page.url();
    const width = () => page.viewportSize()?.width ?? 0;
    let step: Step | null = null;
    try {
      const outside = watch.outside();
      const act =
        number === 0
          ? await goTo(page, firstAddress(outing, starts, chance))
          : await move({ page, chance, chooser, starts, sizes });
      step = { number, address: before, width: width(), words: act.words };
      onStep(step);
      const faults = act.refused === null ? [] : [act.refused];
      const isPress = act.mustAnswer && act.refused === null;
      if (isPress && !(await isAnswered(page, before, () => watch.outside() > outside)))
        faults.push('a press does nothing');

      const newest = context.pages().at(-1);
      if (newest !== undefined && newest !== page) {
        // The person continues in the new tab, and forgets the other; one for another host stays empty.
        const isShop = newest.url().startsWith(outing.base);
        await (isShop ? page : newest).close();
        if (isShop) page = newest;
        await page.waitForLoadState('domcontentloaded');
      }
      if (await hangs(page)) {
        await onFault({ what: 'the page hangs', step, page });
        return;
      }
      const isNew = chooser.meet(page.url(), step.width) === 1;
      faults.push(...(await (isNew ? judgeWholePage : judgePage)(page, watch.isBusy)));
      faults.push(...(await judgeWatched(page, watch.take(), watch.isBusy)));
      for (const what of new Set(faults)) await onFault({ what, step, page });
    } catch (error) {
      // A page that does not load, or goes away meanwhile. The other outings still follow.
      const why = error instanceof Error ? error.message : String(error);
      if (step === null) {
        step = { number, address: before, width: width(), words: 'a step that failed' };
        onStep(step);
      }
      await onFault({ what: `the walk ends early: ${why.split('\n', 1)[0]}`, step, page });
      return;
    }
  }
}
