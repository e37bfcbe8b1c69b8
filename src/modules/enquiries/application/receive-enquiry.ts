import type { Tx } from '../../../platform/db/db.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Failure, type Result } from '../../../shared/result.ts';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import { enquiriesPerDay, type EnquiryKind } from '../domain/enquiry.ts';
import { lockSender, receivedSince } from '../infrastructure/enquiry-rows.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';

const sameWithinMs = 15 * minuteMs;

/** What is stored of any enquiry besides its content. */
interface Arrival {
  readonly id: string;
  readonly requestHash: string;
  readonly now: Date;
}

export type TooManyEnquiries = { readonly code: 'too-many-enquiries' };

type Received<Refusal extends Failure> = Result<{ readonly number: number }, Refusal | TooManyEnquiries>;

/**
 * Receives an enquiry: it is stored and mailed to the shop, with a receipt to the sender. The same enquiry within a
 * quarter of an hour counts once.
 * @param store gives it its number
 * @param mails to the shop and to the sender
 * @returns its number
 */
export async function receive<Refusal extends Failure = never>(
  { db, now: clock, newId }: EnquiryDependencies,
  kind: EnquiryKind,
  enquiry: { readonly email: string },
  store: (tx: Tx, arrival: Arrival) => Promise<Result<number, Refusal>>,
  mails: readonly ((number: number) => Mail)[],
): Promise<Received<Refusal>> {
  const now = clock();
  const requestHash = hashOf(JSON.stringify(enquiry));
  return db.transaction(async (tx): Promise<Received<Refusal>> => {
    await lockSender(tx, kind, enquiry.email);
    const earlier = await receivedSince(tx, kind, enquiry.email, new Date(now.getTime() - dayMs));
    const same = earlier.find(
      (one) => one.requestHash === requestHash && now.getTime() - one.receivedAt.getTime() <= sameWithinMs,
    );
    if (same !== undefined) return ok({ number: same.number });
    if (earlier.length >= enquiriesPerDay) return fail<TooManyEnquiries>({ code: 'too-many-enquiries' });
    const stored = await store(tx, { id: newId(), requestHash, now });
    if (!stored.ok) return stored;
    for (const mail of mails) await orderMail(tx, () => mail(stored.value), now);
    return ok({ number: stored.value });
  });
}
