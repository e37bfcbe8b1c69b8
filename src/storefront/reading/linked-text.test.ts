import { expect, test } from 'vitest';
import { linkedParts, withoutLinks } from './linked-text.ts';

test('links stand between words', () => {
  expect(linkedParts('Siehe [Versand](/versand#berlin) und [hier](https://x.example).')).toEqual([
    { text: 'Siehe ', href: null },
    { text: 'Versand', href: '/versand#berlin' },
    { text: ' und ', href: null },
    { text: 'hier', href: 'https://x.example' },
    { text: '.', href: null },
  ]);
});

test.each(['javascript:alert', '//elsewhere.example', 'http://plain.example', 'data:text/html,x'])(
  'nothing leads to %s',
  (href) => {
    expect(linkedParts(`[hier](${href})`)).toEqual([{ text: 'hier', href: null }]);
  },
);

test('the searched text contains no addresses', () => {
  expect(withoutLinks('[Versand](/versand) kostet')).toBe('Versand kostet');
  expect(withoutLinks('ohne [Link]')).toBe('ohne [Link]');
});
