import type Stripe from 'stripe';
import type { SandboxAnswers } from '../answers.ts';
import type { ObjectStore } from '../object-store.ts';
import { newName } from '../context.ts';
import { cardProblemText } from '../sandbox-texts.ts';
import { textAt, type FormTree, recordAt } from './form-body.ts';
import { casesOfIntent, reviewObject, troubleAfter } from './stripe-cases.ts';
import * as intents from './stripe-intents.ts';
import {
  authorisedUntil,
  invalid,
  refused,
  StripeRefusal,
  type ChargeName,
  type KeptIntent,
} from './stripe-intents.ts';
import { chargeObject, intentObject, nothing, type Expand } from './stripe-objects.ts';
import { findSession, newSession, sessionObject, type KeptSession } from './stripe-sessions.ts';
import { outcomeOf, type CardOutcome } from './test-cards.ts';
import type { StripeCall, StripeEvent, StripeAnswer } from './stripe-call.ts';

export async function createIntent({ objects, params, now }: StripeCall): Promise<StripeAnswer> {
  const amount = Number(textAt(params, 'amount'));
  const currency = textAt(params, 'currency');
  if (!Number.isInteger(amount) || amount < 50 || amount > 99_999_999) {
    throw invalid('Amount must be at least €0.50 eur and no more than €999,999.99.', 'amount_too_small');
  }
  if (currency !== 'eur') throw invalid('Invalid currency.');
  const capture_method = textAt(params, 'capture_method') ?? 'automatic_async';
  const metadata = recordAt(params['metadata']);
  const intent = newIntent({ amount, currency, metadata, capture_method, params }, now);
  await objects.keep(intent);
  const about = intentObject(intent, nothing);
  return {
    body: intentObject(intent, expandIn(params)),
    events: [{ type: 'payment_intent.created', about }],
  };
}

function newIntent(
  given: Pick<KeptIntent, 'amount' | 'currency' | 'metadata' | 'capture_method' | 'params'>,
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
    status: 'requires_payment_method',
    afterwards: null,
    card: null,
    ...given,
  };
}

export async function retrieveIntent(call: StripeCall): Promise<StripeAnswer> {
  const intent = await intentOf(call);
  const expand = expandIn(call.params);
  const { review } = await casesOfIntent(call.objects, intent.id);
  const shown = intentObject(intent, expand);
  if (review === null) return { body: shown };
  return { body: { ...shown, review: expand.has('review') ? reviewObject(review, intent) : review.id } };
}

/** The part of Stripe.js in the browser: charges the card that was typed in. */
export async function confirmIntent(call: StripeCall): Promise<StripeAnswer> {
  const { params, answers } = call;
  const intent = await intentOfBrowser(call);
  const number = textAt(params, 'payment_method_data', 'card', 'number') ?? '';
  const card = number.replace(/\D/g, '');
  const isPending = answers.to('confirm').kind === 'pending';
  const after = intents.confirmed(
    { ...intent, card },
    outcomeIn(answers, number),
    newCharge(call),
    isPending,
  );
  const answer = await settle(call, intent, after);
  const { refusal } = answer;
  if (refusal === undefined) return answer;
  // The intent keeps Stripe's English, which servers get; shoppers read their page's language.
  const message = cardProblemText(refusal.problem, textAt(params, 'locale'));
  return { ...answer, refusal: new StripeRefusal(refusal.status, { ...refusal.problem, message }) };
}

/** What the card says, or what the bank was told to say of any card. */
function outcomeIn(answers: SandboxAnswers, number: string): CardOutcome {
  const answer = answers.to('confirm');
  return answer.kind === 'refused'
    ? { kind: 'declined', code: answer.issue, declineCode: null, message: 'Your card was declined.' }
    : outcomeOf(number);
}

/** The part of the bank's own page: the shopper has agreed or declined. As with Stripe, the payment then goes on. */
export async function authenticateIntent(call: StripeCall): Promise<StripeAnswer> {
  const intent = await intentOfBrowser(call);
  const passed = textAt(call.params, 'outcome') === 'passed';
  const answer = await settle(call, intent, intents.authenticated(intent, passed, newCharge(call)));
  if (passed) return answer;
  return { body: answer.body, ...(answer.events === undefined ? {} : { events: answer.events }) };
}

