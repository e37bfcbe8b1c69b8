import type Stripe from 'stripe';

/** The behaviour of a test card. The numbers are Stripe's own, so that their known behaviour holds here too. */
export type CardOutcome =
  | { readonly kind: 'approved' }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly declineCode: string | null;
      readonly message: string;
    }
  /** The bank wants to check the shopper first; `then` is the result after a passed check. */
  | { readonly kind: 'asks-shopper'; readonly then: Exclude<CardOutcome, { kind: 'asks-shopper' }> };

const approved = { kind: 'approved' } as const;
const declined = (code: string, declineCode: string | null, message: string) =>
  ({ kind: 'declined', code, declineCode, message }) as const;
const refused = declined('card_declined', 'generic_decline', 'Your card was declined.');

const cards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': approved,
  '5555555555554444': approved,
  '378282246310005': approved,
  // Their refunds end later: see `refundsLater`.
  '4000000000007726': approved,
  '4000000000005126': approved,
  // Something is held against their payments: see `troubleOf`.
  '4000000000000259': approved,
  '4000000000002685': approved,
  '4000000000001976': approved,
  '4000000000005423': approved,
  '4000000000009235': approved,
  '4000002500003155': { kind: 'asks-shopper', then: approved },
  '4000002760003184': { kind: 'asks-shopper', then: approved },
  '4000008400001629': { kind: 'asks-shopper', then: refused },
  '4000000000000002': refused,
  '4000000000009995': declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('card_declined', 'lost_card', 'Your card was declined.'),
  '4000000000000069': declined('expired_card', 'expired_card', 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declined(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
};

/**
 * How refunds of this card end, an hour after they were ordered: Stripe's numbers for refunds that are pending first, and
 * for those that seem to have succeeded and come back. Null: at once.
 */
export function refundsLater(card: string | null): 'succeeded' | 'failed' | null {
  if (card === '4000000000007726') return 'succeeded';
  return card === '4000000000005126' ? 'failed' : null;
}

/** What happens to payments by this card as soon as they are captured, by Stripe's own numbers; null: nothing. */
export function troubleOf(card: string | null): StripeTrouble | null {
  switch (card) {
    case '4000000000000259':
      return { kind: 'dispute', reason: 'fraudulent' };
    case '4000000000002685':
      return { kind: 'dispute', reason: 'product_not_received' };
    case '4000000000001976':
      return { kind: 'dispute', reason: 'fraudulent', isInquiry: true };
    case '4000000000005423':
      return { kind: 'warning' };
    case '4000000000009235':
      return { kind: 'review' };
    default:
      return null;
  }
}

/** What is known of a card besides its number. */
export function cardOf(card: string | null) {
  const digits = card ?? '4242424242424242';
  const brand = digits.startsWith('5') ? 'mastercard' : digits.startsWith('3') ? 'amex' : 'visa';
  return { brand, network: brand, last4: digits.slice(-4), fingerprint: `fp${digits.slice(-8)}` };
}

/**
 * The result of charging this card.
 * @param number digits, with or without spaces
 */
export function outcomeOf(number: string): CardOutcome {
  const digits = number.replace(/\D/g, '');
  if (!isCardNumber(digits)) {
    return declined('incorrect_number', null, 'Your card number is incorrect.');
  }
  return (
    cards[digits] ??
    declined(
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    )
  );
}

/** The check digit of card numbers (ISO/IEC 7812, Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What happens to a captured payment at its bank, or at Stripe. */
export type StripeTrouble =
  | {
      readonly kind: 'dispute';
      readonly reason?: string;
      readonly amount?: number;
      readonly isInquiry?: boolean;
    }
  /** The dispute that is open goes on, or ends. */
  | { readonly kind: 'dispute-is'; readonly status: Stripe.Dispute['status'] }
  | { readonly kind: 'warning' }
  | { readonly kind: 'review' }
  | { readonly kind: 'review-closed'; readonly as: NonNullable<Stripe.Review['closed_reason']> };
