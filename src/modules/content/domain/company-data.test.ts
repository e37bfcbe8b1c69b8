import { expect, test } from 'vitest';
import { dummyCompany, dummyCompany as dummies } from '../first-content/de/company.ts';
import { ownCompany as own } from '../testing/own-company.ts';
import {
  type CompanyData,
  type OpeningHours,
  type Store,
  companyProblems,
  dummiesLeft,
} from './company-data.ts';

const changed = (changes: Partial<CompanyData>): CompanyData => ({ ...dummyCompany, ...changes });
const hours = (...openingHours: OpeningHours[]): CompanyData => changed({ openingHours });
const store = (changes: Partial<Store>): CompanyData => {
  const [first] = dummyCompany.stores;
  if (first === undefined) throw new Error('the first company has a store');
  return changed({ stores: [{ ...first, ...changes }] });
};

test('the first company can be used', () => {
  expect(companyProblems(dummyCompany)).toEqual([]);
});

test.each<[string, CompanyData, string, string]>([
  [
    'a slip in the account number',
    changed({ bankAccount: { ...dummyCompany.bankAccount, iban: 'DE89 3704 0044 0532 0103 00' } }),
    'bankAccount.iban',
    'not-an-iban',
  ],
  ['a German postal code of four digits', changed({ postalCode: '1024' }), 'postalCode', 'not-a-postal-code'],
  ['a telephone number in words', changed({ phone: 'im Laden fragen' }), 'phone', 'not-a-phone-number'],
  ['no store', changed({ stores: [] }), 'stores', 'store-missing'],
  ['a store nowhere', store({ postalCode: 'Berlin' }), 'stores.0.postalCode', 'not-a-postal-code'],
  [
    'closed before it opens',
    hours({ days: ['Mo'], opens: '18:00', closes: '09:00' }),
    'openingHours.0.closes',
    'closes-before-it-opens',
  ],
  [
    'closed days that end before they begin',
    changed({ closedDays: [{ from: '2026-12-24', to: '2026-12-23', reason: null }] }),
    'closedDays.0.to',
    'closes-before-it-opens',
  ],
  [
    'the same day twice in a line',
    hours({ days: ['Mo', 'Mo'], opens: '09:00', closes: '18:00' }),
    'openingHours.0.days',
    'day-twice',
  ],
  [
    'a day that is open twice at once',
    hours(
      { days: ['Mo', 'Tu'], opens: '09:00', closes: '18:00' },
      { days: ['Tu'], opens: '17:00', closes: '20:00' },
    ),
    'openingHours.1.days',
    'open-twice',
  ],
  [
    'two links of one name',
    changed({
      socialLinks: [
        { name: 'Instagram', href: 'https://a.example' },
        { name: 'instagram', href: 'https://b.example' },
      ],
    }),
    'socialLinks.1.name',
    'name-twice',
  ],
])('%s', (_, company, field, code) => {
  expect(companyProblems(company)).toEqual([{ field, code }]);
});

test('a day may be open twice, with a break between', () => {
  const noon: OpeningHours[] = [
    { days: ['Mo', 'Sa'], opens: '09:00', closes: '12:00' },
    { days: ['Mo'], opens: '12:00', closes: '18:00' },
  ];
  expect(companyProblems(hours(...noon))).toEqual([]);
});

test('elsewhere postal codes look as they do there', () => {
  expect(companyProblems(changed({ country: 'GB', postalCode: 'SW1A 1AA' }))).toEqual([]);
});

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
