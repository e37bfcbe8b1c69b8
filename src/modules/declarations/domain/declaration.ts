import type { EndingManner } from '../../../shared/orders/order-vocabulary.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/** A consumer withdraws from a contract, or from a part of it (§ 356a BGB). */
export interface Withdrawal {
  readonly kind: 'withdrawal';
  readonly name: string;
  /** As it was typed: the number of an order, or whatever describes the contract. */
  readonly contract: string;
  /** The address that the receipt goes to. */
  readonly email: string;
  /** The part that is meant; null: all of it. */
  readonly pieces: string | null;
}

/** A consumer ends a continuing contract, which a rental is (§ 312k BGB). */
export interface ContractEnding {
  readonly kind: 'ending';
  readonly name: string;
  readonly contract: string;
  readonly email: string;
  readonly manner: EndingManner;
  /** For an extraordinary ending. */
  readonly reason: string | null;
  /** '2026-12-31'; null: as soon as possible. */
  readonly endsOn: string | null;
}

export type Declaration = Withdrawal | ContractEnding;

export const declarationLimits = {
  /** The most from one client in an hour; behind one address of the net there may be a whole house. */
  perClientAnHour: 10,
  /** In IPv6, a site is a household or an office (/56), a block what a provider assigns to one customer (/48). */
  perSiteAnHour: 20,
  perBlockAnHour: 40,
  /** Receipts by mail to one address in 24 hours: declarations under a stranger's address must not fill that mailbox. */
  mailsPerAddressADay: 5,
  /**
   * Receipts of an hour that repeat what was typed, to whatever addresses. Above that somebody uses the form to write to
   * strangers, and receipts say date, time and kind only until the hour is over.
   */
  fullReceiptsAnHour: 30,
  /** The same declaration within this time is a double click or a reload, not a second one. */
  sameWithinMs: dayMs,
} as const;

/**
 * Whether a declaration came from the address of the order's customer. Only then it stops the hand-over and starts the
 * period for the money without a look by staff: numbers of orders can be guessed. A declaration from another address may
 * be the customer's all the same, since § 355 (1) BGB asks for no form.
 */
export function fitsOrder(
  declaration: Pick<Declaration, 'email'>,
  customer: { readonly email: string },
): boolean {
  return emailKeyOf(declaration.email) === emailKeyOf(customer.email);
}

/** Whether an order obeys a declaration: it fits, or staff have found out that it is the customer's. */
export function counts({
  fitsOrder: fits,
  accepted,
}: {
  readonly fitsOrder: boolean;
  readonly accepted: object | null;
}): boolean {
  return fits || accepted !== null;
}
