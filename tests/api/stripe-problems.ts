import { treeOf, type FormTree } from '../../sandbox/stripe/form-body.ts';
import type { StripeCallName } from '../../sandbox/stripe/known-parameters.ts';
import type { RecordedCall } from './recorded-calls.ts';
import type { stripeTypes, StripeTypeName } from './stripe-types.ts';

type StripeTypes = ReturnType<typeof stripeTypes>;

/** Which call of Stripe's it is, and what it answers. */
export const stripeRoutes: readonly (readonly [
  string,
  RegExp,
  Exclude<StripeCallName, 'authenticate'>,
  StripeTypeName,
])[] = [
  ['POST', /^\/v1\/payment_intents$/, 'createIntent', 'PaymentIntent'],
  ['GET', /^\/v1\/payment_intents\/pi_\w+$/, 'retrieveIntent', 'PaymentIntent'],
  ['POST', /^\/v1\/payment_intents\/pi_\w+\/confirm$/, 'confirmIntent', 'PaymentIntent'],
  ['POST', /^\/v1\/payment_intents\/pi_\w+\/capture$/, 'captureIntent', 'PaymentIntent'],
  ['POST', /^\/v1\/payment_intents\/pi_\w+\/cancel$/, 'cancelIntent', 'PaymentIntent'],
  ['POST', /^\/v1\/checkout\/sessions$/, 'createSession', 'Session'],
  ['GET', /^\/v1\/checkout\/sessions\/cs_\w+$/, 'retrieveSession', 'Session'],
  ['POST', /^\/v1\/checkout\/sessions\/cs_\w+\/expire$/, 'expireSession', 'Session'],
  ['POST', /^\/v1\/refunds$/, 'createRefund', 'Refund'],
  ['GET', /^\/v1\/refunds$/, 'listRefunds', 'Refunds'],
  ['GET', /^\/v1\/disputes$/, 'listDisputes', 'Disputes'],
  ['GET', /^\/v1\/balance_transactions$/, 'listBalance', 'Balance'],
  ['GET', /^\/v1\/payouts$/, 'listPayouts', 'Payouts'],
  ['GET', /^\/v1\/radar\/early_fraud_warnings$/, 'listWarnings', 'Warnings'],
];

/** What both sides have said that Stripe's description does not know. */
export function stripeProblems(types: StripeTypes, calls: readonly RecordedCall[]): string[] {
  return calls.flatMap((call) => {
    if (call.path === '/api/webhooks/stripe') return types.differences('Event', JSON.parse(call.body));
    const [path = '', query = ''] = call.path.split('?');
    if (!path.startsWith('/sandbox/stripe/v1/')) return [];
    const at = path.replace('/sandbox/stripe', '');
    const found = stripeRoutes.find(([method, pattern]) => method === call.method && pattern.test(at));
    if (found === undefined) return [`${call.method} ${at}: no call of Stripe's`];
    const [, , name, answer] = found;
    const form = Object.fromEntries(new URLSearchParams(call.method === 'GET' ? query : call.body));
    const sent = typed(types, name, treeOf(form));
    const said =
      call.status === 200 ? types.differences(answer, JSON.parse(call.answer)) : errorProblems(call);
    // Browsers confirm as Stripe.js does, which no type describes.
    const asked = name === 'confirmIntent' ? [] : types.differences(name, sent);
    return [...asked, ...said].map((one) => `${call.method} ${at}: ${one}`);
  });
}

const errorTypes = ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'];

function errorProblems({ answer }: RecordedCall): string[] {
  const { error } = JSON.parse(answer) as { error?: { type?: string; message?: unknown } };
  const isRight = errorTypes.includes(error?.type ?? '') && typeof error?.message === 'string';
  return isRight ? [] : [`no error of Stripe's: ${answer}`];
}

/** A form has only texts: numbers and lists as the type of the parameter says. */
function typed(types: StripeTypes, name: StripeTypeName, tree: FormTree): Record<string, unknown> {
  const convert = (value: string | FormTree, path: readonly string[]): unknown => {
    if (typeof value !== 'string') {
      const entries = Object.entries(value);
      const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
      if (isList) return entries.map(([, one]) => convert(one, path));
      return Object.fromEntries(entries.map(([key, one]) => [key, convert(one, [...path, key])]));
    }
    const type = types.property(name, path) ?? '';
    if (/\bnumber\b/.test(type) && /^-?\d+$/.test(value)) return Number(value);
    return /\b(boolean|true)\b/.test(type) && /^(true|false)$/.test(value) ? value === 'true' : value;
  };
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, convert(value, [key])]));
}
