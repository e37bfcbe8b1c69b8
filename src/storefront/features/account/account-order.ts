/** An order in the account's list, as GET /api/account/orders returns it. */
export interface AccountOrder {
  readonly orderNumber: string;
  readonly state: 'draft' | 'offered' | 'accepted' | 'lapsed' | 'declined' | 'cancelled';
  readonly orderDate: string;
  /** Euros. */
  readonly orderTotal: number;
  readonly paymentStatus: 'open' | 'received' | 'lapsed' | 'refund-due' | 'refunded' | null;
  readonly lines: readonly OrderedPiece[];
}

export interface OrderedPiece {
  readonly title: string;
  readonly qty: number;
  readonly image: string | null;
  readonly shopType: 'vintage' | 'boatwood';
  readonly rentOption: string | null;
}

/** A rental as GET /api/account/rentals returns it. */
export interface AccountRental extends OrderedPiece {
  readonly orderNumber: string;
  readonly rentOption: string;
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  /** '2026-11-28', the last day. */
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}
