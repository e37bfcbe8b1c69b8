import type { CompanyData } from './company-data.ts';

/** Placeholders that cannot be any company's real data; the others ('Berlin', the opening hours) may well be true. */
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

/** What stood in a placeholder's stead before; shops that were filled then still have it. */
const formerly: Partial<Record<(typeof invented)[number], string>> = {
  managingDirector: 'die Geschäftsführung',
};

/** Which of the company's data are still placeholders, the bank account first. */
export function dummiesLeft(company: CompanyData, dummies: CompanyData): readonly Dummy[] {
  const left: Dummy[] = invented.filter((name) =>
    [dummies[name], formerly[name] ?? dummies[name]].some(
      (dummy) => asCompared(company[name]) === asCompared(dummy),
    ),
  );
  if (hasDummyAccount(company, dummies)) left.unshift('bankAccount');
  if (company.stores.some(({ street }) => dummies.stores.some((dummy) => dummy.street === street))) {
    left.push('stores');
  }
  if (company.socialLinks.some(({ href }) => dummies.socialLinks.some((dummy) => dummy.href === href))) {
    left.push('socialLinks');
  }
  return left;
}

/** If any part is a placeholder, the whole account is: a transfer needs the right holder and number. */
function hasDummyAccount({ bankAccount }: CompanyData, dummies: CompanyData): boolean {
  return (['holder', 'iban', 'bic'] as const).some(
    (part) => asCompared(bankAccount[part]) === asCompared(dummies.bankAccount[part]),
  );
}

/** Spaces and case do not matter. */
const asCompared = (text: string): string => text.replace(/\s/g, '').toLowerCase();
