import { randomUUID } from 'node:crypto';
import { piecesForSale, type ForSale } from '../faults/buy.ts';
import { parsed } from './known.ts';
import { get, post } from './people.ts';
import { sendTyped, type Form } from './typed-forms.ts';

/** The checkout for a piece, with all that a shopper may type there. */
const checkoutOf = (piece: ForSale): Form => ({
  path: '/api/initiate-payment',
  usual: {
    note: null,
    company: 'Muster GmbH',
    firstName: 'Ada',
    lastName: 'Muster',
    apartment: null,
    address: 'Boxhagener Straße 1',
    city: 'Berlin',
  },
  bodyOf: ({ note, company, ...place }) => ({
    order_items: [{ product_item_id: piece.productId, qty: 1 }],
    phone: '+49 30 5550123',
    payment_method: 'stripe',
    customerKind: 'business',
    note,
    company,
    shipmentAdress: { email: `${randomUUID()}@example.org`, postalCode: '10245', ...place },
    shipping_method: { deliveryOption: 'pickup' },
    totalPrice: piece.price,
  }),
});

/**
 * Buys a piece by card for each text that has broken other shops, typed into every field of the checkout. What the door
 * refuses, by its field, is typed in a usual way instead; what it takes must be paid for to the end, and have an invoice
 * with its file, which has an e-invoice inside.
 * @returns what went wrong; empty if nothing did
 */
export async function unpaidTexts(base: string, texts: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const bought: Bought[] = [];
  const pieces = await piecesForSale(base, texts.length);
  for (const text of texts) {
    const piece = pieces.shift();
    const result = piece === undefined ? 'no piece is left' : await buyWith(base, piece, text);
    if (typeof result === 'string') wrong.push(`${shown(text)}: ${result}`);
    else bought.push(result);
  }
  for (const { orderId, text } of bought) {
    const problem = await problemOfInvoice(base, orderId);
    if (problem !== null) wrong.push(`${shown(text)}: ${problem}`);
  }
  return wrong;
}

interface Bought {
  readonly orderId: string;
  readonly text: string;
}

const shown = (text: string): string => JSON.stringify(text.slice(0, 40));

/** In ms. A job makes the files, one after the other. */
const longestForFiles = 60_000;

async function problemOfInvoice(base: string, orderId: string): Promise<string | null> {
  const until = Date.now() + longestForFiles;
  for (;;) {
    const { invoices = [] } = (parsed((await get(base, `/api/orders/${orderId}`)).body) ?? {}) as {
      invoices?: readonly { readonly number: string; readonly isMade: boolean }[];
    };
    const [first] = invoices;
    if (first?.isMade === true) {
      const { status } = await get(base, `/api/orders/${orderId}/invoices/${first.number}`);
      return status === 200 ? null : `its invoice is answered with ${status}`;
    }
    if (Date.now() > until) return first === undefined ? 'it has no invoice' : 'its invoice has no file';
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function buyWith(base: string, piece: ForSale, text: string): Promise<Bought | string> {
  const drafted = await sendTyped(base, checkoutOf(piece), text);
  if (typeof drafted === 'string') return drafted;
  const { orderId = '' } = (parsed(drafted.body) ?? {}) as { orderId?: string };
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
  return paymentData?.at(-1)?.status === 'received'
    ? { orderId, text }
    : `its payment is ${JSON.stringify(paymentData)}`;
}
