import { expect, test } from 'vitest';
import { dummyCompany as dummies } from '../first-content/de/company.ts';
import { ownCompany as own } from '../testing/own-company.ts';
import type { CompanyData } from './company-data.ts';
import { dummiesLeft } from './dummies-left.ts';

test('a company of its own has none, though town, name and hours are those of the dummies', () => {
  expect(dummiesLeft(own, dummies)).toEqual([]);
});

test('the dummies themselves are named, the bank account first', () => {
  const left = dummiesLeft(dummies, dummies);
  expect(left[0]).toBe('bankAccount');
  expect(left).toContain('stores');
  expect(left).toContain('socialLinks');
  expect(left).toHaveLength(14);
});

const account = (part: Partial<CompanyData['bankAccount']>): Partial<CompanyData> => ({
  bankAccount: { ...own.bankAccount, ...part },
});

test.each<[what: string, change: Partial<CompanyData>, left: string]>([
  [
    'another holder does not make the account real',
    account({ iban: dummies.bankAccount.iban }),
    'bankAccount',
  ],
  ['nor is it in the name of nobody', account({ holder: dummies.bankAccount.holder }), 'bankAccount'],
  ['an IBAN without its spaces is the same', account({ iban: 'DE36000000000000000000' }), 'bankAccount'],
  ['a name in capitals is the same', { firm: dummies.firm.toUpperCase() }, 'firm'],
  [
    'the managing director of earlier versions',
    { managingDirector: 'die Geschäftsführung' },
    'managingDirector',
  ],
  ['one store of two', { stores: [...own.stores, ...dummies.stores.slice(1)] }, 'stores'],
  ['one link of two', { socialLinks: dummies.socialLinks.slice(1) }, 'socialLinks'],
])('%s', (_what, change, left) => {
  expect(dummiesLeft({ ...own, ...change }, dummies)).toEqual([left]);
});
