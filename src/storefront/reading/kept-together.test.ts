import { expect, test } from 'vitest';
import { boundParts, keptTogether } from './kept-together.ts';

const held = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;

test.each([
  ['<p>per E-Mail und</p>', `<p>per ${held('E-Mail')} und</p>`],
  ['eine E-Mail-Adresse', `eine ${held('E-Mail')}-Adresse`],
  ['mehrere S-Bahnen, die IP-Adresse', `mehrere ${held('S-Bahnen')}, die ${held('IP-Adresse')}`],
  ['nach § 25a UStG, §§ 312g', `nach ${held('§ 25a')} UStG, ${held('§§ 312g')}`],
  ['Sa, 9–18\u00a0Uhr', `Sa, ${held('9–18\u00a0Uhr')}`],
])('%s is held together', (html, expected) => {
  expect(keptTogether(html)).toBe(expected);
});

test.each([
  '<a href="/E-Mail" title="E-Mail">Post</a>',
  'Vintage-Möbel, Online-Shop, WMK-Mail, A-B',
  'EU-Konformitätserklärung',
])('%s stays as it is', (html) => {
  expect(keptTogether(html)).toBe(html);
});

test('a plain text is split into parts, every second of which is kept together', () => {
  expect(boundParts('per E-Mail, mit IP-Adresse')).toEqual(['per ', 'E-Mail', ', mit ', 'IP-Adresse', '']);
  expect(boundParts('nichts')).toEqual(['nichts']);
});
