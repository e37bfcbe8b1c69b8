import { domainToUnicode } from 'node:url';

/** The part behind the at sign. In a link it stays as it is: mail programs read that. */
const internationalised =
  /(?<=[\w!#$%&'*+/=?^`{|}~-]@)(?<!mailto:[^\s"'<>]*)(?:[a-z0-9-]+\.)*xn--[a-z0-9-]+(?:\.[a-z0-9-]+)*/g;

/**
 * Letters that nobody takes for others. Those of Cyrillic and Greek look like Latin ones, and by its address staff tell
 * who writes: such a domain is shown in ASCII (Unicode Technical Standard 39).
 */
const unmistakable =
  /^[a-z0-9.\u00df-\u017e\u30fc\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}-]+$/u;

/**
 * A text for people, whose e-mail addresses are as people write them: 'ada@xn--mller-kva.de', which is kept and written
 * to (`plainEmail`), is 'ada@müller.de'. Nothing else changes, so it may be JSON or HTML.
 */
export function withShownEmails(text: string): string {
  if (!text.includes('xn--')) return text;
  return text.replace(internationalised, (domain) => {
    const shown = domainToUnicode(domain);
    return unmistakable.test(shown) ? shown : domain;
  });
}
