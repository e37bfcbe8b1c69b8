import { describe, expect, test } from 'vitest';
import { refusals } from '../../src/admin/texts/orders/order-events.ts';
import { orders } from '../../src/admin/texts/orders/orders.ts';
import {
  meaningOfIssue,
  paypalCaptureIssues,
  paypalRefundIssues,
  paypalTrackingIssues,
  problemOfIssue,
} from '../../src/modules/payments/infrastructure/paypal/paypal-refusals.ts';
import {
  meaningOfCode,
  problemOfFailure,
  stripeCodes,
  stripeDeclines,
} from '../../src/modules/payments/infrastructure/stripe/stripe-refusals.ts';
import { refusalMeanings } from '../../src/shared/orders/payment-vocabulary.ts';
import * as german from '../../src/storefront/texts/de/paying.ts';
import * as english from '../../src/storefront/texts/en/paying.ts';
import * as facts from './refusal-facts.ts';
import { stripeTypes } from './stripe-types.ts';

const missing = (named: readonly string[], known: readonly string[]) =>
  named.filter((one) => !known.includes(one));

describe('every reason that a provider’s description names has its place in the table', () => {
  test('PayPal’s for a capture', () => {
    expect(missing(facts.paypalCaptureFacts, paypalCaptureIssues)).toEqual([]);
  });

  test('PayPal’s for the number of a consignment', () => {
    expect(missing(facts.paypalTrackingFacts, paypalTrackingIssues)).toEqual([]);
  });

  test('PayPal’s for a refund, each with what staff read', () => {
    expect(missing(facts.paypalRefundFacts, paypalRefundIssues)).toEqual([]);
    for (const issue of facts.paypalRefundFacts) {
      expect(orders.refunds.problems[problemOfIssue(issue)], issue).not.toBe(orders.refunds.problems.unknown);
    }
  });

  test('all codes of errors that Stripe’s library knows, or they are of calls that the shop does not make', () => {
    const codes = stripeTypes().literals('ErrorCode');
    expect(codes.length).toBeGreaterThan(150);
    expect(missing(codes, [...stripeCodes, ...facts.codesOfOtherCalls])).toEqual([]);
    // Should one of those come all the same, staff look at it.
    for (const code of facts.codesOfOtherCalls) expect(meaningOfCode(code, 400), code).toBe('for-staff');
  });

  test('what banks say of a declined card', () => {
    expect(missing(facts.stripeDeclineFacts, stripeDeclines)).toEqual([]);
    for (const decline of facts.stripeDeclineFacts) {
      expect(['ask-again', 'other-means']).toContain(meaningOfCode('card_declined', 402, decline));
    }
  });

  test('why a refund has come back', () => {
    for (const reason of facts.stripeFailureFacts) {
      expect(orders.refunds.problems, reason).toHaveProperty(problemOfFailure(reason));
    }
  });
});

test('each meaning has a way on: words for the shopper in both languages, and for staff', () => {
  const meanings = new Set([
    ...facts.paypalCaptureFacts.map((issue) => meaningOfIssue('capture', issue)),
    ...stripeCodes.map((code) => meaningOfCode(code, 400)),
  ]);
  expect([...meanings].sort()).toEqual([...refusalMeanings].sort());
  for (const meaning of meanings) {
    const said = [german, english].flatMap(({ refused }) => [
      refused[meaning](true),
      refused[meaning](false),
    ]);
    expect(new Set([...said, refusals[meaning]]).size).toBe(5);
    // Nobody is left without knowing that no money has moved.
    for (const text of said) expect(text).toMatch(/nichts abgebucht|nothing was charged/);
  }
});
