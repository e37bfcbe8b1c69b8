import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { bind } from '../../../shared/bind.ts';
import { cartInLink, cartParameter, type LinkedLine } from '../../../shared/orders/linked-cart.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import type { Ordering } from '../../ordering/index.ts';
import {
  asksByMail,
  decideConfirm,
  decideReminder,
  remindAfterHours,
  type PieceNow,
} from '../domain/reminder.ts';
import {
  addReminder,
  askedSince,
  confirmReminder,
  dueReminders,
  forgetReminders,
  keptOf,
  lockAddress,
  lockReminder,
  readReminder,
  settleOfAddress,
  settleReminder,
} from '../infrastructure/stored-reminder.ts';
import { confirmMail, reminderMail } from './reminder-mails.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/** Dependencies of the use cases of cart reminders. */
export interface CartRemindersDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly ordering: Pick<Ordering, 'hasOrderedSince'>;
  /** Pieces as the shop shows them now, in a language; null: it does not. */
  readonly goodsIn: (language: Language) => { readonly piece: (id: string) => Promise<PieceNow | null> };
}

/** The department that reminds of a cart by one mail, on request, and can prove the request. */
export function createCartReminders(deps: CartRemindersDependencies) {
  return {
    ...bind(deps, { ask, confirm, stop, remind, forget }),
    /** All data stored about an address (Art. 15 GDPR). */
    dataOf: (email: string) => keptOf(deps.db, emailKeyOf(email)),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => {
      jobs.define(sendRemindersJob, {
        retryLimit: 2,
        atOnce: 1,
        handler: async (_payload, { signal }) => void (await remind(deps, signal)),
      });
      jobs.schedule(sendRemindersJob, '*/15 * * * *', {});
      jobs.define(forgetRemindersJob, {
        retryLimit: 2,
        atOnce: 1,
        handler: async () => void (await forget(deps)),
      });
      jobs.schedule(forgetRemindersJob, '50 3 * * *', {});
    },
  };
}

export type CartReminders = ReturnType<typeof createCartReminders>;

interface ReminderRequest {
  readonly email: string;
  readonly cart: readonly LinkedLine[];
  /** The version of the text beside the field; part of the proof. */
  readonly formVersion: string;
  readonly ip: string;
  /** The language of the mails. */
  readonly language: Language;
}

/**
 * Somebody wants to be reminded of a cart: a mail asks whether the address's owner does. The answer is always the same,
 * so it does not reveal whether an address is known.
 */
async function ask(deps: CartRemindersDependencies, request: ReminderRequest): Promise<void> {
  const now = deps.now();
  const { cart, formVersion, ip, language } = request;
  const email = request.email.trim();
  const emailKey = emailKeyOf(email);
  const [token, stopToken] = [deps.newSecret(), deps.newSecret()];
  await deps.db.transaction(async (tx) => {
    await lockAddress(tx, emailKey);
    if (!asksByMail(await askedSince(tx, emailKey, new Date(now.getTime() - dayMs)), now)) return;
    await addReminder(tx, {
      id: deps.newId(),
      email,
      email_key: emailKey,
      language,
      cart: JSON.stringify(cart),
      requested_at: now,
      request_ip: ip,
      form_version: formVersion,
      confirm_token_hash: hashOf(token),
      stop_token: stopToken,
    });
    await orderMail(
      tx,
      () =>
        confirmMail(
          { email, language },
          {
            confirm: pageLink(deps, language, 'bestaetigen', token),
            stop: pageLink(deps, language, 'beenden', stopToken),
          },
        ),
      now,
    );
  });
}

const pageLink = (
  { publicUrl }: Pick<CartRemindersDependencies, 'publicUrl'>,
  language: Language,
  step: string,
  token: string,
) => `${publicUrl}${addressIn(language, `/warenkorb-erinnerung/${step}`)}#token=${token}`;

type ConfirmRefusal = { readonly code: 'mail-link-invalid' } | { readonly code: 'mail-link-expired' };

