import { describe, expect, test } from 'vitest';
import { refundProblems } from '../../../shared/orders/payment-vocabulary.ts';
import {
  meaningOfIssue,
  paypalCaptureIssues,
  paypalRefundIssues,
  problemOfIssue,
} from './paypal/paypal-refusals.ts';
import { meaningOfCode, problemOfCode, problemOfFailure, stripeCodes } from './stripe/stripe-refusals.ts';

describe('PayPal', () => {
  test.each([
    ['INSTRUMENT_DECLINED', 'other-means'],
    ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'other-means'],
    ['COMPLIANCE_VIOLATION', 'other-means'],
    ['PAYER_ACTION_REQUIRED', 'ask-again'],
    ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'ask-again'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'try-later'],
    ['ORDER_ALREADY_CAPTURED', 'over'],
    ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'for-staff'],
    ['SOMETHING_NEW', 'for-staff'],
    ['constructor', 'for-staff'],
    [null, 'for-staff'],
  ] as const)('a capture refused by %s: %s', (issue, meaning) => {
    expect(meaningOfIssue('capture', issue)).toBe(meaning);
  });

  test('only one issue of a capture leaves open what has become of it', () => {
    const later = paypalCaptureIssues.filter((issue) => meaningOfIssue('capture', issue) === 'try-later');
    expect(later).toEqual(['ORDER_COMPLETION_IN_PROGRESS']);
    expect(paypalCaptureIssues.length).toBeGreaterThan(60);
  });

  test.each([
    ['REFUND_TIME_LIMIT_EXCEEDED', 'other-means', 'too-old'],
    ['TRANSACTION_DISPUTED', 'for-staff', 'disputed'],
    ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'try-later', 'no-funds'],
    ['PENDING_CAPTURE', 'try-later', 'payment-pending'],
    ['CAPTURE_FULLY_REFUNDED', 'over', 'too-much'],
    ['SOMETHING_NEW', 'for-staff', 'unknown'],
    [null, 'for-staff', 'unknown'],
  ] as const)('a refund refused by %s: %s, told as %s', (issue, meaning, problem) => {
    expect([meaningOfIssue('refund', issue), problemOfIssue(issue)]).toEqual([meaning, problem]);
  });

  test('no known issue of a refund is told as unknown', () => {
    expect(paypalRefundIssues.filter((issue) => problemOfIssue(issue) === 'unknown')).toEqual([]);
  });
});

describe('Stripe', () => {
  test.each([
    ['card_declined', 402, 'other-means'],
    ['incorrect_cvc', 402, 'ask-again'],
    ['a_new_decline', 402, 'other-means'],
    ['charge_expired_for_capture', 400, 'over'],
    ['balance_insufficient', 400, 'try-later'],
    ['charge_disputed', 400, 'for-staff'],
    ['parameter_unknown', 400, 'for-staff'],
    ['toString', 400, 'for-staff'],
    [null, 403, 'for-staff'],
  ] as const)('%s with %i: %s', (code, status, meaning) => {
    expect(meaningOfCode(code, status)).toBe(meaning);
  });

  test.each([
    ['charge_disputed', 'disputed'],
    ['balance_insufficient', 'no-funds'],
    ['charge_not_refundable', 'not-possible'],
    ['card_declined', 'unknown'],
    [null, 'unknown'],
  ] as const)('a refund refused by %s is told as %s', (code, problem) => {
    expect(problemOfCode(code)).toBe(problem);
  });

  test('what has come back is told as such, whatever the reason', () => {
    expect([
      problemOfFailure('expired_or_canceled_card'),
      problemOfFailure('new'),
      problemOfFailure(null),
    ]).toEqual(Array(3).fill('returned'));
    for (const code of stripeCodes) expect(refundProblems).toContain(problemOfCode(code));
  });
});
