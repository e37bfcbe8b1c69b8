import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const now = new Date('2026-11-23T10:00:00Z');
const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      sharp: {
        severity,
        via: [{ url: 'https://github.com/advisories/GHSA-1', severity, title: 'reads too far' }, 'libvips'],
      },
    },
  });
const argued = (until: string) => [{ advisory: 'GHSA-1', reason: 'never called', until }];

test.each<[string, string, ReturnType<typeof argued>, boolean, RegExp]>([
  ['nothing', '{"vulnerabilities":{}}', [], false, /nothing high/],
  ['a high one', found('high'), [], true, /sharp GHSA-1 \(reads too far\)/],
  ['a critical one', found('critical'), [], true, /GHSA-1/],
  ['a moderate one', found('moderate'), [], false, /nothing high/],
  ['one that is argued for', found('high'), argued('2026-11-23'), false, /1 argued for/],
  ['an argument of yesterday', found('high'), argued('2026-11-22'), true, /GHSA-1/],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"…"}}', [], false, /no answer/],
  [
    'a registry without such a service',
    '{"message":"404 Not Found","statusCode":404}',
    [],
    false,
    /no answer/,
  ],
  ['no answer at all', '', [], false, /no answer/],
])('%s', (_what, answer, exceptions, isRed, line) => {
  const judged = judgeAudit(answer, exceptions, now);
  expect(judged.isRed).toBe(isRed);
  expect(judged.line).toMatch(line);
});
