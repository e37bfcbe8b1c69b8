import { expect, test } from 'vitest';
import { codeForIssue } from '../../../shared/messages/schema-issues.ts';
import { checkoutSchema } from './checkout.schemas.ts';

const address = {
  email: 'lena@example.org',
  firstName: 'Lena',
  lastName: 'Muster',
  address: 'Rigaer Straße 1',
  city: 'Berlin',
  postalCode: '10247',
};
const checkout = {
  order_items: [{ product_item_id: 'x', qty: 1 }],
  shipmentAdress: address,
  phone: '030 1234567',
  shipping_method: { deliveryOption: 'shipment' },
  payment_method: 'bank_transfer',
  totalPrice: 1,
};

/** Messages are codes in wrappings of their own. */
const problemsOf = (sent: object) =>
  checkoutSchema.safeParse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  ['firstName', 'first-name-without-letters'],
  ['lastName', 'last-name-without-letters'],
  ['address', 'street-without-letters'],
  ['city', 'town-without-letters'],
])('digits alone as %s are not called missing', (field, code) => {
  expect(problemsOf(checkout)).toEqual([]);
  const problems = problemsOf({ ...checkout, shipmentAdress: { ...address, [field]: '123' } });
  expect(problems).toEqual([[`shipmentAdress.${field}`, expect.stringContaining(code)]]);
});

test.each(['firstName', 'lastName', 'address', 'city'])(
  'too long a text as %s is not called missing',
  (field) => {
    const sent = { ...checkout, shipmentAdress: { ...address, [field]: 'a'.repeat(300) } };
    const found = checkoutSchema.safeParse(sent, { error: codeForIssue }).error?.issues ?? [];
    expect(found.map(({ message }) => message)).toEqual(['characters-too-many']);
    const without = { ...checkout, shipmentAdress: { ...address, [field]: undefined } };
    const missing = checkoutSchema.safeParse(without, { error: codeForIssue }).error?.issues ?? [];
    expect(missing.map(({ message }) => message)).toEqual([expect.stringContaining('missing')]);
  },
);

test('a tab in a line of the address becomes a space, a break is refused', () => {
  const withApartment = (apartment: string) => ({ ...checkout, shipmentAdress: { ...address, apartment } });
  const sent = withApartment('\tHinterhaus\t3. OG \t');
  expect(checkoutSchema.parse(sent).checkout.customer.apartment).toBe('Hinterhaus 3. OG');
  expect(problemsOf(withApartment('Hinterhaus\n3. OG'))).toEqual([
    ['shipmentAdress.apartment', expect.stringContaining('not-one-line')],
  ]);
  const named = { ...checkout, shipmentAdress: { ...address, firstName: 'Lena\tMaria' } };
  expect(checkoutSchema.parse(named).checkout.customer.firstName).toBe('Lena Maria');
});

test('two numbers are no number, and one of full width is', () => {
  for (const phone of ['1234567890123456', '030 23125000 / 0171 1234567', '030 4567 / 0171 123']) {
    expect(problemsOf({ ...checkout, phone })).toEqual([['phone', expect.stringContaining('phone-invalid')]]);
  }
  expect(problemsOf({ ...checkout, phone: '０３０ ２３１２５０００' })).toEqual([]);
});
