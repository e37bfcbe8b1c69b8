import { expect, test } from 'vitest';
import { missingFor, openingState, type OpeningFacts, type OpeningState } from './opening-conditions.ts';

const finished: OpeningFacts = {
  dummies: [],
  hasMailServer: true,
  isTrial: false,
  withoutSecondFactor: [],
};

test('a finished shop lacks nothing', () => {
  expect(missingFor(finished)).toEqual([]);
});

test('an unfinished one lacks all of it, the bank account first', () => {
  const facts = { dummies: ['vatId', 'bankAccount'], hasMailServer: false, isTrial: true };
  expect(missingFor({ ...facts, withoutSecondFactor: ['Ada'] })).toEqual([
    { condition: 'bank-account', names: ['bankAccount'] },
    { condition: 'company', names: ['vatId'] },
    { condition: 'mail-server', names: [] },
    { condition: 'real-payments', names: [] },
    { condition: 'second-factor', names: ['Ada'] },
  ]);
});

test.each<[Partial<OpeningFacts>, string]>([
  [{ dummies: ['bankAccount'] }, 'bank-account'],
  [{ dummies: ['firm'] }, 'company'],
  [{ hasMailServer: false }, 'mail-server'],
  [{ isTrial: true }, 'real-payments'],
  [{ withoutSecondFactor: ['Ada'] }, 'second-factor'],
])('each thing is missed by itself: %j', (change, condition) => {
  expect(missingFor({ ...finished, ...change }).map((missing) => missing.condition)).toEqual([condition]);
});

test('where nobody looks at second factors, none is missed', () => {
  expect(missingFor({ ...finished, withoutSecondFactor: null })).toEqual([]);
});

test.each<[isPublic: boolean, isTrial: boolean, isOpened: boolean, state: OpeningState]>([
  [false, false, false, 'local'],
  [false, true, false, 'local'],
  [true, false, false, 'closed'],
  [true, false, true, 'open'],
  // A trial does not open the shop: afterwards the shop is what it was before.
  [true, true, false, 'trial'],
  [true, true, true, 'trial'],
])('public %s, on trial %s, opened %s: %s', (isPublic, isTrial, isOpened, state) => {
  expect(openingState({ isPublic, isTrial }, isOpened)).toBe(state);
});
