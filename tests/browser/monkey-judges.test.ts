import { createChooser } from '../monkey/choose.ts';
import { judgePage, judgeWatched, judgeWholePage } from '../monkey/judge.ts';
import { hangs } from '../monkey/waiting.ts';
import { walk } from '../monkey/walk.ts';
import { watchContext } from '../monkey/watch-context.ts';
import { expect, test } from './fixtures.ts';
import { shopPage, show, words } from './planted-page.ts';

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
  test(`the monkey sees ${what}`, { tag: ['@night', '@phone'] }, async ({ page }) => {
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
  [
    'a screen that is still loading below a message',
    `<p role="status">Erledigt.</p><script>setTimeout(() => document.body.append(${JSON.stringify(words)}), 1500)</script>`,
  ],
  ['what is faded out', `${words}<p style="position:absolute;top:8px;opacity:0">Gespeichert</p>`],
  [
    'a row that scrolls in itself',
    `${words}<div style="overflow-x:auto"><div style="width:3000px">breit</div></div>`,
  ],
];

for (const [what, body] of sound) {
  test(`the monkey lets ${what} be`, { tag: ['@night', '@phone'] }, async ({ page }) => {
    await show(page, body);
    expect(await judgePage(page)).toEqual([]);
  });
}

test(
  'the monkey lets staff read the names of placeholders, but visitors none',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await show(page, `${words}<p>Platzhalter wie {firm}</p>`, '/admin/planted');
    expect(await judgePage(page)).toEqual([]);
    const fault = [expect.stringMatching(/^code in a text: a place for a value/)];
    await show(page, `${words}<p>Platzhalter wie {total}</p>`, '/admin/planted-too');
    expect(await judgePage(page)).toEqual(fault);
    await show(page, `${words}<p>Anbieter: {firm}</p>`);
    expect(await judgePage(page)).toEqual(fault);
  },
);

test('the monkey looks below the visible part', { tag: ['@night', '@phone'] }, async ({ page }) => {
  await show(
    page,
    `${words}<div style="height:3000px"></div><div>Lieferung frei Haus</div><div style="margin-top:-16px">nur in Berlin</div>`,
  );
  expect(await judgePage(page)).toEqual([]);
  expect(await judgeWholePage(page)).toContainEqual(expect.stringMatching(/^text over text/));
});

test(
  'the monkey sees thrown errors, and error answers that the page does not explain',
  { tag: ['@night', '@phone'] },
  async ({ page, context, baseURL, watch }) => {
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
  },
);

test(
  'the monkey blames no page for a transition that came too late to be given to it',
  { tag: ['@night', '@phone'] },
  async ({ page, context, baseURL, watch }) => {
    watch.allowError('InvalidStateError');
    const watched = await watchContext(context, new URL(baseURL ?? '').origin);
    await page.goto('/impressum');
    const faults: string[] = [];
    // In turn, so that the second one shows that the first has been checked.
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
  },
);

test(
  'the monkey accepts the login as the explanation for refusals after a login has ended',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    const refused = {
      errors: [],
      outside: 0,
      badAnswers: [{ status: 401, what: 'GET /api/admin/orders', isPage: false }],
    };
    await show(page, words);
    expect(await judgeWatched(page, refused)).toEqual([
      '401 GET /api/admin/orders, and the page says nothing',
    ]);
    await page.route('/admin/login', (route) =>
      route.fulfill({ contentType: 'text/html', body: shopPage(words) }),
    );
    await page.goto('/admin/login');
    expect(await judgeWatched(page, refused)).toEqual([]);
  },
);

test(
  'the monkey notices scripts that a frame may not run, and causes no such errors itself',
  { tag: ['@night', '@phone'] },
  async ({ page, context, baseURL, watch }) => {
    watch.allowError('Blocked script execution');
    const watched = await watchContext(context, new URL(baseURL ?? '').origin);
    const frame = page.locator('iframe');
    const fill = (html: string) =>
      frame.evaluate((one: HTMLIFrameElement, text) => (one.srcdoc = text), html);
    await show(page, `${words}<iframe title="Vorschau" sandbox="allow-same-origin"></iframe>`);
    // From outside: a locator in the frame runs scripts in it, and is refused like any other.
    const text = () => frame.evaluate((one: HTMLIFrameElement) => one.contentDocument?.body?.textContent);
    await fill('<a href="#da">Da</a><a href="#dort">Dort</a>');
    await expect.poll(text).toBe('DaDort');
    await frame.evaluate((one: HTMLIFrameElement) => one.contentDocument?.querySelector('a')?.focus());
    await page.keyboard.press('Tab');
    await fill('<p>Neu</p>');
    await expect.poll(text).toBe('Neu');
    expect(await judgePage(page)).toEqual([]);
    expect(watched.take().errors).toEqual([]);

    await fill('<p>Neu</p><script>1</script>');
    await expect.poll(() => watched.take().errors).toEqual([expect.stringContaining('Blocked script')]);
  },
);

test('the monkey sees a page that hangs', { tag: ['@night', '@phone'] }, async ({ page }) => {
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

test(
  'the monkey tells of a page that does not come, and its walk ends there',
  { tag: ['@night', '@phone'] },
  async ({ browser, baseURL }) => {
    const told: string[] = [];
    let steps = 0;
    await walk({
      browser,
      base: baseURL ?? '',
      seed: 1,
      number: 0,
      persona: 'shopper',
      steps: 3,
      chooser: createChooser(),
      isOver: () => false,
      onStep: () => (steps += 1),
      // Nothing but the shop can be reached.
      starts: { shop: ['http://127.0.0.1:9/'], account: [], office: [] },
      async onFault({ what }) {
        told.push(what);
      },
    });
    expect(told).toEqual([expect.stringMatching(/^the walk ends early: .*ERR_/)]);
    expect(steps).toBe(1);
  },
);
