/** The data that browsers get about the providers: enough to load a script, but nothing that opens accounts. */
export interface PaymentSetup {
  /** Null: cards are not accepted. */
  readonly stripeKey: string | null;
  readonly takesPaypal: boolean;
  /** The shop stands in for the providers itself: no money moves. */
  readonly isSandbox: boolean;
}
