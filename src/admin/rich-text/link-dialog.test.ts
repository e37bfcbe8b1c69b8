import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { isLinkAddress, typedAddress } from './link-dialog.tsx';

test.each([
  ['/versand', true],
  ['/terms#recht', true],
  ['#aufbau', true],
  ['https://wmk.example/a?b=c', true],
  ['mailto:{email}', true],
  ['tel:{phoneLink}', true],
  ['http://wmk.example', false],
  ['//wmk.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  ['', false],
])('%s may be linked: %s, as the shop itself judges', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed);
  if (address !== '') expect(sanitiseHtml(`<a href="${address}">a</a>`).includes('href')).toBe(isAllowed);
});

test.each([
  ['post@wmk.example', 'mailto:post@wmk.example'],
  ['wmk.example', 'https://wmk.example'],
  ['www.wmk.example/faq', 'https://www.wmk.example/faq'],
  ['http://wmk.example', 'https://wmk.example'],
  [' /versand ', '/versand'],
  ['mailto:{email}', 'mailto:{email}'],
])('typed as %s it leads to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
  expect(isLinkAddress(address)).toBe(true);
});
