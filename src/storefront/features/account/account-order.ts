import type { Language } from '../../../shared/text/language.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { PaymentStatus } from '../checkout/placing/placed-order.ts';
import type { CountryCode } from '../../../shared/places/country.ts';

/** An order in the account's list, as GET /api/account/orders returns it. */
export interface AccountOrder {
  readonly orderNumber: string;
  readonly state: 'draft' | 'offered' | 'accepted' | 'lapsed' | 'declined' | 'cancelled';
  readonly orderDate: string;
  /** Euros. */
  readonly orderTotal: number;
  readonly paymentStatus: PaymentStatus | null;
  readonly lines: readonly (OrderedPiece & {
    readonly qtyTakenOut: number;
    readonly qtyReturned: number;
    readonly qtyGivenUp: number;
  })[];
}

interface OrderedPiece {
  readonly title: string;
  readonly titleLanguage: Language;
  readonly qty: number;
  readonly image: string | null;
  readonly shopType: 'vintage' | 'boatwood';
  readonly rentOption: string | null;
}

/** A rental as GET /api/account/rentals returns it. */
export interface AccountRental extends OrderedPiece {
  readonly orderNumber: string;
  readonly rentOption: RentOption;
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  /** '2026-11-28', the last day. */
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}

/** An address in REST's format. */
interface NewAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly apartment: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly isDelivery: boolean;
  readonly isBilling: boolean;
}

export interface AccountAddress extends NewAddress {
  readonly id: string;
}
