/** The result of charging a card in the browser. `confirmed`: the shop asks the provider what has become of it. */
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

/** `processing`: the bank takes its time, and nothing more is to be done in the browser. */
const confirmed = new Set(['requires_capture', 'succeeded', 'processing']);

export function isConfirmed(status: string | undefined): boolean {
  return status !== undefined && confirmed.has(status);
}
