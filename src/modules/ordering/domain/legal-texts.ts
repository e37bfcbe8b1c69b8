import type { LegalSlug } from '../../../shared/orders/order-vocabulary.ts';
import type { CustomerKind, OrderLine } from './order.ts';

export type { LegalSlug };

/** A text that applied when an order was placed. */
export interface AppliedText {
  readonly slug: LegalSlug;
  readonly version: number;
  /** Its words, in the file store. */
  readonly fileKey: string;
  /** Its translation to the order's language, which does not bind; null: there was none, or the order is in German. */
  readonly readingKey: string | null;
}

/** Whether a text applies to an order of such a customer: only consumers can withdraw (§ 312g BGB). */
export function appliesTo(slug: LegalSlug, kind: CustomerKind): boolean {
  return slug !== 'withdrawal' || kind === 'consumer';
}

/**
 * Whether a customer can wish that a service begins within the withdrawal period, and then owes for what was done of it
 * (§ 357a BGB): consumers who rent, or have something assembled.
 */
export function mayRequestEarlyService(
  kind: CustomerKind,
  lines: readonly Pick<OrderLine, 'rentOption' | 'assembly'>[],
): boolean {
  return kind === 'consumer' && lines.some(({ rentOption, assembly }) => rentOption !== null || assembly);
}
