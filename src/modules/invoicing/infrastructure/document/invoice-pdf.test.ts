import { expect, test } from 'vitest';
import { anInvoice } from '../../testing/an-invoice.ts';
import { invoiceFacts } from './invoice-pdf.ts';

const taxes = [{ vatPercent: 0, netCents: 120_00, taxCents: 0 }];
const refersTo = { number: '2028-00001', issuedOn: '2028-02-29' };

test.each([
  ['an invoice of goods', anInvoice(), true],
  ['an invoice of a gift voucher, which is no supply', anInvoice({ taxes }), false],
  ['a credit note', { ...anInvoice(), kind: 'credit-note' as const, refersTo }, false],
])('%s: whether it has a date of supply (§ 14 (4) no. 6 UStG)', (_, content, has) => {
  expect(invoiceFacts(content).some(([label]) => label === 'Leistungsdatum')).toBe(has);
});
