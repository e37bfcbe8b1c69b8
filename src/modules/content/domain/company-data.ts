import type { Weekday } from '../../../shared/opening-hours.ts';
import type { ShopType } from '../../../shared/shop-type.ts';

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
  readonly socialLinks: readonly SocialLink[];
  /** Whether the page about instalments advertises them; only with a provider that grants the credit. */
  readonly advertisesInstalments: boolean;
  /** The category whose proceeds are donated; null: there is no campaign. */
  readonly donationCategoryId: string | null;
}
