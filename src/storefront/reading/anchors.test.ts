import { expect, test } from 'vitest';
import { withAnchors } from './anchors.ts';

test('a heading keeps the id that its writer has set, and the mark goes', () => {
  expect(withAnchors('<h2>§ 3 Widerrufsrecht {#widerruf}</h2><p>Text</p>')).toEqual({
    html: '<h2 id="widerruf">§ 3 Widerrufsrecht</h2><p>Text</p>',
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