/** The mailed link was followed: the reminder will come. Following it again changes nothing. */
async function confirm(
  deps: CartRemindersDependencies,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Result<void, ConfirmRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, ConfirmRefusal>> => {
    const found = await lockReminder(tx, 'confirm_token_hash', hashOf(token));
    if (found === null) return fail({ code: 'mail-link-invalid' });
    switch (decideConfirm({ state: found.state, requestedAt: found.requested_at }, now)) {
      case 'link-invalid':
        return fail({ code: 'mail-link-invalid' });
      case 'link-expired':
        return fail({ code: 'mail-link-expired' });
      case 'has-begun':
        return ok(undefined);
      case 'begins':
    }
    // One reminder at a time: the newest cart counts.
    await settleOfAddress(tx, found.email_key, 'confirmed', 'needless', now);
    await confirmReminder(tx, found.id, { at: now, ip });
    return ok(undefined);
  });
}

/** Stops whatever an address would still get, by the link in either mail. Stopping twice makes no difference. */
async function stop(
  { db, now }: CartRemindersDependencies,
  { token }: { readonly token: string },
): Promise<Result<void, { readonly code: 'mail-link-invalid' }>> {
  return db.transaction(async (tx): Promise<Result<void, { readonly code: 'mail-link-invalid' }>> => {
    const found = await lockReminder(tx, 'stop_token', token);
    if (found === null) return fail({ code: 'mail-link-invalid' });
    await settleOfAddress(tx, found.email_key, 'all', 'stopped', now());
    return ok(undefined);
  });
}

const sendRemindersJob = job('send-cart-reminders', z.object({}));
/** The most in one go; the rest follow a quarter of an hour later. */
const portion = 200;

/**
 * Sends the reminders whose time has come. What a reminder is worth is read before its lock, the mail and the end of
 * the reminder are one transaction: whichever process dies, no address gets a second one.
 * @returns how many mails were ordered
 */
async function remind(deps: CartRemindersDependencies, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  const before = new Date(deps.now().getTime() - remindAfterHours * hourMs);
  for (const id of await dueReminders(deps.db, before, portion)) {
    if (signal?.aborted === true) break;
    if (await remindOf(deps, id)) sent += 1;
  }
  return sent;
}

async function remindOf(deps: CartRemindersDependencies, id: string): Promise<boolean> {
  const now = deps.now();
  const { db, publicUrl, ordering, goodsIn } = deps;
  const due = await readReminder(db, id);
  if (due?.cart == null || due.confirmed_at === null) return false;
  const { cart, language, email } = due;
  const ids = [...new Set(cart.map(({ pieceId }) => pieceId))];
  const pieces: PieceNow[] = [];
  for (const pieceId of ids) {
    const piece = await goodsIn(language).piece(pieceId);
    if (piece !== null) pieces.push(piece);
  }
  const hasOrdered = await ordering.hasOrderedSince(email, due.requested_at);
  const decision = decideReminder({ confirmedAt: due.confirmed_at, cart }, { hasOrdered, pieces }, now);
  if (decision.kind === 'wait') return false;
  return db.transaction(async (tx) => {
    // Another process may have sent it, or its reader may have stopped it.
    const locked = await lockReminder(tx, 'id', id);
    if (locked?.state !== 'confirmed') return false;
    await settleReminder(tx, id, decision.kind === 'remind' ? 'sent' : 'needless', now);
    if (decision.kind !== 'remind') return false;
    const restored = addressIn(language, '/warenkorb-erinnerung/warenkorb');
    await orderMail(
      tx,
      () =>
        reminderMail({ email, language }, decision, {
          cart: `${publicUrl}${restored}#${cartParameter}=${cartInLink(cart)}`,
          stop: pageLink(deps, language, 'beenden', locked.stop_token),
          // A mail program has nothing but this address to send (RFC 8058).
          oneClick: `${publicUrl}/api/cart-reminders/stop?token=${locked.stop_token}`,
        }),
      now,
    );
    return true;
  });
}

const forgetRemindersJob = job('forget-cart-reminders', z.object({}));
/** The job runs once a day: nothing unconfirmed is older than seven days. */
const unsentKeptDays = 6;
/** § 195, § 199 BGB: claims about an unlawful mail lapse three years after the end of its year. */
const sentKeptDays = 4 * 366;

/**
 * Deletes data that need not be kept (Art. 17 GDPR).
 * @returns how many requests were deleted
 */
function forget({ db, now }: CartRemindersDependencies): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * dayMs);
  return forgetReminders(db, { unsent: ago(unsentKeptDays), sent: ago(sentKeptDays) });
}
