import { dayMs, minuteMs } from '../../../shared/time/durations.ts';

/** What an address has asked for about a piece, from the request to the one mail. */
export interface Alert {
  readonly state: 'pending' | 'active' | 'sent';
}

/** A confirmation link that was sent to the address, about this piece or another one. */
export interface SentLink {
  readonly sentAt: Date;
  readonly aboutThisPiece: boolean;
}

/** A link followed after more than a week no longer shows that its reader wants the mail now. */
export const linkHoldsDays = 7;
/** The most mails that one address is asked by in a day, no matter how often it is typed into the form. */
export const mailsPerDay = 5;
/** The most pieces that an address can wait for. */
const alertsPerAddress = 20;
/** Two clicks in a row are one request. */
const pauseBetweenMailsMs = minuteMs;
/** After half a year somebody has found another piece. */
export const waitsDays = 183;
/** So long the link in the mail that was sent still ends what else the address waits for. */
export const keptAfterMailDays = 14;
/** Pieces that came longer ago are no news, even if the shop could not say so in time. */
export const newsOfDays = 7;

/**
 * Whether a request leads to a mail. The visitor sees the same answer either way.
 * @param known null if the address has not asked about this piece
 * @param sentToday links sent to the address within the last 24 hours
 * @param waiting pieces that the address waits for already
 */
export function asksByMail(
  known: Alert | null,
  sentToday: readonly SentLink[],
  waiting: number,
  now: Date,
): boolean {
  if (known?.state === 'active' || waiting >= alertsPerAddress) return false;
  const recent = sentToday.filter(({ sentAt }) => now.getTime() - sentAt.getTime() < dayMs);
  return (
    recent.length < mailsPerDay &&
    recent.every(
      ({ sentAt, aboutThisPiece }) =>
        !aboutThisPiece || now.getTime() - sentAt.getTime() >= pauseBetweenMailsMs,
    )
  );
}

type ConfirmDecision = 'begins' | 'has-begun' | 'link-expired' | 'link-invalid';

/** The result of following a link. A second click, or a mail program's, counts like the first. */
export function decideConfirm({ state }: Alert, link: { readonly sentAt: Date }, now: Date): ConfirmDecision {
  if (state === 'active') return 'has-begun';
  // The mail was sent: an old link does not make the shop write again.
  if (state === 'sent') return 'link-invalid';
  return now.getTime() - link.sentAt.getTime() > linkHoldsDays * dayMs ? 'link-expired' : 'begins';
}

/** A piece as far as alerts are concerned. */
export interface WatchedPiece {
  /** Null: it was withdrawn from the shop. */
  readonly title: string | null;
  /** Units that are free from now on. */
  readonly free: number;
  /** Sold or withdrawn: it does not come back by itself, so a piece like it is news. */
  readonly isGone: boolean;
}

/** A piece of the same line, category and kind. */
export interface LikePiece {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: Date;
  /** The title of the piece that it is like. */
  readonly likeTitle: string;
}

/**
 * What there is to tell somebody who waits for a piece: that it is free again or, if it is gone, which one like it has
 * come since they asked.
 * @param like those that can be had, the newest first
 * @returns null: nothing yet
 */
export function newsFor(
  requestedAt: Date,
  piece: WatchedPiece,
  like: readonly LikePiece[],
):
  | { readonly kind: 'free'; readonly title: string }
  | { readonly kind: 'like'; readonly piece: LikePiece }
  | null {
  if (piece.title !== null && piece.free > 0) return { kind: 'free', title: piece.title };
  const newest = piece.isGone ? like.find(({ publishedAt }) => publishedAt > requestedAt) : undefined;
  return newest === undefined ? null : { kind: 'like', piece: newest };
}
