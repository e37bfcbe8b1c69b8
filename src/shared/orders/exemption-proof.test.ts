import { describe, expect, test } from 'vitest';
import type { Exemption } from '../money/exemption.ts';
import { askedProof, isProofOverdue, type LineToProve } from './exemption-proof.ts';

const line = (exemption: Exemption | null, leftOn: string | null): LineToProve => ({
  vatByRate: [exemption === null ? { percent: 19 } : { percent: 0, exemption }],
  leftOn,
});
const march = { since: '2028-03-01', dueOn: '2028-06-01' };
const asked = (leftOn: string | null, missing: object | null) => ({ exemption: 'export', leftOn, missing });

describe('a proof is asked', () => {
  test.each<[string, readonly LineToProve[], string | null, object | null]>([
    ['not of what is taxed', [line(null, '2028-03-01')], null, null],
    ['not of a service whose recipient owes the VAT', [line('reverse-charge', '2028-03-01')], null, null],
    ['not before the goods are out', [line('export', null)], null, asked(null, null)],
    ['of an export that is out', [line('export', '2028-03-01')], null, asked('2028-03-01', march)],
    [
      'of a supply to a business in the EU',
      [line('intra-community', '2028-03-01')],
      null,
      { ...asked('2028-03-01', march), exemption: 'intra-community' },
    ],
    [
      'from the first dispatch on',
      [line('export', '2028-03-20'), line(null, '2028-01-01'), line('export', '2028-03-01')],
      null,
      asked('2028-03-20', march),
    ],
    [
      'no more, once there is one of the last dispatch or later',
      [line('export', '2028-03-01'), line('export', '2028-03-20')],
      '2028-03-20',
      asked('2028-03-20', null),
    ],
    [
      'again, of what was dispatched after it',
      [line('export', '2028-02-01'), line('export', '2028-03-01')],
      '2028-02-29',
      asked('2028-03-01', march),
    ],
    [
      'not of what came back',
      [line('export', '2028-03-01'), line('export', null)],
      '2028-03-02',
      asked('2028-03-01', null),
    ],
  ])('%s', (_, lines, provedOn, expected) => {
    expect(askedProof(lines, provedOn)).toEqual(expected);
  });
});

test.each([
  ['2028-01-31', '2028-04-30'],
  ['2028-11-30', '2029-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2028-10-15', '2029-01-15'],
])('of what was dispatched on %s it is in time on %s, and overdue on the next day', (leftOn, dueOn) => {
  const proof = askedProof([line('export', leftOn)], null);
  if (proof === null) throw new Error('no proof is asked');
  const next = new Date(Date.parse(dueOn) + 86_400_000).toISOString().slice(0, 10);
  expect([proof.missing?.dueOn, isProofOverdue(proof, dueOn), isProofOverdue(proof, next)]).toEqual([
    dueOn,
    false,
    true,
  ]);
});
