import { expect, test } from 'vitest';
import { loginFor, ownPath, wantedBefore } from './own-path.ts';

const origin = 'https://wmk.example';

test.each([
  ['/account/orders', '/account/orders'],
  ['/en/account?x=1#token=abc', '/en/account?x=1#token=abc'],
  ['/account/../login', '/login'],
  [null, null],
  ['', null],
  ['account', null],
  ['//boese.example', null],
  ['/\\boese.example', null],
  ['/a\\b', null],
  ['/\t/boese.example', null],
  ['/\n/boese.example', null],
  ['/.//boese.example', null],
  ['https://boese.example/account', null],
  ['javascript:alert(1)', null],
  ['/%2F%2Fboese.example', '/%2F%2Fboese.example'],
])('%j leads to %j', (wanted, path) => {
  expect(ownPath(wanted, origin)).toBe(path);
});

test('the wanted page is recovered from the login’s address', () => {
  const address = new URL(loginFor('/en/login', '/en/account/claim-order#token=a+b&c'), origin);
  expect(address.pathname).toBe('/en/login');
  expect(wantedBefore(address)).toBe('/en/account/claim-order#token=a+b&c');
});
