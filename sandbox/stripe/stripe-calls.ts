import type { SandboxAnswers } from '../answers.ts';
import type { Books, Kept } from '../books.ts';
import { newName } from '../ground.ts';
import { cardProblemText } from '../sandbox-texts.ts';
import { textAt, type FormTree } from './form-body.ts';
import {
  authenticated,
  cancelled,
  captured,
  confirmed,
  invalid,
  refunded,
  StripeRefusal,
  type Intent,
  type KeptIntent,
} from './stripe-intents.ts';
import {
  checkMethods,
  findSession,
  newSession,
  recordAt,
  type KeptSession,
  type Session,
} from './stripe-sessions.ts';
import { outcomeOf } from './test-cards.ts';

/** One call of Stripe's API, within the books. */
export interface StripeCall {
  readonly books: Books;
  readonly now: Date;
  /** The shop's address for browsers. */
  readonly shop: string;
  readonly params: FormTree;
  /** From the path. */
  readonly id: string;
  readonly answers: SandboxAnswers;
}

interface Refund extends Kept {
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly failure_reason?: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'succeeded' | 'pending' | 'failed';
}

interface RefundsOfIntent extends Kept {
  readonly refunds: readonly Refund[];
}

export interface StripeAnswer {
  readonly body: object;
  /** What a webhook reports about it. */
  readonly event?: { readonly type: string; readonly about: object };
  /** Answered as a refusal, although something has been written. */
  readonly refusal?: StripeRefusal;
}

export async function createIntent({ books, params, now }: StripeCall): Promise<StripeAnswer> {
  const amount = Number(textAt(params, 'amount'));
  const currency = textAt(params, 'currency');
  checkMethods(params);
  if (!Number.isInteger(amount) || amount < 50 || amount > 99_999_999) {
    throw invalid('Amount must be at least €0.50 eur and no more than €999,999.99.', 'amount_too_small');
  }
  if (currency !== 'eur') throw invalid('Invalid currency.');
  const intent = newIntent(
    {
      amount,
      currency,
      metadata: recordAt(params['metadata']),
      description: textAt(params, 'description'),
      capture_method: textAt(params, 'capture_method') ?? 'automatic_async',
    },
    now,
  );
  await books.keep(intent);
  return { body: shown(intent), event: { type: 'payment_intent.created', about: shown(intent) } };
}

function newIntent(
  given: Pick<KeptIntent, 'amount' | 'currency' | 'metadata' | 'description' | 'capture_method'>,
  now: Date,
): KeptIntent {
  const id = newName('pi_');
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    client_secret: `${id}_secret_${newName('')}`,
    created: seconds(now),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    on_behalf_of: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    transfer_data: null,
    afterwards: null,
    ...given,
  };
}

export async function retrieveIntent(call: StripeCall): Promise<StripeAnswer> {
  return { body: shown(await intentOf(call)) };
}

/** The part of Stripe.js in the browser: charges the card that was typed in. */
export async function confirmIntent(call: StripeCall): Promise<StripeAnswer> {
  const { books, params } = call;
  const intent = await intentOf(call);
  if (textAt(params, 'client_secret') !== intent.client_secret) {
    throw invalid('The client_secret provided does not match.', 'payment_intent_invalid_parameter');
  }
  const number = textAt(params, 'payment_method_data', 'card', 'number');
  const isSecond = intent.status === 'requires_confirmation' && intent.afterwards !== null;
  const outcome = isSecond && intent.afterwards !== null ? intent.afterwards : outcomeOf(number ?? '');
  const answer = await settle(books, confirmed(intent, outcome, newName('ch_')));
  const { refusal } = answer;
  if (refusal === undefined) return answer;
  // The intent keeps Stripe's English, which servers get; shoppers read their page's language.
  const message = cardProblemText(refusal.problem, textAt(params, 'locale'));
  return { ...answer, refusal: new StripeRefusal(refusal.status, { ...refusal.problem, message }) };
}

/** The part of the bank's own page: the shopper has agreed or declined. */
export async function authenticateIntent(call: StripeCall): Promise<StripeAnswer> {
  const intent = await intentOf(call);
  if (textAt(call.params, 'client_secret') !== intent.client_secret) throw invalid('Wrong client_secret.');
  const after = authenticated(intent, textAt(call.params, 'outcome') === 'passed');
  await call.books.keep(after);
  return { body: shown(after) };
}

export async function captureIntent(call: StripeCall): Promise<StripeAnswer> {
  const intent = captured(await intentOf(call));
  const answer = call.answers.to('capture');
  if (answer.kind === 'refused') throw refused(answer.issue, answer.status);
  return settle(call.books, intent);
}

export async function cancelIntent(call: StripeCall): Promise<StripeAnswer> {
  return settle(call.books, cancelled(await intentOf(call), seconds(call.now)));
}

async function settle(books: Books, intent: KeptIntent): Promise<StripeAnswer> {
  await books.keep(intent);
  const problem = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  return {
    body: shown(intent),
    event: { type: eventOf(intent), about: shown(intent) },
    ...(problem === null ? {} : { refusal: new StripeRefusal(402, problem) }),
  };
}

function eventOf({ status }: Intent): string {
  switch (status) {
    case 'succeeded':
      return 'payment_intent.succeeded';
    case 'requires_capture':
      return 'payment_intent.amount_capturable_updated';
    case 'canceled':
      return 'payment_intent.canceled';
    case 'requires_action':
      return 'payment_intent.requires_action';
    default:
      return 'payment_intent.payment_failed';
  }
}

