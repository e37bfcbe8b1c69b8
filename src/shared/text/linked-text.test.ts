import { expect, test } from 'vitest';
import { linkedParts, textLinksLost, withoutLinks } from './linked-text.ts';

test('links stand between words', () => {
  expect(linkedParts('Siehe [Versand](/versand#berlin) und [hier](https://x.example).')).toEqual([
    { text: 'Siehe ', href: null },
    { text: 'Versand', href: '/versand#berlin' },
    { text: ' und ', href: null },
    { text: 'hier', href: 'https://x.example' },
    { text: '.', href: null },
  ]);
});

test.each(['javascript:alert', 'data:text/html,x', 'ftp://x.example', 'versand'])(
  'nothing leads to %s, and it is named',
  (href) => {
    expect(linkedParts(`[hier](${href})`)).toEqual([{ text: 'hier', href: null }]);
    expect(textLinksLost(`[da](/da) [hier](${href})`)).toEqual([href]);
  },
);

test.each([
  ['http://plain.example', 'https://plain.example'],
  ['//elsewhere.example', 'https://elsewhere.example'],
  ['www.elsewhere.example', 'https://www.elsewhere.example'],
  ['mailto:post@wmk.example', 'mailto:post@wmk.example'],
])('%s leads to %s', (href, address) => {
  expect(linkedParts(`[hier](${href})`)).toEqual([{ text: 'hier', href: address }]);
  expect(textLinksLost(`[hier](${href})`)).toEqual([]);
});

test('the searched text contains no addresses', () => {
  expect(withoutLinks('[Versand](/versand) kostet')).toBe('Versand kostet');
  expect(withoutLinks('ohne [Link]')).toBe('ohne [Link]');
});
