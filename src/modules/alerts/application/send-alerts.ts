import { inPortions } from '../../../platform/db/in-portions.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { defaultLanguage } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { newsFor, newsOfDays, waitsDays } from '../domain/alert.ts';
import { activeAfter, setSent, type StoredAlert } from '../infrastructure/stored-alert.ts';
import { freeMail, likeMail } from './alert-mails.ts';
import type { AlertDependencies } from './alerts-dependencies.ts';

/** So many of those who wait are looked at together. */
const portion = 500;

type News = NonNullable<ReturnType<typeof newsFor>>;

/**
 * Writes to all for whose piece there is news. Each mail is ordered in the transaction that marks its alert as sent, so
 * neither a crash nor a second process sends it twice.
 * @returns how many
 */
export async function sendAlerts(deps: AlertDependencies): Promise<number> {
  const now = deps.now();
  const since = new Date(now.getTime() - waitsDays * dayMs);
  let sent = 0;
  const next = (last?: StoredAlert) =>
    activeAfter(deps.db, { after: last?.id ?? null, since, limit: portion });
  for await (const alerts of inPortions(portion, next)) {
    for (const [alert, news] of await newsOf(deps, alerts, now)) {
      if (await tell(deps, alert, await inTheirWords(deps, alert, news, now), now)) sent += 1;
    }
  }
  return sent;
}

async function newsOf(
  { db, catalogue, inventory }: AlertDependencies,
  alerts: readonly StoredAlert[],
  now: Date,
): Promise<ReadonlyMap<StoredAlert, News>> {
  const ids = [...new Set(alerts.map(({ pieceId }) => pieceId))];
  if (ids.length === 0) return new Map();
  const [shown, availability] = await Promise.all([
    catalogue.purchasablePieces(db, ids, now),
    inventory.availabilityOf(db, ids, now),
  ]);
  const watched = ids.map((id) => {
    const { stockAmt = 0, reservedUntil, rentedUntil, away } = availability.get(id) ?? {};
    const title = shown.find((piece) => piece.id === id)?.title ?? null;
    const comesBack = Boolean(reservedUntil ?? rentedUntil ?? away);
    return { id, title, free: stockAmt, isGone: title === null || (stockAmt < 1 && !comesBack) };
  });
  const gone = watched.filter(({ isGone }) => isGone).map(({ id }) => id);
  const newsSince = new Date(now.getTime() - newsOfDays * dayMs);
  const like = await catalogue.newPiecesLike(db, gone, newsSince, now);
  const likeIds = [...new Set([...like.values()].flatMap((pieces) => pieces.map(({ id }) => id)))];
  const stock = await inventory.availabilityOf(db, likeIds, now);
  return new Map(
    alerts.flatMap((alert) => {
      const piece = watched.find(({ id }) => id === alert.pieceId);
      const free = (like.get(alert.pieceId) ?? []).filter(({ id }) => (stock.get(id)?.stockAmt ?? 0) > 0);
      const news = piece && newsFor(alert.requestedAt, piece, free);
      return news ? [[alert, news] as const] : [];
    }),
  );
}

/** With the titles of the reader's language, where there are any. */
async function inTheirWords(
  { db, catalogue }: AlertDependencies,
  { pieceId, language }: StoredAlert,
  news: News,
  now: Date,
): Promise<News> {
  if (language === defaultLanguage) return news;
  const ids = news.kind === 'free' ? [pieceId] : [pieceId, news.piece.id];
  const pieces = await catalogue.purchasablePieces(db, ids, now, language);
  const named = (id: string, german: string): string =>
    pieces.find((piece) => piece.id === id)?.titleInLanguage ?? german;
  if (news.kind === 'free') return { ...news, title: named(pieceId, news.title) };
  const { piece } = news;
  const titles = { title: named(piece.id, piece.title), likeTitle: named(pieceId, piece.likeTitle) };
  return { ...news, piece: { ...piece, ...titles } };
}

function tell(
  { db, publicUrl }: AlertDependencies,
  alert: StoredAlert,
  news: News,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await setSent(tx, alert.id, now))) return false;
    const mail =
      news.kind === 'free' ? freeMail(publicUrl, alert, news.title) : likeMail(publicUrl, alert, news.piece);
    await orderMail(tx, () => mail, now);
    return true;
  });
}