/** A refusal by its code: with 402 the card's, else of the request. */
function refused(code: string, status = 400): StripeRefusal {
  const type = status === 402 ? 'card_error' : 'invalid_request_error';
  return new StripeRefusal(status, { type, code, message: `The request was refused: ${code}.` });
}

const refundsOf = async (books: Books, intentId: string): Promise<readonly Refund[]> =>
  (await books.find<RefundsOfIntent>(`stripe-refunds ${intentId}`))?.refunds ?? [];

/** The newest first, as Stripe lists. */
export async function listRefunds({ books, params }: StripeCall): Promise<StripeAnswer> {
  const data = await refundsOf(books, textAt(params, 'payment_intent') ?? '');
  return { body: { object: 'list', url: '/v1/refunds', has_more: false, data: [...data].reverse() } };
}

/** All refunds of an intent end like this; of the failed ones the charge knows nothing more. */
export async function endedRefunds(
  books: Books,
  intentId: string,
  status: 'succeeded' | 'failed',
): Promise<readonly Refund[]> {
  const refunds = (await refundsOf(books, intentId)).map((refund) => ({
    ...refund,
    status,
    ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  }));
  await books.keep<RefundsOfIntent>({ id: `stripe-refunds ${intentId}`, refunds });
  const intent = await books.find<KeptIntent>(intentId);
  if (intent !== null && intent.latest_charge !== null && status === 'failed') {
    await books.keep({ ...intent, latest_charge: { ...intent.latest_charge, amount_refunded: 0 } });
  }
  return refunds;
}

export async function createRefund({ books, params, ...rest }: StripeCall): Promise<StripeAnswer> {
  const id = textAt(params, 'payment_intent') ?? '';
  const wanted = textAt(params, 'amount');
  const intent = await intentOf({ ...rest, books, params, id });
  const after = refunded(intent, wanted === null ? null : Number(wanted));
  const answer = rest.answers.to('refund');
  if (answer.kind === 'refused') throw refused(answer.issue, answer.status);
  await books.keep(after.intent);
  const body: Refund = {
    id: newName('re_'),
    object: 'refund',
    amount: after.amount,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata: recordAt(params['metadata']),
    status: answer.kind === 'pending' ? 'pending' : 'succeeded',
  };
  const before = await refundsOf(books, intent.id);
  await books.keep<RefundsOfIntent>({ id: `stripe-refunds ${intent.id}`, refunds: [...before, body] });
  const about = { object: 'charge', ...after.intent.latest_charge, metadata: intent.metadata };
  return { body, event: { type: 'charge.refunded', about } };
}

export async function createSession({ books, params, shop, now }: StripeCall): Promise<StripeAnswer> {
  const session = newSession(params, shop, now);
  await books.keep(session);
  return { body: await shownSession(books, session) };
}

export async function retrieveSession(call: StripeCall): Promise<StripeAnswer> {
  return { body: await shownSession(call.books, await sessionOf(call)) };
}

export async function expireSession(call: StripeCall): Promise<StripeAnswer> {
  const session = await sessionOf(call);
  if (session.status !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  const expired: KeptSession = { ...session, status: 'expired', url: null };
  await call.books.keep(expired);
  const body = await shownSession(call.books, expired);
  return { body, event: { type: 'checkout.session.expired', about: body } };
}

/** The part of Stripe's own page: pays the session with this card, or with an instalment provider that agrees. */
export async function paySession(call: StripeCall): Promise<StripeAnswer> {
  const session = await sessionOf(call);
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
  const { amount_total: amount, currency, intent: given } = session;
  const before =
    session.payment_intent === null ? null : await call.books.find<KeptIntent>(session.payment_intent);
  const intent = before ?? newIntent({ amount, currency, ...given }, call.now);
  const number = textAt(call.params, 'number');
  const asked = number === null ? ({ kind: 'approved' } as const) : outcomeOf(number);
  // The page itself asks for the bank's consent before it gets here.
  const outcome = asked.kind === 'asks-shopper' ? asked.then : asked;
  const after = confirmed(intent, outcome, newName('ch_'));
  await call.books.keep(after);
  const isPaid = after.status !== 'requires_payment_method';
  const paid: KeptSession = {
    ...session,
    payment_intent: after.id,
    ...(isPaid ? { status: 'complete', url: null } : {}),
  };
  await call.books.keep(paid);
  const body = await shownSession(call.books, paid);
  return isPaid
    ? { body, event: { type: 'checkout.session.completed', about: body } }
    : { body, ...refusalOf(after) };
}

function refusalOf({ last_payment_error: problem }: Intent): { refusal?: StripeRefusal } {
  return problem === null ? {} : { refusal: new StripeRefusal(402, problem) };
}

async function intentOf({ books, id }: StripeCall): Promise<KeptIntent> {
  const intent = await books.find<KeptIntent>(id);
  if (intent?.object !== 'payment_intent') {
    throw invalid(`No such payment_intent: '${id}'`, 'resource_missing', 404);
  }
  return intent;
}

async function sessionOf({ books, id, now }: StripeCall): Promise<KeptSession> {
  const session = await findSession(books, id, now);
  if (session === null) throw invalid(`No such checkout.session: ${id}`, 'resource_missing', 404);
  return session;
}

function shown({ afterwards: _, ...intent }: KeptIntent): Intent {
  return intent;
}

async function shownSession(
  books: Books,
  { intent: _, ...session }: KeptSession,
): Promise<Omit<Session, 'payment_intent'> & { readonly payment_intent: Intent | null }> {
  const intent =
    session.payment_intent === null ? null : await books.find<KeptIntent>(session.payment_intent);
  return { ...session, payment_intent: intent === null ? null : shown(intent) };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
