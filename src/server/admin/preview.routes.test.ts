import { expect, test } from 'vitest';
import { stillPage } from './preview.routes.ts';

test('scripts of all kinds are gone, everything else stays, and links want another window', () => {
  const page =
    '<!doctype html><html><head><script>a("<b>")</script><style>p{}</style></head><body><p>Text</p>' +
    '<script type="application/json" id="page-state" data-scripts="/x.js">{"a":"\\u003c/script>"}</script>' +
    '<a href="/versand">Versand</a></body></html>';
  expect(stillPage(page)).toBe(
    '<!doctype html><html><head><base target="_blank"><style>p{}</style></head><body><p>Text</p>' +
      '<a href="/versand">Versand</a></body></html>',
  );
});
