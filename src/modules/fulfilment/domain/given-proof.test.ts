import { describe, expect, test } from 'vitest';
import type { AskedProof } from '../../../shared/orders/exemption-proof.ts';
import { problemOfProof, proofFileType, type ProofInput } from './given-proof.ts';

const out: AskedProof = { exemption: 'export', leftOn: '2028-03-01', missing: null };
const inEu: AskedProof = { ...out, exemption: 'intra-community' };
const exitNote: ProofInput = {
  kind: 'exit-note',
  provedOn: '2028-03-03',
  reference: 'MRN 28DE585000123456R5',
};
const arrival: ProofInput = { kind: 'arrival', provedOn: '2028-03-03', reference: '' };

describe('a proof', () => {
  test.each<[string, ProofInput, AskedProof, object | null]>([
    ['of customs with its MRN is right', exitNote, out, null],
    ['of the day of the dispatch is right', { ...exitNote, provedOn: '2028-03-01' }, out, null],
    ['of today is right', { ...exitNote, provedOn: '2028-03-10' }, out, null],
    ['of the customer in the EU needs no number', arrival, inEu, null],
    ['of a carrier is right for both', { ...arrival, kind: 'carrier' }, out, null],
    ['of the other kind of sale is none', arrival, out, { field: 'kind', code: 'choice-unknown' }],
    ['of customs is none within the EU', exitNote, inEu, { field: 'kind', code: 'choice-unknown' }],
    [
      'of tomorrow is none',
      { ...exitNote, provedOn: '2028-03-11' },
      out,
      { field: 'provedOn', code: 'day-still-to-come' },
    ],
    [
      'from before the dispatch is none',
      { ...exitNote, provedOn: '2028-02-29' },
      out,
      { field: 'provedOn', code: 'day-before-dispatch' },
    ],
    ...['', 'liegt bei', '28DE58500012345', '28DE585000123456R50'].map(
      (reference) =>
        [
          `of customs is none with „${reference}“`,
          { ...exitNote, reference },
          out,
          { field: 'reference', code: 'mrn-missing' },
        ] as [string, ProofInput, AskedProof, object],
    ),
  ])('%s', (_, input, asked, problem) => {
    expect(problemOfProof(input, asked, '2028-03-10')).toEqual(problem);
  });
});

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['jpg', '\u00ff\u00d8\u00ff\u00e0\u0000'],
  ['png', '\u0089PNG\r\n\u001a\n\u0000'],
  [null, 'GIF89a'],
  [null, '<html>%PDF-'],
  [null, 'PK\u0003\u0004'],
  [null, ''],
])('a file of type %s is told by how it begins', (type, text) => {
  expect(proofFileType(Buffer.from(text, 'latin1'))).toBe(type);
});
