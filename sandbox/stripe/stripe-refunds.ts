import type { SandboxAnswer } from '../answers.ts';
import type { ObjectStore, Kept } from '../object-store.ts';
import { newName } from '../context.ts';
import { textAt, type FormTree, recordAt } from './form-body.ts';
import { refunded, type KeptIntent } from './stripe-intents.ts';
import { refundsLater } from './test-cards.ts';

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

export interface KeptRefund extends Kept {
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly failure_reason?: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly status: RefundStatus;
}

interface RefundsOfIntent extends Kept {
  readonly refunds: readonly KeptRefund[];
}

const nameOf = (intentId: string): string => `stripe-refunds ${intentId}`;
const isBack = ({ status }: Pick<KeptRefund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

/** Refunds of some test cards end after this time, in seconds, without a webhook. */
const laterSeconds = 3600;

/** All refunds of an intent as they are now, the oldest first. */
export async function refundsOf(
  objects: ObjectStore,
  intentId: string,
  now: number,
): Promise<readonly KeptRefund[]> {
  const refunds = (await objects.find<RefundsOfIntent>(nameOf(intentId)))?.refunds ?? [];
  const intent = await objects.find<KeptIntent>(intentId);
  const later = intent === null ? null : refundsLater(intent.card);
  const isDue = ({ created, status }: KeptRefund): boolean =>
    now - created >= laterSeconds && (status === 'pending' || status === 'succeeded') && status !== later;
  if (later === null || !refunds.some(isDue)) return refunds;
  return changeRefunds(objects, intentId, (refund) => (isDue(refund) ? endedAs(refund, later) : refund));
}

/** All refunds of an intent end like this. */
export function endRefundsOf(
  objects: ObjectStore,
  intentId: string,
  status: RefundStatus,
): Promise<readonly KeptRefund[]> {
  return changeRefunds(objects, intentId, (refund) => (isBack(refund) ? refund : endedAs(refund, status)));
}

function endedAs(refund: KeptRefund, status: RefundStatus): KeptRefund {
  const { failure_reason: _, ...rest } = refund;
  return { ...rest, status, ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}) };
}

/** What has come back, the charge has no longer refunded. */
async function changeRefunds(
  objects: ObjectStore,
  intentId: string,
  change: (refund: KeptRefund) => KeptRefund,
): Promise<readonly KeptRefund[]> {
  const before = (await objects.find<RefundsOfIntent>(nameOf(intentId)))?.refunds ?? [];
  const refunds = before.map(change);
  await objects.keep<RefundsOfIntent>({ id: nameOf(intentId), refunds });
  const intent = await objects.find<KeptIntent>(intentId);
  if (intent !== null && intent.latest_charge !== null) {
    const amount_refunded = refunds.reduce((sum, one) => (isBack(one) ? sum : sum + one.amount), 0);
    await objects.keep({ ...intent, latest_charge: { ...intent.latest_charge, amount_refunded } });
  }
  return refunds;
}

/** A new refund, in the store. */
export async function keepRefund(
  objects: ObjectStore,
  intent: KeptIntent,
  params: FormTree,
  answer: Exclude<SandboxAnswer, { kind: 'refused' }>,
  now: number,
): Promise<{ readonly refund: KeptRefund; readonly intent: KeptIntent }> {
  const wanted = textAt(params, 'amount');
  const after = refunded(intent, wanted === null ? null : Number(wanted));
  const status = statusOf(answer, intent);
  const refund: KeptRefund = {
    id: newName('re_'),
    amount: after.amount,
    charge: intent.latest_charge?.id ?? '',
    created: now,
    currency: intent.currency,
    metadata: recordAt(params['metadata']),
    payment_intent: intent.id,
    status,
    ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  };
  const whole = isBack(refund) ? intent : after.intent;
  await objects.keep(whole);
  const before = (await objects.find<RefundsOfIntent>(nameOf(intent.id)))?.refunds ?? [];
  await objects.keep<RefundsOfIntent>({ id: nameOf(intent.id), refunds: [...before, refund] });
  return { refund, intent: whole };
}

function statusOf(answer: Exclude<SandboxAnswer, { kind: 'refused' }>, intent: KeptIntent): RefundStatus {
  switch (answer.kind) {
    case 'made':
      return refundsLater(intent.card) === 'succeeded' ? 'pending' : 'succeeded';
    case 'pending':
      return answer.as === 'requires_action' ? 'requires_action' : 'pending';
    case 'failed':
      return answer.as === 'canceled' ? 'canceled' : 'failed';
  }
}
