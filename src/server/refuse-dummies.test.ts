import { expect, test } from 'vitest';
import { dummyCompany } from '../modules/content/index.ts';
import { refuseDummies } from './refuse-dummies.ts';

const own = {
  ...dummyCompany,
  firm: 'Möbel aus Berlin GmbH',
  street: 'Revaler Straße 1',
  email: 'hallo@moebel.example',
  phone: '030 1234567',
  vatId: 'DE123456789',
  registerNumber: 'HRB 1 B',
  bankAccount: { holder: 'Möbel aus Berlin GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
};

test('real money is refused in the name of a company that does not exist', () => {
  expect(() => refuseDummies({ live: true }, dummyCompany, dummyCompany)).toThrow(
    /bankAccount, firm, .*registerNumber/,
  );
  expect(() => refuseDummies({ live: true }, { ...own, vatId: dummyCompany.vatId }, dummyCompany)).toThrow(
    /still dummies: vatId$/,
  );
});

test('a real company may take it, and anybody may try without', () => {
  refuseDummies({ live: true }, own, dummyCompany);
  refuseDummies({ live: false }, dummyCompany, dummyCompany);
});
