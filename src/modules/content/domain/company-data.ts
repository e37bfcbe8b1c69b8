import { isNamedAgain } from '../../../shared/text/typed-text.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import type { Weekday } from '../../../shared/time/opening-hours.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { isIban } from '../../../shared/money/iban.ts';
import { isPhoneNumber } from '../../../shared/places/telephone.ts';

/** A store that visitors can visit, and where pieces of its line are picked up. */
export interface Store {
  /** 'Vintage Mega Store' */
  readonly name: string;
  readonly shopType: ShopType;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** In degrees, for maps and for search engines. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The same hours on several days of the week, 'HH:MM' in Berlin's time. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** Days on which the stores are closed and nothing is handed over, from one to the other; `to` is null for a single day. */
export interface ClosedDays {
  /** '2026-12-24' */
  readonly from: string;
  readonly to: string | null;
  /** 'Betriebsferien' */
  readonly reason: string | null;
}

export interface SocialLink {
  /** 'Instagram' */
  readonly name: string;
  readonly href: string;
}

export interface BankAccount {
  readonly holder: string;
  /** With or without spaces between groups. */
  readonly iban: string;
  readonly bic: string;
}

/** The company's data for imprint, footer, mails and texts: one place for all of them (§ 5 DDG, § 35a GmbHG). */
export interface CompanyData {
  /** The registered name: 'WMK Muster GmbH'. */
  readonly firm: string;
  /** The common name: 'WMK'. */
  readonly shopName: string;
  readonly legalForm: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166 code, 'DE'. */
  readonly country: string;
  readonly registerCourt: string;
  readonly registerNumber: string;
  readonly managingDirector: string;
  readonly vatId: string;
  /** Number in the packaging register (§ 9 VerpackG). */
  readonly lucidNumber: string;
  /** The supervisory authority for the shop's media content. */
  readonly supervisoryAuthority: string;
  /** Name and country of the hosting provider, for the privacy policy. */
  readonly hostingProvider: string;
  /** Insurer and area of cover (§ 2 (1) No. 11 DL-InfoV), for the assembly service. */
  readonly liabilityInsurance: string;
  readonly email: string;
  /** As people write it: '030 23125 000'. */
  readonly phone: string;
  /** Number of the messaging app, digits with country code and without '+': '493023125009'. */
  readonly chatNumber: string;
  readonly bankAccount: BankAccount;
  readonly stores: readonly Store[];
  readonly openingHours: readonly OpeningHours[];
  /** Missing: none, as in data of earlier versions. */
  readonly closedDays?: readonly ClosedDays[];
  /** Public holidays on which the stores are open all the same: '2026-10-03'. */
  readonly openHolidays?: readonly string[];
  readonly socialLinks: readonly SocialLink[];
  /** Whether the page about instalments advertises them; only with a provider that grants the credit. */
  readonly advertisesInstalments: boolean;
  /** The category whose proceeds are donated; null: there is no campaign. */
  readonly donationCategoryId: string | null;
}

/** A problem in the company's data, and its place: 'openingHours.1.closes'. */
export interface CompanyProblem {
  readonly field: string;
  readonly code:
    | 'not-an-iban'
    | 'not-a-postal-code'
    | 'not-a-phone-number'
    | 'store-missing'
    | 'closes-before-it-opens'
    | 'day-twice'
    | 'open-twice'
    | 'name-twice';
}

/** Everything in the company's data that is contradictory or impossible; empty if the data can be used. */
export function companyProblems(company: CompanyData): CompanyProblem[] {
  const { bankAccount, country, postalCode, phone, stores, openingHours, socialLinks } = company;
  const { closedDays = [] } = company;
  const names = socialLinks.map(({ name }) => name);
  return [
    ...problem('bankAccount.iban', 'not-an-iban', !isIban(bankAccount.iban)),
    ...problem('postalCode', 'not-a-postal-code', !hasPostalCodeForm(country, postalCode)),
    ...problem('phone', 'not-a-phone-number', !isPhoneNumber(phone)),
    // Pieces are picked up there, and pages name it.
    ...problem('stores', 'store-missing', stores.length === 0),
    ...stores.flatMap((store, index) =>
      problem(`stores.${index}.postalCode`, 'not-a-postal-code', !hasPostalCodeForm('DE', store.postalCode)),
    ),
    ...openingHours.flatMap((hours, index) => hoursProblems(hours, index, openingHours.slice(0, index))),
    ...closedDays.flatMap(({ from, to }, index) =>
      problem(`closedDays.${index}.to`, 'closes-before-it-opens', to !== null && to < from),
    ),
    ...names.flatMap((_, index) =>
      problem(`socialLinks.${index}.name`, 'name-twice', isNamedAgain(names, index)),
    ),
  ];
}

function hoursProblems(
  { days, opens, closes }: OpeningHours,
  index: number,
  earlier: readonly OpeningHours[],
): CompanyProblem[] {
  const isOpen = (day: Weekday): boolean =>
    earlier.some((other) => other.days.includes(day) && opens < other.closes && other.opens < closes);
  const field = `openingHours.${index}`;
  return [
    // 'HH:MM' times can be compared as text.
    ...problem(`${field}.closes`, 'closes-before-it-opens', closes <= opens),
    ...problem(`${field}.days`, 'day-twice', new Set(days).size < days.length),
    ...problem(`${field}.days`, 'open-twice', days.some(isOpen)),
  ];
}

function problem(field: string, code: CompanyProblem['code'], isWrong: boolean): CompanyProblem[] {
  return isWrong ? [{ field, code }] : [];
}

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
