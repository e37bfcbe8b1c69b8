import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKeyOf, isEmail, plainEmail } from './email.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
  ['Ada.Lovelace+moebel@Mail.Example.Org', 'Ada.Lovelace+moebel@mail.example.org'],
  ['b&b@example.org', 'b&b@example.org'],
  ["o'neill!#$%*/=?^_`{|}~-@example.org", "o'neill!#$%*/=?^_`{|}~-@example.org"],
  ['kundin@möbel-müller.example', 'kundin@xn--mbel-mller-ecb1f.example'],
  ['kundin@mo\u0308bel-MÜLLER.example', 'kundin@xn--mbel-mller-ecb1f.example'],
  ['kundin@straße.de', 'kundin@xn--strae-oqa.de'],
  ['kundin@example.org\u200b', 'kundin@example.org'],
  ['\u202akun\u00addin@example.org\u202c', 'kundin@example.org'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@xn--r8jz45g.xn--zckzah', 'ada@xn--r8jz45g.xn--zckzah'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%j is %j', (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@@example.org',
  'ada lovelace@example.org',
  'ada@exam ple.org',
  'ada@example.org, eve@example.org',
  '.ada@example.org',
  'ada.@example.org',
  'ada..l@example.org',
  'äda@example.org',
  '"ada l"@example.org',
  'ada@-example.org',
  'ada@example..org',
  'ada@example.org.',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@exämple.org:80',
  'ada@exämple.org/x',
  'ada@exämple%2eorg',
  'ada@exa_mple.org',
  'ada@example.org\nbcc: eve@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(64)}.org`,
  `ada@${'abc.'.repeat(63)}org`,
])('%j is no address', (typed) => {
  expect(isEmail(typed)).toBe(false);
});

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['Ada@MÖBEL.example', 'ada@xn--mbel-5qa.example'],
  ['No Address', 'no address'],
])('%j is compared as %j', (typed, key) => {
  expect(emailKeyOf(typed)).toBe(key);
});

test('what is in one form stays as it is', () => {
  const domain = fc.stringMatching(/^[a-zäöüß]{1,20}\.[a-z]{2,5}$/);
  fc.assert(
    fc.property(fc.emailAddress(), domain, (address, other) => {
      for (const typed of [address, `ada@${other}`]) {
        const plain = plainEmail(typed);
        expect(plain === null ? null : plainEmail(plain)).toBe(plain);
        expect(plain ?? '').toMatch(/^[!-~]*$/);
      }
    }),
  );
});
