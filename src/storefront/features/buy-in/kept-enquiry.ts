import type { Condition } from '../../../shared/pieces/condition.ts';
import { keptEnquiryStorageKey } from '../checkout/tab-keys.ts';

/** What a reload must not lose of an enquiry. Pictures cannot be kept; only how many there were. */
export interface KeptEnquiry {
  readonly person: Partial<Readonly<Record<PersonField, string>>>;
  readonly pieces: readonly {
    /** Missing in what was kept before the form asked for it. */
    readonly title?: string;
    readonly price: string;
    readonly condition: Condition | null;
    readonly pictures: number;
  }[];
}

/** The enquiry that is kept in this tab; null: none. */
export function readEnquiry(): KeptEnquiry | null {
  try {
    const { person = {}, pieces = [] } = JSON.parse(
      sessionStorage.getItem(keptEnquiryStorageKey) ?? 'null',
    ) as Partial<KeptEnquiry>;
    return { person, pieces };
  } catch {
    return null;
  }
}

/** Null: it was sent. */
export function keepEnquiry(enquiry: KeptEnquiry | null): void {
  try {
    if (enquiry === null) sessionStorage.removeItem(keptEnquiryStorageKey);
    else sessionStorage.setItem(keptEnquiryStorageKey, JSON.stringify(enquiry));
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

export type PersonField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'street'
  | 'addressLine2'
  | 'city'
  | 'stateProvince'
  | 'postalCode'
  | 'country';
