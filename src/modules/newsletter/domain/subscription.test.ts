import { describe, expect, test } from 'vitest';
import { decideConfirm, decideRequest, type Subscription } from './subscription.ts';

const now = new Date('2028-02-29T22:59:59Z');
const ago = (minutes: number) => ({ sentAt: new Date(now.getTime() - minutes * 60_000) });
const day = 24 * 60;
const pending: Subscription = { state: 'pending', endedAt: null };
const active: Subscription = { state: 'active', endedAt: null };
const ended: Subscription = { state: 'ended', endedAt: ago(2 * day).sentAt };

describe('a request', () => {
  test.each([
    ['of a new address', null, [], 'ask-by-mail'],
    ['of one that was asked a minute ago', pending, [ago(1)], 'ask-by-mail'],
    ['of one that was asked this moment', pending, [ago(0.5)], 'nothing'],
    ['for the third time today', pending, [ago(5), ago(90)], 'ask-by-mail'],
    ['for the fourth time today', pending, [ago(5), ago(90), ago(day - 1)], 'nothing'],
    ['with three mails, one of them yesterday', pending, [ago(5), ago(90), ago(day)], 'ask-by-mail'],
    ['by a current subscriber', active, [], 'nothing'],
    ['by a former subscriber', ended, [], 'ask-by-mail'],
  ] as const)('%s', (_of, known, sent, expected) => {
    expect(decideRequest(known, sent, now).kind).toBe(expected);
  });
});

describe('following the link', () => {
  test.each([
    ['at once', pending, ago(1), 'begins'],
    ['after a week, to the minute', pending, ago(7 * day), 'begins'],
    ['later', pending, ago(7 * day + 1), 'link-expired'],
    ['a second time', active, ago(5), 'has-begun'],
    ['a second time, long after', active, ago(400 * day), 'has-begun'],
    ['of before the end', ended, ago(3 * day), 'link-invalid'],
    ['of a request after the end', ended, ago(day), 'begins'],
  ] as const)('%s', (_when, subscription, link, expected) => {
    expect(decideConfirm(subscription, link, now)).toBe(expected);
  });
});
