import { cardFailure, untold } from '#texts/card-failures.ts';

/** The result of charging a card in the browser. `confirmed`: the shop asks the provider what has become of it. */
export type CardOutcome =
  | Confirmed
  /** The provider's own message, and what we know of the cause, in words; each null if there is none. */
  | { readonly state: 'failed'; readonly message: string | null; readonly cause: string | null };

export interface Confirmed {
  readonly state: 'confirmed';
  readonly paymentIntentId: string;
  /** The words if the shop cannot be told of it. They come with the form: without a connection nothing more loads. */
  readonly ifUntold: string;
}

export interface CardFormProps {
  readonly clientSecret: string;
  readonly totalCents: number;
  readonly isBusy: boolean;
  /** Called when the form is sent, with the function that will charge the card. */
  readonly onPay: (charge: () => Promise<CardOutcome>) => void;
}

export function confirmedAs(paymentIntentId: string): Confirmed {
  return { state: 'confirmed', paymentIntentId, ifUntold: untold };
}

/**
 * Why a payment is not done, as far as the browser can tell. `lost`: the provider was not reached; `bankClosed`: the
 * shopper closed the bank's window; `bankRefused`: nobody released the payment there; `declined`: the bank did not
 * accept the card.
 */
export function failed(message: string | null, cause: keyof typeof cardFailure | null): CardOutcome {
  return { state: 'failed', message, cause: cause === null ? null : cardFailure[cause] };
}

/** What Stripe says of an error. */
interface ProviderError {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Whether an earlier attempt went through, although its answer was lost. */
export function wentThrough(error: ProviderError | undefined): boolean {
  return error?.code === 'payment_intent_unexpected_state';
}

/** A payment that failed with this error, or without any. */
export function failedBy(error: ProviderError | undefined): CardOutcome {
  const message = error?.message ?? null;
  if (error?.code === 'payment_intent_authentication_failure') return failed(message, 'bankRefused');
  if (error?.type === 'api_connection_error') return failed(message, 'lost');
  return failed(message, error?.type === 'card_error' ? 'declined' : null);
}

/** `processing`: the bank takes its time, and nothing more is to be done in the browser. */
const confirmed = new Set(['requires_capture', 'succeeded', 'processing']);

export function isConfirmed(status: string | undefined): boolean {
  return status !== undefined && confirmed.has(status);
}
