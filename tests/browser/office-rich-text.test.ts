import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';

interface StaffPiece {
  readonly version: number;
  readonly texts: { readonly descriptions: readonly string[]; readonly storyShop: string | null };
}

const read = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/admin/pieces/${id}`)).json()) as StaffPiece;

const editor = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

/** A piece of its own with this story, and its form with the texts opened. */
async function openTexts(page: Page, story: string): Promise<string> {
  await logInToOffice(page);
  const { _id: id } = await claimPiece(page);
  const { version, texts } = await read(page, id);
  const data = { version, texts: { ...texts, storyShop: story } };
  const answer = await page.request.patch(`/api/admin/pieces/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`/admin/pieces/${id}`);
  await page.getByRole('button', { name: /^Texte/ }).click();
  await expect(editor(page, 'Geschichte des Stücks')).toBeVisible();
  return id;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
}

/** What another program has put on the clipboard. */
const paste = (field: Locator, kind: 'text/plain' | 'text/html', content: string) =>
  field.evaluate(
    (target, [type, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, data);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [kind, content] as const,
  );

test(
  'the texts open also where the shortest timers come before the page has been painted',
  { tag: '@night' },
  async ({ page }) => {
    // The editor gives up an instance that has no effects after a millisecond; on busy machines that comes first.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, ms?: number, ...given: unknown[]) => {
        if (ms !== 1) return later(act, ms, ...given);
        queueMicrotask(act);
        return 0;
      }) as typeof window.setTimeout;
    });
    await logInToOffice(page);
    for (const place of ['dashboard-texts/de', 'page-texts/about-us.de', 'dashboard-texts/de']) {
      await page.goto(`/admin/${place}`);
      await expect(page.getByRole('main').locator('.tiptap').first()).toBeVisible();
      await expect(page.getByText('Etwas ist schiefgegangen')).toHaveCount(0);
    }
  },
);

test(
  'a blank line typed in a description is a paragraph on the page, and nobody sees a tag',
  { tag: '@night' },
  async ({ page }) => {
    const id = await openTexts(page, 'Stand in Rostock.');
    const field = editor(page, 'Beschreibung 1');
    await field.fill('');
    await field.pressSequentially('Aus Teak.');
    await field.press('Enter');
    await field.press('Enter');
    await field.pressSequentially('Mit Schiebetüren.');
    await expect(field).not.toContainText('<');
    await save(page);
    expect((await read(page, id)).texts.descriptions[0]).toBe('<p>Aus Teak.</p><p>Mit Schiebetüren.</p>');
    const address = await page.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.locator('.prose p').getByText('Mit Schiebetüren.', { exact: true })).toBeAttached();
  },
);

test(
  'plain lines that were saved before are paragraphs, on the page and in the editor',
  { tag: '@night' },
  async ({ page }) => {
    const id = await openTexts(page, 'Aus einer Praxis.\n\nDann in Aarhus & Odense.');
    await expect(editor(page, 'Geschichte des Stücks').locator('p')).toHaveText([
      'Aus einer Praxis.',
      'Dann in Aarhus & Odense.',
    ]);
    expect((await read(page, id)).texts.storyShop).toBe(
      '<p>Aus einer Praxis.</p><p>Dann in Aarhus &amp; Odense.</p>',
    );
  },
);