export async function captureIntent(call: StripeCall): Promise<StripeAnswer> {
  const before = await intentOf(call);
  const answer = call.answers.to('capture');
  const after = intents.captured(before, call.params, answer.kind === 'pending', seconds(call.now));
  if (answer.kind === 'refused') throw refused(answer.issue, answer.status);
  const settled = await settle(call, before, after);
  const trouble = await troubleAfter(call.objects, after, call.now);
  return { ...settled, events: [...(settled.events ?? []), ...trouble] };
}

export async function cancelIntent(call: StripeCall): Promise<StripeAnswer> {
  const before = await intentOf(call);
  return settle(call, before, intents.cancelled(before, seconds(call.now)));
}

/** The bank has come to an end with a payment that was `processing`. */
export async function endProcessing(call: StripeCall, isTaken: boolean): Promise<StripeAnswer> {
  const before = await intentOf(call);
  return settle(call, before, intents.processed(before, isTaken));
}

async function settle(call: StripeCall, before: KeptIntent, after: KeptIntent): Promise<StripeAnswer> {
  await call.objects.keep(after);
  const problem = after.status === 'requires_payment_method' ? after.last_payment_error : null;
  return {
    body: intentObject(after, expandIn(call.params)),
    events: eventsOf(before, after),
    ...(problem === null ? {} : { refusal: new StripeRefusal(402, problem) }),
  };
}

/** What Stripe tells of an intent, and of its charge, that has changed. */
function eventsOf(before: KeptIntent, after: KeptIntent): StripeEvent[] {
  const intent = intentObject(after, nothing);
  const { latest_charge: kept } = after;
  const charge = kept === null ? null : chargeObject(after, kept);
  const told = (type: string): StripeEvent => ({ type, about: intent });
  const ofCharge = (type: string): StripeEvent[] => (charge === null ? [] : [{ type, about: charge }]);
  switch (after.status) {
    case 'succeeded':
      return before.status === 'requires_capture' || before.latest_charge !== null
        ? [...ofCharge('charge.captured'), told('payment_intent.succeeded')]
        : [...ofCharge('charge.succeeded'), told('payment_intent.succeeded')];
    case 'requires_capture':
      return [...ofCharge('charge.succeeded'), told('payment_intent.amount_capturable_updated')];
    case 'canceled':
      return before.status === 'requires_capture'
        ? [
            ...ofCharge(after.has_expired === true ? 'charge.expired' : 'charge.refunded'),
            told('payment_intent.canceled'),
          ]
        : [told('payment_intent.canceled')];
    case 'requires_action':
      return [told('payment_intent.requires_action')];
    case 'processing':
      return [...ofCharge('charge.pending'), told('payment_intent.processing')];
    default:
      return [
        ...(kept?.status === 'failed' ? ofCharge('charge.failed') : []),
        told('payment_intent.payment_failed'),
      ];
  }
}

export async function createSession({ objects, params, shop, now }: StripeCall): Promise<StripeAnswer> {
  const session = newSession(params, shop, now);
  await objects.keep(session);
  return { body: sessionObject(session, null, expandIn(params)) };
}

export async function retrieveSession(call: StripeCall): Promise<StripeAnswer> {
  return { body: await shownSession(call, await sessionOf(call), expandIn(call.params)) };
}

