import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.each([
  [
    '<h2>Widerrufsrecht {#widerruf}</h2>\n<p>Sie haben\ndas Recht.</p>',
    'Widerrufsrecht\n\nSie haben das Recht.',
  ],
  ['<p>Eins<br />zwei &amp; drei</p>', 'Eins\nzwei & drei'],
  [
    '<p>Das ist:</p>\n<ul>\n<li>Tisch</li>\n<li>Stuhl</li>\n</ul>\n<p>Ende</p>',
    'Das ist:\n\n- Tisch\n- Stuhl\n\nEnde',
  ],
  ['<p><a href="mailto:a@b.example">a@b.example</a></p>', 'a@b.example'],
  ['<p><a href="https://a.example/x" rel="noopener">dort</a></p>', 'dort (https://a.example/x)'],
  [
    '<ul><li><p>Tisch</p></li><li>Stuhl<br>mit Lehne<ul><li>rot</li></ul></li></ul>',
    '- Tisch\n\n- Stuhl\n  mit Lehne\n  - rot',
  ],
  [
    '<table><thead><tr><th>Ort</th><th>Preis</th></tr></thead><tbody><tr><td>Berlin</td><td>25 €</td></tr></tbody></table>',
    'Ort | Preis\n\nBerlin | 25 €',
  ],
])('%s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
