import { expect, test } from 'vitest';
import type { Refused, ShopAnswer } from '../../asking/ask-shop.ts';
import type { Charges } from './ask-charges.ts';
import { deliveryAnswer } from './ask-shipping.browser.ts';

const refused = (status: number, body: object): Refused => ({
  ok: false,
  status,
  message: null,
  code: null,
  body,
  ...('code' in body ? { code: body.code as string } : {}),
});

test('a charge in euros is shown in cents, with time and assembly', () => {
  const value = {
    shippingCharge: 25.1,
    deliveryWeeks: 1,
    assembly: true,
    toTheKerb: true,
    imported: true,
    saved: 30,
  };
  expect(deliveryAnswer({ ok: true, value })).toEqual({
    ok: true,
    delivery: {
      cents: 2510,
      weeks: 1,
      assembly: true,
      toTheKerb: true,
      imported: true,
      savedCents: 3000,
      exempt: null,
    },
  });
});

// Spec 8, 'Shipping calculator'.
test.each<[string, ShopAnswer<Charges>, string]>([
  ['an answer without a charge', { ok: true, value: {} as Charges }, 'No shipping rates found.'],
  ['no answer', refused(0, {}), 'Failed to calculate shipping. See console for details.'],
  ['no endpoint', refused(404, { code: 'not-found' }), 'Shipping endpoint not configured.'],
  ['a piece that is gone', refused(404, { code: 'product-not-found', message: 'Gone' }), 'Gone'],
  ['an error without words', refused(502, {}), 'No shipping rates found.'],
  ['a message', refused(422, { message: 'Too far' }), 'Too far'],
  ['a list of messages', refused(422, { message: ['Too far', 'Too heavy'] }), 'Too far; Too heavy'],
  ['an error', refused(422, { error: 'Too far' }), 'Too far'],
  ['a message and an error', refused(422, { message: 'Too far', error: 'Late' }), 'Too far'],
  ['a message of success without a charge', { ok: true, value: { message: ['A', 'B'] } as never }, 'A; B'],
])('%s', (_, answer, message) => {
  expect(deliveryAnswer(answer)).toEqual({ ok: false, message, isNoPlace: false, isOnRequest: false });
});

test('a place that does not exist is reported at its field, in the shop’s words', () => {
  const issues = [{ field: 'Useraddress.postalCode', message: 'Diese Postleitzahl gibt es nicht' }];
  expect(deliveryAnswer(refused(422, { code: 'no-such-place', issues }))).toEqual({
    ok: false,
    message: 'Diese Postleitzahl gibt es nicht',
    isNoPlace: true,
    isOnRequest: false,
  });
});

test('a country or a part of one without rates can be asked for', () => {
  const refusal = { code: 'no-shipping-rate', message: 'No shipping rates found.' };
  const answerTo = (body: object) => deliveryAnswer({ ...refused(422, body), message: refusal.message });
  expect(answerTo(refusal)).toEqual({
    ok: false,
    message: 'No shipping rates found.',
    isNoPlace: false,
    isOnRequest: true,
  });
  const issues = [{ field: 'Useraddress.postalCode', message: 'Nur auf Anfrage' }];
  const ofPlace = { ok: false, message: 'Nur auf Anfrage', isNoPlace: true, isOnRequest: true };
  expect(answerTo({ ...refusal, issues })).toEqual(ofPlace);
  // Where nothing is sold but on request.
  const notSold = { code: 'sale-on-request', message: 'Auf Anfrage.' };
  expect(answerTo({ ...notSold, issues })).toEqual(ofPlace);
  const ofCountry = [{ field: 'country', message: 'Nur auf Anfrage' }];
  expect(answerTo({ ...notSold, issues: ofCountry })).toEqual({ ...ofPlace, isNoPlace: false });
});