export async function expireSession(call: StripeCall): Promise<StripeAnswer> {
  const session = await sessionOf(call);
  if (session.status !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  const expired: KeptSession = { ...session, status: 'expired', url: null };
  await call.objects.keep(expired);
  const about = await shownSession(call, expired, nothing);
  return {
    body: await shownSession(call, expired, expandIn(call.params)),
    events: [{ type: 'checkout.session.expired', about }],
  };
}

/** The part of Stripe's own page: pays the session with this card, or with Klarna. */
export async function paySession(call: StripeCall): Promise<StripeAnswer> {
  const { objects, answers } = call;
  const session = await sessionOf(call);
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
  const { amount_total: amount, currency, intent: given } = session;
  const kept =
    session.payment_intent === null ? null : await objects.find<KeptIntent>(session.payment_intent);
  const intent = kept ?? newIntent({ amount, currency, ...given }, call.now);
  const number = textAt(call.params, 'number');
  const asked = number === null ? klarnaOutcome(call) : outcomeIn(answers, number);
  // The page itself asks for the bank's consent before it gets here.
  const outcome = asked.kind === 'asks-shopper' ? asked.then : asked;
  const card = number?.replace(/\D/g, '') ?? 'klarna';
  if (card === 'klarna' && !session.payment_method_types.includes('klarna')) {
    throw invalid('This Checkout Session does not allow klarna.');
  }
  const isPending = answers.to('confirm').kind === 'pending';
  const after = intents.confirmed({ ...intent, card }, outcome, newCharge(call), isPending);
  const settled = await settle(call, intent, after);
  const isPaid = after.status !== 'requires_payment_method';
  const paid: KeptSession = {
    ...session,
    payment_intent: after.id,
    ...(isPaid ? { status: 'complete', url: null } : {}),
  };
  await objects.keep(paid);
  const about = sessionObject(paid, after, nothing);
  const created: StripeEvent[] =
    kept === null ? [{ type: 'payment_intent.created', about: intentObject(intent, nothing) }] : [];
  const completed: StripeEvent[] = isPaid ? [{ type: 'checkout.session.completed', about }] : [];
  return { ...settled, body: about, events: [...created, ...(settled.events ?? []), ...completed] };
}

/** Klarna agrees, unless the page or the test says otherwise. */
function klarnaOutcome({ answers, params }: StripeCall): CardOutcome {
  if (textAt(params, 'refused') === null && answers.to('confirm').kind !== 'refused')
    return { kind: 'approved' };
  const message = 'The payment was declined by Klarna.';
  return { kind: 'declined', code: 'payment_method_provider_decline', declineCode: null, message };
}

export async function intentOf({ objects, id, now }: StripeCall): Promise<KeptIntent> {
  const intent = await findIntent(objects, id, now);
  if (intent?.object !== 'payment_intent') {
    throw invalid(`No such payment_intent: '${id}'`, 'resource_missing', 404);
  }
  return intent;
}

/** An authorisation past its time has ended, whether or not anybody was told. */
async function findIntent(objects: ObjectStore, id: string, now: Date): Promise<KeptIntent | null> {
  const intent = await objects.find<KeptIntent>(id);
  const charge = intent?.status === 'requires_capture' ? intent.latest_charge : null;
  const isOver = charge !== null && seconds(now) >= authorisedUntil(charge, intent?.card ?? null);
  return isOver && intent !== null ? intents.expired(intent, seconds(now)) : intent;
}

/** Stripe ends an authorisation, and tells of it. */
export async function expireIntent(call: StripeCall): Promise<StripeAnswer> {
  const before = await call.objects.find<KeptIntent>(call.id);
  if (before === null) throw invalid(`No such payment_intent: '${call.id}'`, 'resource_missing', 404);
  return settle(call, before, intents.expired(before, seconds(call.now)));
}

async function intentOfBrowser(call: StripeCall): Promise<KeptIntent> {
  const intent = await intentOf(call);
  if (textAt(call.params, 'client_secret') !== intent.client_secret) {
    throw invalid('The client_secret provided does not match.', 'payment_intent_invalid_parameter');
  }
  return intent;
}

async function sessionOf({ objects, id, now }: StripeCall): Promise<KeptSession> {
  const session = await findSession(objects, id, now);
  if (session === null) throw invalid(`No such checkout.session: ${id}`, 'resource_missing', 404);
  return session;
}

async function shownSession(
  { objects, now }: StripeCall,
  session: KeptSession,
  expand: Expand,
): Promise<Stripe.Checkout.Session> {
  const intent =
    session.payment_intent === null ? null : await findIntent(objects, session.payment_intent, now);
  return sessionObject(session, intent, expand);
}

const expandable = new Set([
  'latest_charge',
  'latest_charge.balance_transaction',
  'review',
  'payment_intent',
  'payment_intent.latest_charge',
  'payment_intent.latest_charge.balance_transaction',
]);

/** @throws StripeRefusal for what Stripe could not show as a whole, or the stand-in cannot */
export function expandIn(params: FormTree): Expand {
  const named = Object.values(recordAt(params['expand']));
  for (const one of named) {
    if (!expandable.has(one)) throw invalid(`This property cannot be expanded (${one}).`);
  }
  // What is below an object is shown as a part of it.
  return new Set(named.flatMap((one) => upTo(one)));
}

/** 'a.b.c' as itself and all that it is in. */
function upTo(path: string): string[] {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

function newCharge({ now }: StripeCall): ChargeName {
  return { id: newName('ch_'), created: seconds(now) };
}

export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