test('all descriptions of a piece are in its form, and others can be added and removed', async ({ page }) => {
  await logInToOffice(page);
  const { _id: id } = await claimPiece(page);
  const { version, texts } = await read(page, id);
  const descriptions = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map((text) => `<p>${text}</p>`);
  const data = { version, texts: { ...texts, descriptions } };
  const answer = await page.request.patch(`/api/admin/pieces/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`/admin/pieces/${id}`);
  await page.getByRole('button', { name: /^Texte/ }).click();
  await expect(editor(page, 'Beschreibung 5')).toHaveText('Fünf');
  await page.getByRole('button', { name: 'Beschreibung 4 entfernen' }).click();
  await expect(editor(page, 'Beschreibung 4')).toHaveText('Fünf');
  await expect(editor(page, 'Beschreibung 5')).toHaveCount(0);
  await page.getByRole('button', { name: 'Weitere Beschreibung' }).click();
  await editor(page, 'Beschreibung 5').fill('Sechs');
  await expectNoAxeViolations(page, 'office, piece with five descriptions');
  await save(page);
  expect((await read(page, id)).texts.descriptions).toEqual(
    ['Eins', 'Zwei', 'Drei', 'Fünf', 'Sechs'].map((text) => `<p>${text}</p>`),
  );
});

/** Each thing that a text of the shop may contain. */
const everything = [
  '<h2>Widerruf {#widerruf}</h2><h3>Fristen</h3><h4>Im Einzelnen</h4>',
  '<p><strong>fett</strong> <em>kursiv</em> <u>unten</u> <s>weg</s> <small>klein</small> m<sup>2</sup> H<sub>2</sub>O<br>neu</p>',
  '<p><a href="/versand" rel="noopener">Versand</a>, <a href="mailto:{email}" rel="noopener">Post</a>, ',
  '<a href="tel:{phoneLink}" rel="noopener">Ruf</a>, <a href="https://wmk.example/" rel="noopener">mehr</a></p>',
  '<ul><li>eins</li><li>zwei<ul><li>darunter</li></ul></li></ul><ol><li>erstens</li></ol>',
  '<blockquote><p>Zitat</p></blockquote><hr>',
  '<table><thead><tr><th>Ort</th><th>Preis</th></tr></thead><tbody><tr><th scope="row">Mitte</th><td>42,50 €</td></tr></tbody></table>',
].join('');

test(
  'everything that a text may contain survives being opened, changed and saved',
  { tag: '@night' },
  async ({ page }) => {
    const id = await openTexts(page, `${everything}<p>Ende</p>`);
    const { storyShop: before } = (await read(page, id)).texts;
    const field = editor(page, 'Geschichte des Stücks');
    await field.getByText('Ende', { exact: true }).click();
    await field.press('End');
    await field.pressSequentially(' gut');
    await save(page);
    expect((await read(page, id)).texts.storyShop).toBe(before?.replace('>Ende<', '>Ende gut<'));
  },
);

test('text from Word, from web pages and from notes is cleaned when it is pasted', async ({ page }) => {
  const id = await openTexts(page, 'Ersetzt.');
  const field = editor(page, 'Geschichte des Stücks');
  await field.fill('');
  await paste(
    field,
    'text/html',
    `<html><head><style>p.MsoNormal { color: red }</style></head><body><h1 class="x">Titel</h1>
     <p class="MsoNormal" style="margin: 0"><span style="font-family: Arial">Ein <b>Regal</b>, <span style="font-weight:700">selten</span><o:p></o:p></span></p>
     <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;&nbsp;</span>Teak</p>
     <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;&nbsp;</span>Messing</p>
     <img src="x:/y.png"><script>alert(1)</script></body></html>`,
  );
  await expect(field.locator('h2')).toHaveText('Titel');
  await expect(field.locator('li')).toHaveText(['Teak', 'Messing']);
  await save(page);
  expect((await read(page, id)).texts.storyShop).toBe(
    '<h2>Titel</h2><p>Ein <strong>Regal</strong>, <strong>selten</strong></p><ul><li>Teak</li><li>Messing</li></ul>',
  );
  await field.press('ControlOrMeta+a');
  await paste(field, 'text/plain', 'Erste Zeile\nzweite Zeile\n\nNeuer Absatz & < 60 cm');
  await expect(field.locator('p')).toHaveText(['Erste Zeilezweite Zeile', 'Neuer Absatz & < 60 cm']);
  // Links of others: to what is not secure they lead securely, and of those that lead nowhere the words stay.
  await field.press('ControlOrMeta+a');
  await paste(
    field,
    'text/html',
    `<p><a href="http://wmk.example/a">eins</a>, <a href="www.wmk.example">zwei</a>, <a href="tel:+49 30 1">drei</a>,
     <a href="file:///C:/Preise.docx">vier</a></p>`,
  );
  await expect(page.getByText(/^Ohne Link eingefügt.*: file:\/\/\/C:\/Preise\.docx\./)).toBeVisible();
  await expectNoAxeViolations(page);
  await save(page);
  const link = (href: string, words: string) => `<a href="${href}" rel="noopener">${words}</a>`;
  expect((await read(page, id)).texts.storyShop).toBe(
    `<p>${link('https://wmk.example/a', 'eins')}, ${link('https://www.wmk.example', 'zwei')}, ${link('tel:+49301', 'drei')}, vier</p>`,
  );
});

test(
  'the tools of the editor work by keyboard and have German names; a link is judged before it is set',
  { tag: '@night' },
  async ({ page }) => {
    const id = await openTexts(page, 'Ein Stuhl');
    const field = editor(page, 'Geschichte des Stücks');
    await field.press('ControlOrMeta+a');
    await field.press('Shift+Tab');
    const tools = page.getByRole('toolbar', { name: 'Formatierung: Geschichte des Stücks' });
    await expect(tools.getByRole('button', { name: 'Überschrift' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Fett' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tools.getByRole('button', { name: 'Fett' })).toHaveAttribute('aria-pressed', 'true');
    await tools.getByRole('button', { name: 'Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Adresse').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText(/^Bitte geben Sie eine Adresse an/)).toBeVisible();
    await dialog.getByLabel('Adresse').fill('www.wmk.example/stuhl');
    await dialog.getByLabel('Adresse').press('Enter');
    await expect(dialog).toHaveCount(0);
    // Its name floats beside the button below the pointer.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectNoAxeViolations(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBeside(page);
    }
    await save(page);
    expect((await read(page, id)).texts.storyShop).toBe(
      '<p><a href="https://www.wmk.example/stuhl" rel="noopener"><strong>Ein Stuhl</strong></a></p>',
    );
  },
);

test(
  'an undone change is none, and an emptied page of text says so at its field',
  { tag: '@night' },
  async ({ page, inTurn }) => {
    await logInToOffice(page);
    await inTurn('page-texts');
    await page.goto('/admin/page-texts/melem.de');
    const field = editor(page, 'Text');
    await expect(field).toContainText('Melem');
    await field.press('ControlOrMeta+End');
    await field.pressSequentially('!');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    // Nothing is left to save, so the form sends what it has read, and no more.
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
    expect(sent).toEqual([{ version: expect.any(Number) }]);
    await page.reload();
    await expect(field).toContainText('Melem');
    await field.fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/\S/);
  },
);
