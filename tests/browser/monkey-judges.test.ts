import type { Page } from '@playwright/test';
import { useControl } from '../monkey/act.ts';
import { chances } from '../monkey/chances.ts';
import { createChooser } from '../monkey/choose.ts';
import { findControls } from '../monkey/find-controls.ts';
import { isAnswered, judgePage, judgeWatched, judgeWholePage } from '../monkey/judge.ts';
import { observe } from '../monkey/observe.ts';
import { hangs } from '../monkey/waiting.ts';
import { walk } from '../monkey/walk.ts';
import { watchContext } from '../monkey/watch-context.ts';
import { expect, test } from './fixtures.ts';

// What the monkey calls a fault is planted here, beside what looks like one and is right.

const shopPage = (body: string) =>
  `<!doctype html><html lang="de"><link rel="icon" href="data:,"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="margin:0;font:16px sans-serif"><main>${body}</main>`;

async function show(page: Page, body: string): Promise<void> {
  await page.addInitScript(observe);
  // Not `setContent`, which takes the page's listeners away.
  await page.route('/planted', (route) => route.fulfill({ contentType: 'text/html', body: shopPage(body) }));
  await page.goto('/planted');
}

const words = '<h1>Ein Stuhl aus Teakholz</h1><p>Um 1960, aus Dänemark, 120,00 €.</p>';

const faulty: readonly (readonly [string, string, RegExp])[] = [
  ['nothing at all', '', /^blank page/],
  ['text that nobody sees', `<div style="visibility:hidden">${words}</div>`, /^blank page/],
  ['too wide a box', `${words}<div style="width:3000px">breit</div>`, /^scrolls sideways by/],
  ['a word that does not break', `${words}<p>${'x'.repeat(400)}</p>`, /^scrolls sideways by/],
  [
    'a price over a title',
    `${words}<div style="position:relative"><b>Kommode aus Eiche</b><i style="position:absolute;left:20px;top:2px">450,00 €</i></div>`,
    /^text over text: .*Kommode.*450/,
  ],
  [
    'a line that a negative margin pulls over another',
    `${words}<div>Lieferung frei Haus</div><div style="margin-top:-16px">nur in Berlin</div>`,
    /^text over text/,
  ],
  ['undefined', `${words}<p>Holz: undefined</p>`, /^code in a text: undefined/],
  ['null', `${words}<p>null €</p>`, /^code in a text: null/],
  ['NaN', `${words}<p>NaN €</p>`, /^code in a text: NaN/],
  ['an object', `${words}<p>[object Object]</p>`, /^code in a text: an object/],
  ['an invalid date', `${words}<p>Invalid Date</p>`, /^code in a text: an invalid date/],
  ['JSON', `${words}<p>{"price":1200}</p>`, /^code in a text: JSON/],
  ['a key of a text', `${words}<p>ra.action.save</p>`, /^code in a text: a key/],
  ['a place for a value', `${words}<p>Noch %{count} Stück</p>`, /^code in a text: a place/],
  ['an escaped sign', `${words}<p>Tisch &amp;amp; Stuhl</p>`, /^code in a text: markup/],
];

for (const [what, body, fault] of faulty) {
  test(`the monkey sees ${what}`, async ({ page }) => {
    await show(page, body);
    expect(await judgePage(page)).toContainEqual(expect.stringMatching(fault));
  });
}

const sound: readonly (readonly [string, string])[] = [
  ['plain text', words],
  ['a word of German that is also one of programs', `${words}<p>Null Euro Versand, also null Sorgen.</p>`],
  [
    'a text for screen readers alone',
    `${words}<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;top:4px;left:4px">Zum Inhalt</span>`,
  ],
  [
    'lines set tightly',
    `<h1 style="line-height:1;width:120px">Ein Stuhl aus Teakholz</h1><p style="line-height:1">Um 1960</p>`,
  ],
  [
    'what a bar with a background covers',
    `<div style="position:fixed;top:0;left:0;right:0;height:60px;background:#fff">Warenkorb und Suche</div>${words}`,
  ],
  [
    'what lies behind an open dialog',
    `${words}<dialog style="top:0;left:0;margin:0">Ihr Warenkorb ist leer</dialog><script>document.querySelector('dialog').showModal()</script>`,
  ],
  ['what is faded out', `${words}<p style="position:absolute;top:8px;opacity:0">Gespeichert</p>`],
  [
    'a row that scrolls in itself',
    `${words}<div style="overflow-x:auto"><div style="width:3000px">breit</div></div>`,
  ],
];

