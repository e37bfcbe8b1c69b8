import { randomUUID } from 'node:crypto';
import { parsed } from './known.ts';
import { post } from './people.ts';
import type { Answer } from './shot.ts';

/** The texts of a form's fields; null: nothing is typed. */
type Typed = Readonly<Record<string, string | null>>;

export interface Form {
  /** Its address in REST. */
  readonly path: string;
  /** What is typed where a text is refused. Each of these fields gets the texts. */
  readonly usual: Typed;
  /** What is sent for it. */
  readonly bodyOf: (typed: Typed) => object;
  readonly headers?: Parameters<typeof post>[3];
}

/**
 * Sends a form with the same text in every field. What the door refuses, by its field, is typed in the usual way instead.
 * @returns the answer to what was taken, or what went wrong
 */
export async function sendTyped(base: string, form: Form, text: string): Promise<Answer | string> {
  const { path, usual, bodyOf, headers } = form;
  let typed: Typed = Object.fromEntries(Object.keys(usual).map((field) => [field, text]));
  let answer = await post(base, path, bodyOf(typed), headers);
  // Of characters that cannot be stored only the first field is named.
  for (let tries = 0; answer.status === 400 && tries < Object.keys(usual).length; tries += 1) {
    const { issues = [] } = (parsed(answer.body) ?? {}) as { issues?: readonly { field: string }[] };
    const refused = new Set(issues.map(({ field }) => field.split('.').at(-1) ?? ''));
    if (Object.keys(usual).every((field) => !refused.has(field) || typed[field] === usual[field]))
      return `refused without a field: ${answer.body.slice(0, 200)}`;
    typed = Object.fromEntries(
      Object.entries(typed).map(([field, value]) => [
        field,
        refused.has(field) ? (usual[field] ?? null) : value,
      ]),
    );
    answer = await post(base, path, bodyOf(typed), headers);
  }
  return answer.status < 300
    ? answer
    : `not taken: ${answer.status} ${answer.failure ?? answer.body.slice(0, 200)}`;
}

const email = () => `${randomUUID()}@example.org`;
const person = { firstName: 'Ada', lastName: 'Muster' };
const place = { address: 'Boxhagener Straße 1', city: 'Berlin', postalCode: '10245' };

/** The forms of the shop that anybody may send, apart from the checkout and from those that ask for an address only. */
const forms: readonly Form[] = [
  {
    path: '/api/contact',
    usual: { message: 'Passt er in eine Ente?', name: 'Ada Muster', phone: '', piece: '' },
    bodyOf: (typed) => ({ ...typed, email: email() }),
  },
  {
    path: '/api/shipping-request',
    usual: { name: 'Ada Muster', phone: '', country: 'Japan', postalCode: '', city: '', message: '' },
    bodyOf: (typed) => ({ ...typed, email: email() }),
  },
  {
    path: '/api/withdrawal',
    usual: { name: 'Ada Muster', contract: 'WMK-1', pieces: null },
    bodyOf: (typed) => ({ ...typed, email: email() }),
  },
  {
    path: '/api/contract-ending',
    usual: { name: 'Ada Muster', contract: 'WMK-1', reason: 'Es ist kaputt.', endsOn: '' },
    bodyOf: (typed) => ({ ...typed, manner: 'extraordinary', email: email() }),
  },
  {
    path: '/api/buy-in-mail',
    usual: {
      firstName: '',
      lastName: '',
      phone: '',
      street: '',
      addressLine2: '',
      city: '',
      postalCode: '',
      stateProvince: '',
      country: '',
      title: '',
      price: '',
    },
    bodyOf: ({ title, price, ...typed }) => ({
      ...typed,
      email: email(),
      furnitureItems: [{ title, price }],
    }),
  },
  {
    path: '/api/gift-voucher-orders',
    usual: { ...person, ...place, recipient: null, greeting: null, company: null },
    bodyOf: (typed) => ({
      ...typed,
      value: 100,
      design: 'planks',
      sendOn: null,
      email: email(),
      paymentMethod: 'bank_transfer',
    }),
  },
  {
    path: '/api/signup',
    usual: { name: 'Ada Muster', phone: '+49 30 5550123', password: 'Neun leere Schubladen' },
    bodyOf: (typed) => ({ ...typed, email: email() }),
  },
];

/**
 * Sends each public form with each of the texts in all its fields.
 * @returns what went wrong; empty if every text was refused by its field, or taken
 */
export async function unsentTexts(base: string, texts: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const form of forms) {
    for (const text of texts) {
      const key = [['idempotency-key', randomUUID()]] as const;
      const sent = await sendTyped(base, { ...form, headers: key }, text);
      if (typeof sent === 'string') wrong.push(`${form.path} ${JSON.stringify(text.slice(0, 40))}: ${sent}`);
    }
  }
  return wrong;
}
