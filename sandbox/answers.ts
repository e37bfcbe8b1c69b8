/** What a provider answers to captures and refunds while the connection is fine. */
export type SandboxAnswer =
  | { readonly kind: 'made' }
  /** Taken on; what becomes of it is said later. */
  | { readonly kind: 'pending' }
  /** In the provider's own words: 'INSTRUMENT_DECLINED', 'charge_disputed'. */
  | { readonly kind: 'refused'; readonly issue: string; readonly status?: number };

export interface SandboxAnswers {
  readonly to: (operation: 'capture' | 'refund') => SandboxAnswer;
  /** Both are made again where nothing is said. */
  readonly change: (next: { readonly capture?: SandboxAnswer; readonly refund?: SandboxAnswer }) => void;
}

export function createAnswers(): SandboxAnswers {
  const made: SandboxAnswer = { kind: 'made' };
  let current: Record<'capture' | 'refund', SandboxAnswer> = { capture: made, refund: made };
  return {
    to: (operation) => current[operation],
    change: (next) => {
      current = { capture: made, refund: made, ...next };
    },
  };
}
