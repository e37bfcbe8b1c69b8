/** What a provider answers to the shopper's card, to captures and to refunds while the connection is fine. */
export type SandboxAnswer =
  | { readonly kind: 'made' }
  /**
   * Taken on; its result comes later. `as`: the provider's own word for it, such as PayPal's reason 'ECHECK' or Stripe's
   * refund in 'requires_action'.
   */
  | { readonly kind: 'pending'; readonly as?: string }
  /** Taken on, and failed at once: no refusal of the request. `as`: such as PayPal's 'DECLINED' or Stripe's 'canceled'. */
  | { readonly kind: 'failed'; readonly as?: string }
  /** In the provider's own words: 'INSTRUMENT_DECLINED', 'charge_disputed'. */
  | { readonly kind: 'refused'; readonly issue: string; readonly status?: number };

/** `confirm`: the shopper's card, or the shopper's agreement on the provider's page. */
export type SandboxOperation = 'confirm' | 'capture' | 'refund' | 'track';

export interface SandboxAnswers {
  readonly to: (operation: SandboxOperation) => SandboxAnswer;
  /** All are made again where nothing is said. */
  readonly change: (next: Readonly<Partial<Record<SandboxOperation, SandboxAnswer>>>) => void;
}

export function createAnswers(): SandboxAnswers {
  const made: SandboxAnswer = { kind: 'made' };
  const fine = { confirm: made, capture: made, refund: made, track: made };
  let current: Record<SandboxOperation, SandboxAnswer> = fine;
  return {
    to: (operation) => current[operation],
    change: (next) => {
      current = { ...fine, ...next };
    },
  };
}