for (const [what, body] of sound) {
  test(`the monkey lets ${what} be`, async ({ page }) => {
    await show(page, body);
    expect(await judgePage(page)).toEqual([]);
  });
}

test('the monkey looks below what is in sight', async ({ page }) => {
  await show(
    page,
    `${words}<div style="height:3000px"></div><div>Lieferung frei Haus</div><div style="margin-top:-16px">nur in Berlin</div>`,
  );
  expect(await judgePage(page)).toEqual([]);
  expect(await judgeWholePage(page)).toContainEqual(expect.stringMatching(/^text over text/));
});

/** Presses the only button. @returns whether it was answered */
async function press(page: Page, button: string): Promise<boolean> {
  await show(page, `${words}${button}`);
  const before = page.url();
  const control = (await page.evaluate(findControls))[0];
  if (control === undefined) throw new Error('there is nothing to press');
  expect(await useControl(page, control, chances(1))).toMatchObject({ mustAnswer: true, refused: null });
  return isAnswered(page, before, () => false);
}

test('the monkey sees a button that does nothing, however it looks when pressed', async ({ page }) => {
  expect(await press(page, '<button>Kaufen</button>')).toBe(false);
  expect(await press(page, '<button onclick="this.classList.toggle(\'an\')">Kaufen</button>')).toBe(false);
  expect(await press(page, '<a href="javascript:void 0">Kaufen</a>')).toBe(false);
});

test('the monkey takes a change, a request, a way on or another focus as an answer', async ({ page }) => {
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
});

test('the monkey expects nothing of a press on what is chosen already', async ({ page }) => {
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
});

test('the monkey presses neither what is disabled, hidden or covered, nor what lies behind a dialog', async ({
  page,
}) => {
  await show(
    page,
    `${words}<button disabled>aus</button><button style="visibility:hidden">weg</button>` +
      '<div style="position:relative"><button>zu</button><div style="position:absolute;inset:0;background:#fff">Bild</div></div>' +
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
});

const presses = async (page: Page, name: string) => {
  const control = (await page.evaluate(findControls)).find((one) => one.name === name);
  if (control === undefined) throw new Error(`${name} is not there`);
  return useControl(page, control, chances(1));
};

test('the monkey sees what lies over a button, but not that an open menu does', async ({ page }) => {
  const below = '<div style="height:2000px"></div><button>Abonnieren</button>';
  const over = 'style="position:fixed;inset:0;width:auto;height:auto;background:#fff"';
  await show(page, `${words}${below}<div ${over}>Angebot der Woche</div>`);
  expect((await presses(page, 'Abonnieren')).refused).toContain('lies over it');

  await show(page, `${words}${below}<div popover id="menu" ${over}>Vintage</div>`);
  await page.evaluate(() => document.getElementById('menu')?.showPopover());
  expect((await presses(page, 'Abonnieren')).refused).toBeNull();

  await show(page, `${words}${below}<div class="MuiAutocomplete-popper" ${over}>Nichts gefunden</div>`);
  expect((await presses(page, 'Abonnieren')).refused).toBeNull();

  // A note that no press beside it closes is in the way for good.
  await show(page, `${words}${below}<div popover="manual" id="menu" ${over}>Gespeichert</div>`);
  await page.evaluate(() => document.getElementById('menu')?.showPopover());
  expect((await presses(page, 'Abonnieren')).refused).toContain('lies over it');
});

test('the monkey sees thrown errors, and error answers that the page does not explain', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allowError('geplant');
  watch.allowStatus(404, '/api/products/gibt-es-nicht');
  const watched = await watchContext(context, new URL(baseURL ?? '').origin);
  await page.goto('/impressum');
  const ask = () => page.evaluate(async () => (await fetch('/api/products/gibt-es-nicht')).status);

  expect(await ask()).toBe(404);
  expect(await judgeWatched(page, watched.take())).toEqual([
    '404 GET /api/products/gibt-es-nicht, and the page says nothing',
  ]);
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p role="alert">Das Stück gibt es nicht.</p>'),
  );
  expect(await ask()).toBe(404);
  expect(await judgeWatched(page, watched.take())).toEqual([]);

  await page.evaluate(() => document.querySelector('main [role=alert]')?.remove());
  await judgeWatched(page, watched.take());
  expect(await ask()).toBe(404);
  await page.evaluate(
    () =>
      void setTimeout(
        () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="alert">Spät</p>'),
        1_500,
      ),
  );
  expect(await judgeWatched(page, watched.take())).toEqual([]);

  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new Error('geplant')));
  await thrown;
  await expect
    .poll(async () => judgeWatched(page, watched.take()))
    .toContainEqual(expect.stringContaining('geplant'));
});

