import type { CompanyData } from './company-data.ts';

/** What the company's dummies are nobody's real data in; the rest ('Berlin', the opening hours) may well be true. */
const invented = [
  'firm',
  'street',
  'managingDirector',
  'registerNumber',
  'vatId',
  'lucidNumber',
  'hostingProvider',
  'liabilityInsurance',
  'email',
  'phone',
  'chatNumber',
] as const satisfies readonly (keyof CompanyData)[];

type Dummy = 'bankAccount' | (typeof invented)[number] | 'stores' | 'socialLinks';

/** Which of the company's data are still as they were filled in for trying, the bank account first. */
export function dummiesLeft(company: CompanyData, dummies: CompanyData): readonly Dummy[] {
  const left: Dummy[] = invented.filter((name) => asCompared(company[name]) === asCompared(dummies[name]));
  if (hasDummyAccount(company, dummies)) left.unshift('bankAccount');
  if (company.stores.some(({ street }) => dummies.stores.some((dummy) => dummy.street === street))) {
    left.push('stores');
  }
  if (company.socialLinks.some(({ href }) => dummies.socialLinks.some((dummy) => dummy.href === href))) {
    left.push('socialLinks');
  }
  return left;
}

/** Any part that is a dummy makes the whole one: a transfer needs holder and number to be right. */
function hasDummyAccount({ bankAccount }: CompanyData, dummies: CompanyData): boolean {
  return (['holder', 'iban', 'bic'] as const).some(
    (part) => asCompared(bankAccount[part]) === asCompared(dummies.bankAccount[part]),
  );
}

/** Spaces and case make no other data. */
const asCompared = (text: string): string => text.replace(/\s/g, '').toLowerCase();
