import { describe, expect, test } from 'vitest';
import { shopPagesFor } from './shop-pages.ts';

const pathsFor = (query: string): readonly string[] => shopPagesFor(query).map(({ path }) => path);

describe("words for the shop's own pages, in whichever language", () => {
  test.each([
    ['gutschein', '/gutschein-guthaben'],
    ['gutschein', '/gutschein-kaufen'],
    ['gift voucher', '/gutschein-kaufen'],
    ['chèque cadeau', '/gutschein-kaufen'],
    ['Gutscheine', '/gutschein-guthaben'],
    ['gift card', '/gutschein-guthaben'],
    ['tarjeta regalo', '/gutschein-guthaben'],
    ['Öffnungszeiten', '/contact-us'],
    ['oeffnungszeiten', '/contact-us'],
    ['opening hours', '/contact-us'],
    ['horario', '/contact-us'],
    ['Kontakt', '/contact-us'],
    ['versand', '/versand'],
    ['Versand nach Österreich', '/versand'],
    ['shipping', '/versand'],
    ['envío', '/versand'],
    ['envio', '/versand'],
    ['rückgabe', '/withdrawal'],
    ['returns', '/withdrawal'],
    ['devolución', '/withdrawal'],
    ['ankauf', '/ankauf'],
    ['möbel verkaufen', '/ankauf'],
    ['sell', '/ankauf'],
    ['vender', '/ankauf'],
    ['livraison', '/versand'],
    ['orari', '/contact-us'],
    ['bon cadeau', '/gutschein-guthaben'],
    ['resi', '/withdrawal'],
    ['kündigen', '/vertraege-kuendigen'],
    ['agb', '/terms'],
    ['ＡＧＢ', '/terms'],
  ])('%s leads to %s', (query, path) => {
    expect(pathsFor(query)).toContain(path);
  });

  test('the beginning of a word is enough while it is being typed', () => {
    expect(pathsFor('gutsc')).toEqual(['/gutschein-kaufen', '/gutschein-guthaben']);
    expect(pathsFor('öffnung')).toEqual(['/contact-us']);
  });
});

test.each(['tisch', 'bank', 'stuhl', 'lampe', 'ladentisch', 'rattansessel', 'kontor', 'bar', 'a', ''])(
  '%j is about furniture alone',
  (query) => {
    expect(pathsFor(query)).toEqual([]);
  },
);

test('no query leads to more than three pages', () => {
  expect(pathsFor('versand rückgabe kontakt zahlung faq')).toHaveLength(3);
});