test('the monkey blames no page for a transition that came too late to be given to it', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allowError('InvalidStateError');
  const watched = await watchContext(context, new URL(baseURL ?? '').origin);
  await page.goto('/impressum');
  const faults: string[] = [];
  // In turn, so that the second tells when the first has been judged.
  for (const why of ['Page already revealed', 'ViewTransition opt-in disabled']) {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate((reason) => {
      const text = `Transition was aborted because of invalid state. ${reason}`;
      void Promise.reject(new DOMException(text, 'InvalidStateError'));
    }, why);
    await thrown;
  }
  await expect
    .poll(async () => faults.push(...(await judgeWatched(page, watched.take()))))
    .toBeGreaterThan(0);
  expect(faults).toEqual([expect.stringContaining('opt-in disabled')]);
});

test('the monkey takes the login for the answer to what is refused when a login has ended', async ({
  page,
}) => {
  const refused = {
    ...{ errors: [], outside: 0 },
    badAnswers: [{ status: 401, what: 'GET /api/admin/orders', isPage: false }],
  };
  await show(page, words);
  expect(await judgeWatched(page, refused)).toEqual(['401 GET /api/admin/orders, and the page says nothing']);
  await page.route('/admin/login', (route) =>
    route.fulfill({ contentType: 'text/html', body: shopPage(words) }),
  );
  await page.goto('/admin/login');
  expect(await judgeWatched(page, refused)).toEqual([]);
});

test('the monkey sees a page that hangs', async ({ page }) => {
  await show(page, words);
  expect(await hangs(page)).toBe(false);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        const end = Date.now() + 15_000;
        while (Date.now() < end);
      }),
  );
  expect(await hangs(page)).toBe(true);
});

test('the monkey tells of a page that does not come, and its walk ends there', async ({
  browser,
  baseURL,
}) => {
  const told: string[] = [];
  let steps = 0;
  await walk({
    ...{ browser, base: baseURL ?? '', seed: 1, number: 0, persona: 'shopper', steps: 3 },
    ...{ chooser: createChooser(), isOver: () => false, onStep: () => (steps += 1) },
    // Nothing but the shop can be reached.
    starts: { shop: ['http://127.0.0.1:9/'], account: [], office: [] },
    async onFault({ what }) {
      told.push(what);
    },
  });
  expect(told).toEqual([expect.stringMatching(/^the walk ends early: .*ERR_/)]);
  expect(steps).toBe(1);
});

test('the monkey stays where it is when its keys lead to another host', async ({
  page,
  context,
  baseURL,
}) => {
  await watchContext(context, new URL(baseURL ?? '').origin);
  await show(page, `${words}<a href="http://127.0.0.1:9/">anderswo</a>`);
  const asked = page.waitForRequest('http://127.0.0.1:9/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await (await asked).response();
  expect(page.url()).toBe(new URL('/planted', baseURL).href);
  expect(await judgePage(page)).toEqual([]);
});

test('the monkey does not press what waits above the page for the keyboard, however far it has scrolled', async ({
  page,
}) => {
  await show(
    page,
    `<a href="#da" style="position:fixed;top:0;transform:translateY(-200%)">Zum Inhalt</a>${words}<div style="height:3000px"></div><button>da</button>`,
  );
  await page.evaluate(() => window.scrollTo(0, 2_000));
  expect((await page.evaluate(findControls)).map(({ name }) => name)).toEqual(['da']);
});
