import type { ProviderName } from './provider-payment.ts';

/** What an owner sets up at a provider, and the shop can look up there. */
export const providerChecks = [
  /** The account takes payments, and is paid out. */
  'account',
  'webhooks',
  /** What stands on customers' statements before the order's number. */
  'statement',
  'cards',
  'klarna',
  /** The shop's domain is registered, without which no wallet is shown in the card form. */
  'domain',
  'apple-pay',
  'google-pay',
  /** The shop may read what was paid out to the bank. */
  'reports',
] as const;

/** `unknown`: the provider does not say, or the key may not ask. */
export const checkStates = ['fine', 'wrong', 'unknown'] as const;

export interface SeenCheck {
  readonly check: (typeof providerChecks)[number];
  readonly state: (typeof checkStates)[number];
  /** In the provider's words: the events that are missing, the domain, the name on statements. */
  readonly names: readonly string[];
}

export interface ProviderFinding extends SeenCheck {
  readonly provider: ProviderName;
}

export function checked(
  check: SeenCheck['check'],
  isFine: boolean,
  names: readonly string[] = [],
): SeenCheck {
  return { check, state: isFine ? 'fine' : 'wrong', names };
}
