import type { ElementHandle, Page } from '@playwright/test';
import type { Chances } from './chances.ts';
import type { Control } from './find-controls.ts';
import { anyValue, files, goodValue } from './values.ts';

/** The action in words, and the click that must have an effect, if it was one. */
export interface Act {
  readonly words: string;
  /** Only a click that a person expects an effect of is judged by it. */
  readonly mustAnswer: boolean;
  /** Why the browser could not do it; null if it could. */
  readonly refused: string | null;
}

const patience = { timeout: 4_000 };
const brief = (text: string) =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text);

async function elementOf(page: Page, control: Control): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle((index) => window.monkeyControls?.[index] ?? null, control.index);
  return handle.asElement();
}

/** @returns whether it was done; if not, what prevented it, unless the element was gone */
async function attempt(
  element: ElementHandle<HTMLElement>,
  doIt: () => Promise<unknown>,
): Promise<{ readonly done: boolean; readonly refused: string | null }> {
  try {
    await doIt();
    return { done: true, refused: null };
  } catch (error) {
    // An overlay that closes slowly on a busy machine is gone at the second try; a permanent one is still there.
    const over =
      whatLiesOver(error) === null
        ? null
        : await element.click({ ...patience, trial: true }).then(nothing, whatLiesOver);
    // The page navigated, the list was re-rendered, or a dialog has opened: then nobody could click it.
    const isThere = await element.evaluate(stillOpen).catch(() => false);
    return {
      done: false,
      refused: isThere && over !== null ? `cannot be pressed, ${over} lies over it` : null,
    };
  }
}

const nothing = (): null => null;

/** The element that a click would have hit instead. */
function whatLiesOver(error: unknown): string | null {
  const why = error instanceof Error ? error.message : String(error);
  return /(<[^\n]*>) (?:from [^\n]*)?intercepts pointer events/.exec(why)?.[1]?.slice(0, 100) ?? null;
}

/** Runs in the page, so it uses nothing from outside. */
function stillOpen(element: HTMLElement): boolean {
  // An open menu or list closes with a click outside it, and covered elements can be clicked then.
  const menus = '[popover=auto]:popover-open,[popover=""]:popover-open,.MuiAutocomplete-popper';
  const boxes = document.querySelectorAll('[role=combobox][aria-expanded=true][aria-controls]');
  const lists = [...boxes].map((box) => document.getElementById(box.getAttribute('aria-controls') ?? ''));
  const dialogs = document.querySelectorAll(`dialog[open],[role=dialog],[aria-modal=true],${menus}`);
  const isBehind = [...dialogs, ...lists].some(
    (over) => over?.checkVisibility() === true && !over.contains(element),
  );
  return (
    element.isConnected &&
    element.checkVisibility() &&
    !isBehind &&
    element.closest('[aria-hidden=true]') === null
  );
}

/** Counts changes from here on. Two frames later a page has reported that it was scrolled. */
const begin = (element: Element): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.monkeyObserver?.begin(element);
        resolve();
      }),
    ),
  );

/** Clicks, types into, or chooses from a control, with good or bad values. */
export async function useControl(
  page: Page,
  control: Control,
  chance: Chances,
  onlyGood = false,
): Promise<Act> {
  const element = await elementOf(page, control);
  const what = `${control.role} „${control.name}“`;
  if (element === null) return { words: `${what} is gone`, mustAnswer: false, refused: null };
  const act = async (words: string, doIt: () => Promise<unknown>, mustAnswer = false): Promise<Act> => {
    // Scrolling to it is no effect of the click.
    await element.scrollIntoViewIfNeeded(patience).catch(() => undefined);
    await element.evaluate(begin).catch(() => undefined);
    const { done, refused } = await attempt(element, doIt);
    return { words: `${words} ${what}`, mustAnswer: mustAnswer && done, refused };
  };
  switch (control.kind) {
    case 'press': {
      // A link to the current page has no effect.
      const leadsHere = control.href !== null && new URL(control.href).href === page.url();
      return act(
        'press',
        () => element.click(patience),
        !leadsHere && !control.chosen && !control.href?.includes('#'),
      );
    }
    case 'tick':
      // Checkboxes are often painted by their labels.
      return act('tick', () => element.click(patience));
    case 'select': {
      const options = await element.evaluate((one) =>
        [...(one as HTMLSelectElement).options]
          .filter((option) => !option.disabled)
          .map((option) => option.value),
      );
      if (options.length === 0) return { words: `${what} has no choice`, mustAnswer: false, refused: null };
      const value = chance.pick(options);
      return act(`choose ${brief(value)} of`, () => element.selectOption(value, patience));
    }
    case 'file': {
      const file = chance.pick(files);
      return act(`give ${file.name} to`, () => element.setInputFiles({ ...file }, patience));
    }
    case 'type': {
      const value = onlyGood ? goodValue(control, chance) : anyValue(control, chance);
      const after = onlyGood ? null : chance.pick(['Enter', 'Tab', null, null]);
      return act(`type ${brief(value)}${after === null ? '' : ` and ${after}`} into`, async () => {
        await element.fill(value, patience);
        if (after !== null) await element.press(after, patience);
      });
    }
  }
}

/** Fills in empty fields like a person who wants to get on, and sends the form. */
export async function fillForm(
  page: Page,
  controls: readonly Control[],
  chance: Chances,
): Promise<Act | null> {
  const area = controls.some((control) => control.area === 'dialog') ? 'dialog' : 'main';
  const fields = controls.filter((one) => one.area === area && one.inputType !== 'search');
  const send = fields.findLast((one) => one.submits);
  if (send === undefined) return null;
  const words: string[] = [];
  for (const field of fields.slice(0, 40)) {
    const isWanted =
      field.kind === 'type' || (field.kind === 'tick' && field.required && field.inputType === 'checkbox');
    if (!isWanted) continue;
    const element = await elementOf(page, field);
    const isDone = await element
      ?.evaluate(
        (one) =>
          (one as HTMLInputElement).checked ||
          ((one as HTMLInputElement).value !== '' && (one as HTMLInputElement).type !== 'checkbox'),
      )
      .catch(() => true);
    if (isDone !== true) words.push((await useControl(page, field, chance, true)).words);
  }
  const sent = await useControl(page, send, chance);
  return { ...sent, words: [...words, sent.words].join('; ') };
}

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'End',
  'Home',
  'PageDown',
];

export async function pressKeys(page: Page, chance: Chances): Promise<Act> {
  const pressed = Array.from({ length: 1 + Math.floor(chance.next() * 4) }, () => chance.pick(keys));
  for (const key of pressed) await page.keyboard.press(key);
  return { words: `keys ${pressed.join(' ')}`, mustAnswer: false, refused: null };
}
