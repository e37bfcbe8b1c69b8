/** The result of charging a card in the browser. */
export type CardOutcome =
  | { readonly state: 'confirmed'; readonly paymentIntentId: string }
  /** The provider's own message; null if it had none. */
  | { readonly state: 'failed'; readonly message: string | null };

export interface CardFormProps {
  readonly clientSecret: string;
  readonly totalCents: number;
  readonly isBusy: boolean;
  /** Called when the form is sent, with the function that will charge the card. */
  readonly onPay: (charge: () => Promise<CardOutcome>) => void;
}
