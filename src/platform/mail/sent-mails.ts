import { queries, type Db, type Tx } from '../db/db.ts';
import type { Mail } from './mail.ts';
import { sql, type ColumnType } from 'kysely';

export interface SentMailsTables {
  sent_mails: {
    id: string;
    about: string;
    about_id: string;
    recipient: string;
    subject: string;
    mail: ColumnType<unknown, string, string>;
    ordered_at: Date;
    sent_at: Date | null;
  };
}

/** The subject of a mail, named as in `/api/admin`. */
export interface MailAbout {
  readonly entity: string;
  readonly id: string;
}

export interface SentMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly orderedAt: Date;
  /** Null while it waits for the mail server. */
  readonly sentAt: Date | null;
}

/**
 * Keeps a copy of an ordered mail without its buttons and links, and without the files that only it carries: they may
 * hold secrets, which are stored nowhere.
 */
export async function keepMail(
  tx: Tx,
  id: string,
  about: MailAbout,
  { to, name, language, subject, blocks, attachments }: Mail,
  now: Date,
): Promise<void> {
  const kept: Mail = {
    to,
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    subject,
    blocks: blocks.filter(({ kind }) => kind !== 'button' && kind !== 'link'),
    ...(attachments === undefined ? {} : { attachments: attachments.filter((file) => 'fileKey' in file) }),
    about,
  };
  await queries<SentMailsTables>(tx)
    .insertInto('sent_mails')
    .values({
      id,
      about: about.entity,
      about_id: about.id,
      recipient: to,
      subject,
      mail: JSON.stringify(kept),
      ordered_at: now,
      sent_at: null,
    })
    .execute();
}

/**
 * Notes that the mail server, or the folder, has accepted it. Does nothing for mails without a subject in the office.
 */
export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await queries<SentMailsTables>(db)
    .updateTable('sent_mails')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Whether a mail that was ordered before this one, to the same reader and about the same, still waits to be sent.
 * @param since what was ordered earlier is waited for no more
 */
export async function isEarlierWaiting(db: Db, id: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from sent_mails own
      join outbox its_order on its_order.job_id = own.id
      join sent_mails earlier on earlier.about = own.about and earlier.about_id = own.about_id
      join outbox earlier_order on earlier_order.job_id = earlier.id
    where own.id = ${id}::uuid and earlier.recipient = own.recipient and earlier.sent_at is null
      and earlier.ordered_at > ${since} and earlier_order.id < its_order.id
    limit 1
  `.execute(queries<SentMailsTables>(db));
  return rows.length > 0;
}

/** Mails about a subject, oldest first. */
export async function mailsAbout(handle: Db | Tx, about: MailAbout): Promise<readonly SentMail[]> {
  return queries<SentMailsTables>(handle)
    .selectFrom('sent_mails')
    .select(['id', 'recipient', 'subject', 'ordered_at as orderedAt', 'sent_at as sentAt'])
    .where('about', '=', about.entity)
    .where('about_id', '=', about.id)
    .orderBy('ordered_at')
    .orderBy('id')
    .execute();
}

/** A kept mail, ready to be ordered again. Null if it is about another subject. */
export async function keptMail(tx: Tx, id: string, about: MailAbout): Promise<Mail | null> {
  const row = await queries<SentMailsTables>(tx)
    .selectFrom('sent_mails')
    .select('mail')
    .where('id', '=', id)
    .where('about', '=', about.entity)
    .where('about_id', '=', about.id)
    .executeTakeFirst();
  return row === undefined ? null : (row.mail as Mail);
}

/** Deletes the mails about subjects whose personal data has been deleted. */
export async function forgetMails(tx: Tx, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries<SentMailsTables>(tx)
    .deleteFrom('sent_mails')
    .where('about', '=', entity)
    .where('about_id', 'in', ids)
    .execute();
}
