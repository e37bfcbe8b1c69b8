import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEmail } from '../../shared/text/email.ts';
import { withShownEmails } from './shown-emails.ts';

test.each([
  ['ada@xn--mller-kva.de', 'ada@müller.de'],
  ['Von ada@mail.xn--mbel-mller-ecb1f.example, heute', 'Von ada@mail.möbel-müller.example, heute'],
  [
    '{"a":"b@xn--strae-oqa.de","c":["d@xn--r8jz45g.xn--zckzah"]}',
    '{"a":"b@straße.de","c":["d@例え.テスト"]}',
  ],
  [
    '<a href="mailto:ada@xn--mller-kva.de?subject=x">ada@xn--mller-kva.de</a>',
    '<a href="mailto:ada@xn--mller-kva.de?subject=x">ada@müller.de</a>',
  ],
])('%s is read as %s', (text, shown) => {
  expect(withShownEmails(text)).toBe(shown);
});

test.each([
  'ada@example.org',
  'https://xn--mller-kva.de/@',
  // 'аррӏе.com', in Cyrillic letters.
  'ada@xn--80ak6aa92e.com',
  'ada@xn--a.example',
  'xn--mller-kva.de',
])('%s stays', (text) => {
  expect(withShownEmails(text)).toBe(text);
});

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäöüßéñø]{1,20}\.[a-z]{2,5}$/), (domain) => {
      const kept = plainEmail(`ada@${domain}`);
      if (kept === null) return;
      const shown = withShownEmails(kept);
      expect(shown).not.toContain('@xn--');
      expect(plainEmail(shown)).toBe(kept);
    }),
  );
});
