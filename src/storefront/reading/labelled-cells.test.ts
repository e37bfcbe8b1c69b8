import { expect, test } from 'vitest';
import { labelledCells } from './anchors.server.ts';

const head = (...names: string[]) =>
  `<table>\n<thead>\n<tr>\n${names.map((name) => `<th>${name}</th>`).join('\n')}\n</tr>\n</thead>`;

test.each([
  [
    'each cell but the first one of its row',
    `${head('Name', 'Wofür', 'Wie lange')}<tbody><tr>\n<td>message</td>\n<td>Meldung</td><td>kurz</td></tr></tbody></table>`,
    `${head('Name', 'Wofür', 'Wie lange')}<tbody><tr>\n<td>message</td>\n<td data-column="Wofür">Meldung</td><td data-column="Wie lange">kurz</td></tr></tbody></table>`,
  ],
  [
    'a row that begins with a heading',
    `${head('Dauer', 'Preis')}<tbody><tr><th scope="row">1 Monat</th><td>95 €</td></tr></tbody></table>`,
    `${head('Dauer', 'Preis')}<tbody><tr><th scope="row">1 Monat</th><td data-column="Preis">95 €</td></tr></tbody></table>`,
  ],
  [
    'names with markup, entities and quotation marks',
    `${head('', '<strong>Öl</strong> &amp; "Wachs"')}<tbody><tr><td>a</td><td>b</td></tr></tbody></table>`,
    `${head('', '<strong>Öl</strong> &amp; "Wachs"')}<tbody><tr><td>a</td><td data-column="Öl &amp; &quot;Wachs&quot;">b</td></tr></tbody></table>`,
  ],
  [
    'no cell whose column has no name',
    `${head('Ort', '')}<tbody><tr><td>Berlin</td><td>25 €</td><td>mehr</td></tr></tbody></table>`,
    `${head('Ort', '')}<tbody><tr><td>Berlin</td><td>25 €</td><td>mehr</td></tr></tbody></table>`,
  ],
  [
    'no table without a row of headings',
    '<table><tbody><tr><td>Berlin</td><td>25 €</td></tr></tbody></table>',
    '<table><tbody><tr><td>Berlin</td><td>25 €</td></tr></tbody></table>',
  ],
  [
    'each table by its own headings',
    `${head('A', 'B')}<tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>x</p>${head('C', 'D')}<tbody><tr><td>3</td><td>4</td></tr></tbody></table>`,
    `${head('A', 'B')}<tbody><tr><td>1</td><td data-column="B">2</td></tr></tbody></table><p>x</p>${head('C', 'D')}<tbody><tr><td>3</td><td data-column="D">4</td></tr></tbody></table>`,
  ],
])('labels %s', (_, written, shown) => {
  expect(labelledCells(written)).toBe(shown);
});
