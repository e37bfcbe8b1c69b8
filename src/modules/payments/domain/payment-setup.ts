/** What browsers are told of the providers: enough to load a script, nothing that opens their books. */
export interface PaymentSetup {
  /** Null: cards are not taken. */
  readonly stripeKey: string | null;
  readonly takesPaypal: boolean;
  /** The shop stands in for the providers itself: no money moves. */
  readonly isSandbox: boolean;
}
