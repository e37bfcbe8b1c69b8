import { randomUUID } from 'node:crypto';
import { piecesForSale, type ForSale } from '../faults/buy.ts';
import { typedTexts } from './hostile-values.ts';
import { parsed } from './known.ts';
import { get, post } from './people.ts';

interface Refusal {
  readonly issues?: readonly { readonly field: string }[];
}

/** What a shopper types at the checkout, each as the text that is tried. */
const fieldsOf = (text: string) => ({
  note: text,
  company: text,
  firstName: text,
  lastName: text,
  address: text,
  apartment: text,
  city: text,
});
type Field = keyof ReturnType<typeof fieldsOf>;

const usual: Readonly<Record<Field, string | null>> = {
  ...{ note: null, company: 'Muster GmbH', firstName: 'Ada', lastName: 'Muster', apartment: null },
  ...{ address: 'Boxhagener Straße 1', city: 'Berlin' },
};

function draftOf(piece: ForSale, typed: Readonly<Record<Field, string | null>>): object {
  const { note, company, ...place } = typed;
  return {
    order_items: [{ product_item_id: piece.productId, qty: 1 }],
    phone: '+49 30 5550123',
    payment_method: 'stripe',
    customerKind: 'business',
    ...{ note, company },
    shipmentAdress: { email: `${randomUUID()}@example.org`, postalCode: '10245', ...place },
    shipping_method: { deliveryOption: 'pickup' },
    totalPrice: piece.price,
  };
}

/**
 * Buys a piece by card for each text that has broken other shops, typed into every field of the checkout. What the door
 * refuses, by its field, is typed in a usual way instead; what it takes must be paid for to the end.
 * @returns what went wrong; empty if nothing did
 */
export async function unpaidTexts(base: string): Promise<string[]> {
  const wrong: string[] = [];
  const pieces = await piecesForSale(base, typedTexts.length);
  for (const text of typedTexts) {
    const piece = pieces.shift();
    const fault = piece === undefined ? 'no piece is left' : await buyWith(base, piece, text);
    if (fault !== null) wrong.push(`${JSON.stringify(text.slice(0, 40))}: ${fault}`);
  }
  return wrong;
}

async function buyWith(base: string, piece: ForSale, text: string): Promise<string | null> {
  let typed: Readonly<Record<Field, string | null>> = fieldsOf(text);
  let drafted = await post(base, '/api/initiate-payment', draftOf(piece, typed));
  // Of characters that cannot be stored only the first field is named.
  for (let tries = 0; drafted.status === 400 && tries < Object.keys(typed).length; tries += 1) {
    const { issues = [] } = (parsed(drafted.body) ?? {}) as Refusal;
    const refused = issues.map(({ field }) => field.split('.').at(-1) ?? '');
    if (refused.length === 0) return 'refused without a field';
    const mended = Object.entries(typed).map(([field, value]) => [
      field,
      refused.includes(field) ? usual[field as Field] : value,
    ]);
    typed = Object.fromEntries(mended) as typeof typed;
    drafted = await post(base, '/api/initiate-payment', draftOf(piece, typed));
  }
  const { orderId } = (parsed(drafted.body) ?? {}) as { orderId?: string };
  if (orderId === undefined) return `not drafted: ${drafted.status} ${drafted.body.slice(0, 200)}`;
  const confirmed = await post(base, `/api/checkout/${orderId}/confirm`, {});
  if (confirmed.status !== 200) return `not ordered: ${confirmed.status} ${confirmed.body.slice(0, 200)}`;
  const asked = await post(base, '/api/card-intent', { orderId });
  const { clientSecret = '' } = (parsed(asked.body) ?? {}) as { clientSecret?: string };
  const [intent = ''] = clientSecret.split('_secret_');
  await fetch(`${base}/sandbox/stripe/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  const paid = await post(base, '/api/card-confirm', { paymentIntentId: intent });
  if (paid.status !== 200) return `not paid: ${paid.status} ${paid.body.slice(0, 200)}`;
  const { paymentData } = (parsed((await get(base, `/api/orders/${orderId}`)).body) ?? {}) as {
    paymentData?: readonly { readonly status: string }[];
  };
  return paymentData?.at(-1)?.status === 'received' ? null : `its payment is ${JSON.stringify(paymentData)}`;
}
