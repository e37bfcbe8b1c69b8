import { aboutOrder } from '../mails/mail-parts.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db.ts';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import { boughtGiftOf } from '../../../vouchers/index.ts';
import { giftSendTime } from '../../domain/order.ts';
import { orderedGiftOf } from '../../infrastructure/stored-ordered-gift.ts';
import { lockOrder, readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { giftMail } from '../mails/gift-mail.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder } from '../reading/order-view.ts';

const sendGiftsJob = job('send-gift-vouchers', z.object({}));

/** Looks for what is due when something is paid, and every ten minutes for the days that were chosen. */
export function defineSendGifts(jobs: Jobs, deps: OrderingDependencies): void {
  jobs.define(sendGiftsJob, {
    retryLimit: 12,
    retryDelaySeconds: 30,
    timeoutSeconds: 300,
    atOnce: 1,
    handler: () => sendGifts(deps),
  });
  jobs.schedule(sendGiftsJob, '*/10 * * * *', {});
}

/** An order that buys a gift voucher is paid: it is issued, and mailed now or on its day. The caller has locked the order. */
export async function issueOrderedGift(
  { vouchers }: Pick<OrderingDependencies, 'vouchers'>,
  tx: Tx,
  stored: StoredOrder,
  now: Date,
): Promise<void> {
  const gift = await orderedGiftOf(tx, stored.id);
  if (gift === null) return;
  const sendAt = giftSendTime(gift, now);
  const valueCents = stored.totals.totalCents;
  await vouchers.issueBoughtGift(tx, { orderId: stored.id, valueCents, sendAt }, now);
  if (sendAt <= now) await writeOutbox(tx, sendGiftsJob, {}, now);
}

const portion = 20;

/**
 * Mails the gift vouchers whose time has come, each once: that it was mailed is noted in the transaction that orders its
 * mail, so that a process that dies in between loses nothing and repeats nothing.
 * @throws Error if one of them could not be made: the others are mailed all the same
 */
export async function sendGifts(deps: OrderingDependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const orderId of await deps.vouchers.giftsToSend(portion)) {
    await sendGift(deps, orderId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'gift vouchers could not be mailed');
}

async function sendGift(deps: OrderingDependencies, orderId: string): Promise<void> {
  const code = await deps.vouchers.codeToSend(orderId);
  const stored = await readOrder(deps.db, { id: orderId });
  if (stored === null) return;
  const file = code === null ? null : await paperOf(deps, stored, code);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if ((await lockOrder(tx, { id: orderId })) === null) return;
    // Staff may have given it another code while its page was made: the next run knows.
    if ((await deps.vouchers.codeOfBoughtGift(tx, orderId)) !== code) return;
    if (!(await deps.vouchers.noteGiftSent(tx, orderId, now)) || file === null) return;
    const view = await viewOrder(deps, tx, stored);
    await orderMail(tx, () => giftMail(view, file), now, aboutOrder(view));
  });
}

interface GiftFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function paperOf(
  { db, vouchers }: Pick<OrderingDependencies, 'db' | 'vouchers'>,
  { id, language }: Pick<StoredOrder, 'id' | 'language'>,
  code: string,
): Promise<GiftFile | null> {
  const wished = await orderedGiftOf(db, id);
  const bought = await boughtGiftOf(db, id);
  if (wished === null || bought === null) return null;
  const { design, recipient, greeting } = wished;
  return vouchers.giftPaper({ code, language, design, recipient, greeting }, bought);
}

/** The voucher to print, for the holder of its order's link; null: it is not paid, or its code is forgotten by now. */
export async function giftOfOrder(
  deps: Pick<OrderingDependencies, 'db' | 'vouchers'>,
  orderId: string,
): Promise<GiftFile | null> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  const code = stored === null ? null : await deps.vouchers.codeOfBoughtGift(deps.db, stored.id);
  return stored === null || code === null ? null : paperOf(deps, stored, code);
}
