import type { Page } from '@playwright/test';
import { useControl } from '../monkey/act.ts';
import { chances } from '../monkey/chances.ts';
import { findControls } from '../monkey/find-controls.ts';
import { isAnswered, judgePage } from '../monkey/judge.ts';
import { watchContext } from '../monkey/watch-context.ts';
import { expect, test } from './fixtures.ts';
import { shopPage, show, words } from './planted-page.ts';

/** Presses the only button. @returns whether it was answered */
async function press(page: Page, button: string): Promise<boolean> {
  await show(page, `${words}${button}`);
  const before = page.url();
  const control = (await page.evaluate(findControls))[0];
  if (control === undefined) throw new Error('there is nothing to press');
  expect(await useControl(page, control, chances(1))).toMatchObject({ mustAnswer: true, refused: null });
  return isAnswered(page, before, () => false);
}

test(
  'the monkey sees a button that does nothing, however it looks when pressed',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    expect(await press(page, '<button>Kaufen</button>')).toBe(false);
    expect(await press(page, '<button onclick="this.classList.toggle(\'an\')">Kaufen</button>')).toBe(false);
    expect(await press(page, '<a href="javascript:void 0">Kaufen</a>')).toBe(false);
  },
);

test(
  'the monkey takes a change, a request, a way on or another focus as an answer',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    for (const button of [
      "<button onclick=\"document.querySelector('h1').textContent='Danke'\">Kaufen</button>",
      "<button onclick=\"this.setAttribute('aria-pressed', 'true')\">Merken</button>",
      '<button onclick="fetch(\'/health/ready\')">Kaufen</button>',
      '<button onclick="location.hash=\'unten\'">Nach unten</button>',
      '<button onclick="window.scrollTo(0, 500)">Nach unten</button><div style="height:3000px"></div>',
      '<form><button>Senden</button><input required></form>',
      '<details><summary>Mehr</summary>Und noch mehr</details>',
    ]) {
      expect(await press(page, button), button).toBe(true);
    }
  },
);

test(
  'the monkey expects no effect of a click on something already chosen',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await show(
      page,
      `${words}<button role="tab" aria-selected="true">Farbe</button><div role="button" class="MuiAutocomplete-tag">Slowakei</div><div role="button">Wien</div>`,
    );
    const controls = await page.evaluate(findControls);
    expect(controls.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Farbe', true],
      ['Slowakei', true],
      ['Wien', false],
    ]);
  },
);

test(
  'the monkey clicks nothing that is disabled, hidden or covered, or behind a dialog',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await show(
      page,
      `${words}<button disabled>aus</button><button style="visibility:hidden">weg</button>` +
        '<div style="position:relative"><button>zu</button><div style="position:absolute;inset:0;background:#fff">Bild</div></div>' +
        '<a href="#da" style="position:absolute;clip-path:inset(50%)">für Tasten</a>' +
        '<div style="position:absolute;clip-path:inset(50%)"><button>für Vorleser</button></div>' +
        '<button>da</button>',
    );
    expect((await page.evaluate(findControls)).map(({ name }) => name)).toEqual(['da']);
    await page.setContent(
      shopPage(
        `${words}<button>hinten</button><dialog><button>vorn</button></dialog><script>document.querySelector('dialog').showModal()</script>`,
      ),
    );
    expect((await page.evaluate(findControls)).map(({ name, area }) => [name, area])).toEqual([
      ['vorn', 'dialog'],
    ]);
  },
);

const presses = async (page: Page, name: string) => {
  const control = (await page.evaluate(findControls)).find((one) => one.name === name);
  if (control === undefined) throw new Error(`${name} is not there`);
  return useControl(page, control, chances(1));
};

test(
  'the monkey notices what covers a button, unless it is an open menu',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    const below = '<div style="height:2000px"></div><button>Abonnieren</button>';
    const over = 'style="position:fixed;inset:0;width:auto;height:auto;background:#fff"';
    await show(page, `${words}${below}<div ${over}>Angebot der Woche</div>`);
    expect((await presses(page, 'Abonnieren')).refused).toContain('lies over it');

    await show(page, `${words}${below}<div popover id="menu" ${over}>Vintage</div>`);
    await page.evaluate(() => document.getElementById('menu')?.showPopover());
    expect((await presses(page, 'Abonnieren')).refused).toBeNull();

    await show(page, `${words}${below}<div class="MuiAutocomplete-popper" ${over}>Nichts gefunden</div>`);
    expect((await presses(page, 'Abonnieren')).refused).toBeNull();

    for (const [isOpen, answer] of [
      ['true', null],
      ['false', expect.stringContaining('lies over it')],
    ] as const) {
      const box = `<input role="combobox" aria-label="Land" aria-expanded="${isOpen}" aria-controls="menu">`;
      await show(
        page,
        `${words}${below}${box}<div id="menu" role="listbox" ${over}><p role="option">Wien</div>`,
      );
      expect((await presses(page, 'Abonnieren')).refused).toEqual(answer);
    }

    // On a busy machine a menu takes longer to fade out than a click waits for it.
    await show(page, `${words}${below}<div id="menu" ${over}>Vintage</div>`);
    await page.evaluate(() => void setTimeout(() => document.getElementById('menu')?.remove(), 5_000));
    expect((await presses(page, 'Abonnieren')).refused).toBeNull();

    // A note that no click outside closes is in the way for good.
    await show(page, `${words}${below}<div popover="manual" id="menu" ${over}>Gespeichert</div>`);
    await page.evaluate(() => document.getElementById('menu')?.showPopover());
    expect((await presses(page, 'Abonnieren')).refused).toContain('lies over it');
  },
);

test(
  'the monkey stays where it is when its keys lead to another host',
  { tag: ['@night', '@phone'] },
  async ({ page, context, baseURL }) => {
    await watchContext(context, new URL(baseURL ?? '').origin);
    await show(page, `${words}<a href="http://127.0.0.1:9/">anderswo</a>`);
    const asked = page.waitForRequest('http://127.0.0.1:9/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await (await asked).response();
    expect(page.url()).toBe(new URL('/planted', baseURL).href);
    expect(await judgePage(page)).toEqual([]);
  },
);

test(
  'the monkey does not click elements that appear above the page for the keyboard, however far it has scrolled',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await show(
      page,
      `<a href="#da" style="position:fixed;top:0;transform:translateY(-200%)">Zum Inhalt</a>${words}<div style="height:3000px"></div><button>da</button>`,
    );
    await page.evaluate(() => window.scrollTo(0, 2_000));
    expect((await page.evaluate(findControls)).map(({ name }) => name)).toEqual(['da']);
  },
);
