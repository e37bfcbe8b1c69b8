/** A piece that somebody wants sent, as the catalogue has it. */
export interface RequestedPiece {
  readonly id: string;
  readonly title: string;
  /** Integer from 1. */
  readonly quantity: number;
}

/** Somebody wants to know what the delivery to a place without rates costs. */
export interface ShippingRequest {
  readonly name: string;
  readonly email: string;
  /** May be empty, as all that follows but the country. */
  readonly phone: string;
  /** As it was typed: any country of the world. */
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly message: string;
  readonly pieces: readonly { readonly id: string; readonly quantity: number }[];
}

/** So many an address may send in a day: each sends a receipt to that address, which may be a stranger's. */
export const shippingRequestsPerDay = 5;
