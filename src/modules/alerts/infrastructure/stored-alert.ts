import { sql, type Insertable, type Selectable } from 'kysely';
import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Alert, SentLink } from '../domain/alert.ts';
import type { AlertTables } from './alerts.tables.ts';

export interface StoredAlert extends Alert {
  readonly id: string;
  readonly pieceId: string;
  readonly email: string;
  readonly language: Language;
  readonly requestedAt: Date;
  readonly stopToken: string;
}

const read = (row: Selectable<AlertTables['piece_alerts']>): StoredAlert => ({
  id: row.id,
  pieceId: row.piece_id,
  email: row.email,
  language: row.language,
  state: row.state,
  requestedAt: row.requested_at,
  stopToken: row.stop_token,
});

/** Requests of one address run one after the other until the transaction ends. */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await lockTexts(tx, [`alerts ${emailKey}`]);
}

/** What an address has asked for, and the links that were sent to it since then. Lock the address first. */
export async function alertsOfAddress(
  tx: Tx,
  emailKey: string,
  pieceId: string,
  since: Date,
): Promise<{ readonly alerts: readonly StoredAlert[]; readonly links: readonly SentLink[] }> {
  const q = queries<AlertTables>(tx);
  const rows = await q.selectFrom('piece_alerts').selectAll().where('email_key', '=', emailKey).execute();
  const links = await q
    .selectFrom('piece_alert_requests as r')
    .innerJoin('piece_alerts as a', 'a.id', 'r.alert_id')
    .select(['r.at', 'a.piece_id'])
    .where('a.email_key', '=', emailKey)
    .where('r.confirm_token_hash', 'is not', null)
    .where('r.at', '>=', since)
    .execute();
  return {
    alerts: rows.map(read),
    links: links.map((link) => ({ sentAt: link.at, aboutThisPiece: link.piece_id === pieceId })),
  };
}

/** Adds an alert, or begins one again whose mail was sent. */
export async function saveRequest(
  tx: Tx,
  alert: Pick<StoredAlert, 'id' | 'pieceId' | 'email' | 'language' | 'stopToken'> & {
    readonly emailKey: string;
  },
  now: Date,
): Promise<void> {
  const asked = {
    language: alert.language,
    state: 'pending',
    requested_at: now,
    confirmed_at: null,
    confirmed_ip: null,
    sent_at: null,
  } as const;
  await queries<AlertTables>(tx)
    .insertInto('piece_alerts')
    .values({
      ...asked,
      id: alert.id,
      piece_id: alert.pieceId,
      email: alert.email,
      email_key: alert.emailKey,
      stop_token: alert.stopToken,
    })
    .onConflict((conflict) => conflict.columns(['email_key', 'piece_id']).doUpdateSet(asked))
    .execute();
}

export async function appendRequest(
  tx: Tx,
  request: Omit<Insertable<AlertTables['piece_alert_requests']>, 'id'>,
): Promise<void> {
  await queries<AlertTables>(tx).insertInto('piece_alert_requests').values(request).execute();
}

/** The alert that a link was sent for, locked; null if there is no such link any more. */
export async function lockByLink(
  tx: Tx,
  tokenHash: string,
): Promise<{ readonly alert: StoredAlert; readonly link: { readonly sentAt: Date } } | null> {
  const q = queries<AlertTables>(tx);
  const row = await q
    .selectFrom('piece_alerts')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('piece_alert_requests').select('alert_id').where('confirm_token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const link = await q
    .selectFrom('piece_alert_requests')
    .select('at')
    .where('confirm_token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link === undefined ? null : { alert: read(row), link: { sentAt: link.at } };
}

export async function setConfirmed(tx: Tx, id: string, ip: string, now: Date): Promise<void> {
  await queries<AlertTables>(tx)
    .updateTable('piece_alerts')
    .set({ state: 'active', confirmed_at: now, confirmed_ip: ip })
    .where('id', '=', id)
    .execute();
}

/** Marks an alert as sent; false if another process was faster, or it was ended. */
export async function setSent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<AlertTables>(tx)
    .updateTable('piece_alerts')
    .set({ state: 'sent', sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes everything that the address behind a mail's link waits for.
 * @returns whether there was something
 */
export async function deleteByStopToken(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await queries<AlertTables>(tx)
    .deleteFrom('piece_alerts')
    .where('email_key', 'in', (eb) =>
      eb.selectFrom('piece_alerts').select('email_key').where('stop_token', '=', token),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The next of those who wait, in the order of their ids: for any number. */
export async function activeAfter(
  db: Db,
  { after, since, limit }: { readonly after: string | null; readonly since: Date; readonly limit: number },
): Promise<StoredAlert[]> {
  let found = queries<AlertTables>(db)
    .selectFrom('piece_alerts')
    .selectAll()
    .where('state', '=', 'active')
    .where('confirmed_at', '>', since);
  if (after !== null) found = found.where('id', '>', after);
  return (await found.orderBy('id').limit(limit).execute()).map(read);
}

/** All data stored about an address, with the proof of consent. */
export async function keptOf(db: Db, emailKey: string): Promise<readonly object[]> {
  const q = queries<AlertTables>(db);
  const alerts = await q
    .selectFrom('piece_alerts')
    .select([
      'id',
      'piece_id',
      'email',
      'language',
      'state',
      'requested_at',
      'confirmed_at',
      'confirmed_ip',
      'sent_at',
    ])
    .where('email_key', '=', emailKey)
    .orderBy('requested_at')
    .execute();
  const requests = await q
    .selectFrom('piece_alert_requests')
    .select(['alert_id', 'at', 'ip', 'form_version'])
    .where('alert_id', 'in', [...alerts.map(({ id }) => id), noAlert])
    .orderBy('id')
    .execute();
  return alerts.map(({ id, ...kept }) => ({
    ...kept,
    requests: requests
      .filter(({ alert_id: of }) => of === id)
      .map(({ at, ip, form_version }) => ({ at, ip, form_version })),
  }));
}

/** The id of no alert: SQL has no empty list. */
const noAlert = '00000000-0000-0000-0000-000000000000';

/** Deletes what has had its time. */
export async function forget(
  db: Db,
  before: { readonly unconfirmed: Date; readonly waiting: Date; readonly sent: Date },
): Promise<number> {
  const { numDeletedRows } = await queries<AlertTables>(db)
    .deleteFrom('piece_alerts')
    .where(
      sql<boolean>`(state = 'pending' and requested_at < ${before.unconfirmed})
        or (state = 'active' and confirmed_at < ${before.waiting})
        or (state = 'sent' and sent_at < ${before.sent})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
