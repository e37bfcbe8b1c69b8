import { expect, test } from 'vitest';
import { changeCheckout, changeForm, readCheckout } from '../checkout-store.ts';
import { endPlacedCheckout } from './use-placed-order.ts';

test('of an order that was placed the next one has who and where, but not its remark and how it was paid', () => {
  changeForm({ lastName: 'Beispiel', city: 'Berlin' });
  changeCheckout({ placed: 'order-1', note: 'Nur am 5. Dezember liefern', paymentMethod: 'bank_transfer' });
  endPlacedCheckout('order-2');
  expect(readCheckout()).toMatchObject({ placed: 'order-1', note: 'Nur am 5. Dezember liefern' });
  endPlacedCheckout('order-1');
  expect(readCheckout()).toMatchObject({
    ...{ placed: null, note: '', paymentMethod: null },
    formData: { lastName: 'Beispiel', city: 'Berlin' },
  });
});
