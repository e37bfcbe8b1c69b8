/** A requested piece, with its data from the catalogue. */
export interface RequestedPiece {
  readonly id: string;
  readonly title: string;
  /** Integer from 1. */
  readonly quantity: number;
}

/** A request for the price of a delivery to a place without rates. */
export interface ShippingRequest {
  readonly name: string;
  readonly email: string;
  /** May be empty, as may all following fields but the country. */
  readonly phone: string;
  /** As it was typed: any country of the world. */
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly message: string;
  readonly pieces: readonly { readonly id: string; readonly quantity: number }[];
}

/**
 * How many requests an e-mail address may send per day: each sends a receipt to that address, which may be a
 * stranger's.
 */
export const shippingRequestsPerDay = 5;
