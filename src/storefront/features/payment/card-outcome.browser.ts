/** The result of charging a card in the browser. `confirmed`: the shop asks the provider what has become of it. */
export type CardOutcome =
  | { readonly state: 'confirmed'; readonly paymentIntentId: string }
  /** The provider's own message; null if it had none. */
  | { readonly state: 'failed'; readonly message: string | null; readonly cause: FailureCause | null };

/**
 * Why a payment is not done, as far as the browser can tell. `shop-lost`: the shop was not reached, and nothing had been
 * charged; `lost`: the provider was not reached; `untold`: the bank has agreed, and the shop was not reached;
 * `bank-closed`: the shopper closed the bank's window; `bank-refused`: nobody released the payment there; `declined`: the
 * bank did not accept the card.
 */
export type FailureCause = 'shop-lost' | 'lost' | 'untold' | 'bank-closed' | 'bank-refused' | 'declined';

export interface CardFormProps {
  readonly clientSecret: string;
  readonly totalCents: number;
  readonly isBusy: boolean;
  /** Called when the form is sent, with the function that will charge the card. */
  readonly onPay: (charge: () => Promise<CardOutcome>) => void;
}

/**
 * What an error of Stripe's, by its type and code, says about the cause.
 * @returns `confirmed` if an earlier attempt went through although its answer was lost
 */
export function causeOfError(error: {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
}): FailureCause | 'confirmed' | null {
  if (error.code === 'payment_intent_unexpected_state') return 'confirmed';
  if (error.code === 'payment_intent_authentication_failure') return 'bank-refused';
  if (error.type === 'api_connection_error') return 'lost';
  return error.type === 'card_error' ? 'declined' : null;
}

/** `processing`: the bank takes its time, and nothing more is to be done in the browser. */
const confirmed = new Set(['requires_capture', 'succeeded', 'processing']);

export function isConfirmed(status: string | undefined): boolean {
  return status !== undefined && confirmed.has(status);
}
