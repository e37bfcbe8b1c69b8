/** How long what people write to the shop may be: their forms count it while it is typed, and the shop's schemas when it is sent. */
export const longestMessages = {
  orderNote: 1000,
  contact: 5000,
  priceRequest: 2000,
  /** What of an order is withdrawn from. */
  withdrawnPieces: 1000,
  /** Why a contract ends. */
  endingReason: 1000,
} as const;
