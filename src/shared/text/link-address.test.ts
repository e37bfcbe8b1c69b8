import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { linkAddress, linksLost, typedAddress } from './link-address.ts';

/** As it is written, and where it leads; null: nowhere. */
const written: readonly (readonly [string, string | null])[] = [
  ['/versand', '/versand'],
  ['/terms#recht', '/terms#recht'],
  ['versand', 'versand'],
  ['#aufbau', '#aufbau'],
  ['https://wmk.example/a?b=c', 'https://wmk.example/a?b=c'],
  ['mailto:{email}', 'mailto:{email}'],
  ['tel:{phoneLink}', 'tel:{phoneLink}'],
  ['tel:+49 30 23125 000', 'tel:+493023125000'],
  ['http://wmk.example', 'https://wmk.example'],
  ['HTTP://wmk.example/a?b=c#d', 'https://wmk.example/a?b=c#d'],
  ['//wmk.example/a', 'https://wmk.example/a'],
  ['www.wmk.example/faq', 'https://www.wmk.example/faq'],
  [' https://wmk.example/ein Stuhl ', 'https://wmk.example/ein%20Stuhl'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,a', null],
  ['file:///C:/Rechnung.docx', null],
  ['ftp://wmk.example', null],
  ['', null],
];

describe.each(written)('a link to „%s“', (href, address) => {
  test('leads where it says, securely', () => {
    expect(linkAddress(href)).toBe(address);
  });

  test('is kept so in a text, or named as lost', () => {
    const html = `<p>Siehe <a class="x" href="${href}">dort</a>.</p>`;
    const kept = address === null ? '<a rel="noopener">' : `<a href="${address}" rel="noopener">`;
    expect(sanitiseHtml(html)).toBe(`<p>Siehe ${kept}dort</a>.</p>`);
    expect(linksLost(html)).toEqual(address === null && href !== '' ? [href] : []);
    expect(linksLost(sanitiseHtml(html))).toEqual([]);
  });
});

test.each([
  ['no link', 'Ein Tisch & zwei Stühle, 3 < 4', []],
  ['an anchor that leads nowhere', '<a name="x">a</a><a href="">b</a>', []],
  ['other quotes, or none', "<a href='ftp://a'>a</a><A\nHREF=ftp://b>b</A>", ['ftp://a', 'ftp://b']],
  ['an entity', '<a href="ftp://a?b&amp;c">a</a>', ['ftp://a?b&c']],
  ['a text about links', 'href="ftp://a" <b href="ftp://a">b</b>', []],
])('links lost: %s', (_name, html, lost) => {
  expect(linksLost(html)).toEqual(lost);
});

test.each([
  ['post@wmk.example', 'mailto:post@wmk.example'],
  ['wmk.example', 'https://wmk.example'],
  ['www.wmk.example/faq', 'https://www.wmk.example/faq'],
  ['http://wmk.example', 'https://wmk.example'],
  [' /versand ', '/versand'],
  ['mailto:{email}', 'mailto:{email}'],
  ['tel:030 12345', 'tel:03012345'],
  ['ein Stuhl', null],
  ['', null],
])('typed as %s it leads to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
