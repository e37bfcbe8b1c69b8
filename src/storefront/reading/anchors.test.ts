import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { idsOfFrame, withAnchors } from './anchors.server.ts';

test('a heading keeps the id that its writer has set, and the mark goes', () => {
  expect(withAnchors('<h2>§ 3 Widerrufsrecht {#widerruf}</h2><p>Text</p>')).toEqual({
    html: '<h2 id="widerruf"><span class="whitespace-nowrap">§ 3</span> Widerrufsrecht</h2><p>Text</p>',
    headings: [{ id: 'widerruf', text: '§ 3 Widerrufsrecht', level: 2 }],
  });
});

test.each([
  ['Lieferung und Versand', 'lieferung-und-versand'],
  ['Größe &amp; Gewicht', 'groesse-gewicht'],
  ['1. Wer wir <em>sind</em>', 'wer-wir-sind'],
  ['§§', 'abschnitt'],
])('%s is found under %s', (text, id) => {
  expect(withAnchors(`<h3>${text}</h3>`).headings).toMatchObject([{ id, level: 3 }]);
});

test('the same words twice are two ids, and other headings stay as they are', () => {
  const { html, headings } = withAnchors('<h2>Miete</h2><h3>Miete</h3><h4>Miete</h4>');
  expect(headings.map(({ id }) => id)).toEqual(['miete', 'miete-2']);
  expect(html).toContain('<h4>Miete</h4>');
});

test('the list of headings shows words, not markup', () => {
  expect(withAnchors('<h2>Wer&nbsp;wir <em>sind</em> &lt;3</h2>').headings[0]?.text).toBe(
    'Wer\u00a0wir sind <3',
  );
});

test.each(idsOfFrame)('no heading takes the id %s from the frame of the page', (id) => {
  const { headings } = withAnchors(`<h2>Überschrift {#${id}}</h2><h2>${id.replaceAll('-', ' ')}</h2>`);
  expect(headings.map((heading) => heading.id)).toEqual([`${id}-2`, `${id}-3`]);
});

test('every id of the frame is among them', () => {
  const files = [
    'src/server/pages/document.ts',
    ...globSync('src/storefront/components/shell/*.tsx'),
    ...globSync('src/storefront/features/search/*.tsx'),
  ];
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ id="([a-z-]+)"/g)].map(([, id]) => id),
  );
  expect(ids).toContain('page-state');
  expect([...new Set(ids)].filter((id) => id === undefined || !idsOfFrame.includes(id))).toEqual([]);
});
