import type { CountryCode } from '../../../shared/country.ts';

/** An address in REST's format. */
export interface NewAddress {
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
