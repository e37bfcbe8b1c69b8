import type { Language } from '../../shared/language.ts';

/** What all mails of the shop have in common. */
export interface Letterhead {
  readonly language: Language;
  /** Shown at the top of each mail, as text: no pictures are loaded from anywhere. */
  readonly shopName: string;
  /** Where a link on the name leads. */
  readonly shopAddress: string;
  /** 'Guten Tag': followed by the name, if there is one, and a comma. */
  readonly greeting: string;
  /** 'Viele Grüße' */
  readonly closing: string;
  /** Lines about the company at the foot: firm, postal address, e-mail, register (§ 35a GmbHG). */
  readonly imprint: readonly string[];
}
