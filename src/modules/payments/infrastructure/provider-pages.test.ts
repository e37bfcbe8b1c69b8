import { expect, test } from 'vitest';
import { casePage } from './provider-pages.ts';

test.each([
  ['stripe', 'pi_1/x', 'https://dashboard.stripe.com/payments/pi_1%2Fx'],
  ['paypal', '7TK', 'https://www.paypal.com/resolutioncenter'],
] as const)('staff answer to a case of %s on its own page', (provider, transactionId, page) => {
  expect(casePage({ provider, transactionId })).toBe(page);
});
