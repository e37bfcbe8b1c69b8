import { describe, expect, test } from 'vitest';
import { mailSchema } from './mail.ts';

const good = {
  to: 'ada@example.org',
  subject: 'Ihre Bestellung',
  blocks: [{ kind: 'paragraph', text: 'Vielen Dank!' }],
};

test('a plain mail, and one with everything, pass', () => {
  expect(mailSchema.parse(good)).toEqual({ ...good, language: 'de' });
  const full = {
    ...good,
    language: 'en',
    headers: { 'List-Unsubscribe': '<https://wmk.example/newsletter>' },
    attachments: [{ filename: 'Rechnung 1001.pdf', fileKey: 'sha256/ab/abc.pdf' }],
  };
  expect(mailSchema.parse(full)).toEqual(full);
});

test.each([
  ['b&b@example.org', 'b&b@example.org'],
  ['kundin@möbel-müller.example', 'kundin@xn--mbel-mller-ecb1f.example'],
])('a mail to %s goes to %s', (to, goesTo) => {
  expect(mailSchema.parse({ ...good, to }).to).toBe(goesTo);
});

describe('no mail can write headers or reach others:', () => {
  test.each([
    ['a line break in the subject', { subject: 'Hallo\r\nBcc: all@example.org' }],
    ['a lone line feed in the subject', { subject: 'Hallo\nBcc: all@example.org' }],
    ['a null in the subject', { subject: 'Hallo\0' }],
    ['a line separator in the subject', { subject: 'Hallo\u2028Bcc: x' }],
    ['two recipients', { to: 'ada@example.org, all@example.org' }],
    ['a line break in the recipient', { to: 'ada@example.org\r\nBcc: all@example.org' }],
    ['a named recipient', { to: 'Ada <ada@example.org>' }],
    ['a line break in a header', { headers: { 'X-Order': '1\r\nBcc: all@example.org' } }],
    ['a line break in the name of a header', { headers: { 'X-Order\r\nBcc': 'all@example.org' } }],
    ['a colon in the name of a header', { headers: { 'Bcc: all@example.org, X': 'y' } }],
    ['Bcc as a header', { headers: { bcc: 'all@example.org' } }],
    ['Message-ID as a header', { headers: { 'Message-ID': '<1@example.org>' } }],
    ['Content-Type as a header', { headers: { 'Content-Type': 'text/html' } }],
    ['a file from elsewhere', { attachments: [{ filename: 'a.txt', fileKey: '../../etc/passwd' }] }],
    ['a path as the name of an attachment', { attachments: [{ filename: '../a.txt', fileKey: 'a.txt' }] }],
    [
      'a line break in the name of an attachment',
      { attachments: [{ filename: 'a\r\nb', fileKey: 'a.txt' }] },
    ],
    ['content instead of a file', { attachments: [{ filename: 'a', path: '/etc/passwd' }] }],
    ['other fields', { bcc: 'all@example.org' }],
    ['nothing to read', { blocks: [] }],
    ['HTML of its own', { html: '<p>Vielen Dank!</p>' }],
    ['a script as a link', { blocks: [{ kind: 'button', label: 'x', address: 'javascript:alert(1)' }] }],
  ])('%s', (_, change) => {
    expect(mailSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });
});
