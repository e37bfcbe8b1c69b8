/** Where the goods are that a withdrawal is about, or may be: which ones a part means, only the customer's words say. */
export interface WithdrawnGoods {
  /** Something is with the customer, or on its way there or back. */
  readonly isOut: boolean;
  /** Something has not left the shop. */
  readonly isHere: boolean;
}

/**
 * § 357 (4) BGB: the shop may hold back the money until it has the goods, and so only for goods that the customer has.
 * While one is here that may be meant, it may not.
 */
export const mayHoldBack = ({ isOut, isHere }: WithdrawnGoods): boolean => isOut && !isHere;
