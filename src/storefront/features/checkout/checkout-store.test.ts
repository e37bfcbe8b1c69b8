import { describe, expect, test } from 'vitest';
import { readCheckout, type Checkout, withoutAccount } from './checkout-store.ts';
import { textsWith } from './fill-from-account.browser.ts';

const empty = readCheckout();
const fill = (checkout: Checkout, formData: Partial<Checkout['formData']>, more: Partial<Checkout> = {}) => ({
  ...checkout,
  ...more,
  formData: { ...checkout.formData, ...formData },
});
const account = { firstName: 'Ada', company: 'Muster GmbH', postalCode: '1060', city: 'Wien' };

/** A checkout in which something was typed, and then filled in from an account. */
function filledAfter(typed: Partial<Checkout['formData']>): Checkout {
  const before = fill(empty, typed);
  const filled = fill(before, { ...account, ...typed }, { phone: '030 1', selectedCountry: 'AT' });
  return { ...filled, fromAccount: textsWith('ada@example.org', before, filled) };
}
const left = (checkout: Checkout) => withoutAccount(checkout, checkout.fromAccount!);

describe('with the login goes', () => {
  test('all that the account has filled in, and the country of its address', () => {
    expect(left(filledAfter({}))).toEqual(empty);
  });

  test('nothing that a guest had typed before', () => {
    const typed = { firstName: 'Bea', email: 'bea@example.org' };
    expect(left(filledAfter(typed))).toEqual(fill(empty, typed));
  });

  test('nothing that was typed since', () => {
    const changed = fill(filledAfter({}), { city: 'Bonn' }, { note: 'Hof', phone: '030 2' });
    expect(left(changed)).toEqual(fill(empty, { city: 'Bonn' }, { note: 'Hof', phone: '030 2' }));
  });

  test('a saved address that was chosen later, for the delivery or the invoice', () => {
    const first = filledAfter({});
    const billing = { ...empty.billing, company: 'Muster GmbH', postalCode: '1060' };
    const more = { billing, billingCountry: 'AT', otherBilling: true } as const;
    const chosen = fill(first, { company: '', postalCode: '10247', city: 'Berlin' }, more);
    expect(left({ ...chosen, fromAccount: textsWith('ada@example.org', first, chosen) })).toEqual(empty);
  });
});
