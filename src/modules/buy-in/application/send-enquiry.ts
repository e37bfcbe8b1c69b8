import type { Db, Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import type { Media } from '../../media/index.ts';
import { enquiriesPerDay, type Enquiry } from '../domain/enquiry.ts';
import { addEnquiry, countOfSender, lockSender, sameSince } from '../infrastructure/stored-enquiry.ts';
import { enquiryMail, receiptMail } from './enquiry-mails.ts';

export interface BuyInDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly media: Pick<Media, 'claimUploads' | 'releaseUploads' | 'copyUpload'>;
  /** The recipient of enquiries. */
  readonly shopEmail: () => Promise<string>;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
}

export type EnquiryRefusal = { readonly code: 'upload-unknown' } | { readonly code: 'too-many-enquiries' };

/** The owner of an enquiry's pictures. */
export const ownerOf = (enquiryId: string): string => `buy-in:${enquiryId}`;

const sameWithinMs = 15 * minuteMs;

/**
 * Receives an enquiry: it is stored and mailed to the shop, with a receipt to the sender. The same enquiry within a
 * quarter of an hour counts once.
 * @param language of the receipt
 * @returns its number
 */
export async function sendEnquiry(
  deps: BuyInDependencies,
  enquiry: Enquiry,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, EnquiryRefusal>> {
  const now = deps.now();
  const shopEmail = await deps.shopEmail();
  const requestHash = hashOf(JSON.stringify(enquiry));
  return deps.db.transaction((tx) => take(deps, tx, { enquiry, language, requestHash, shopEmail, now }));
}

async function take(
  deps: BuyInDependencies,
  tx: Tx,
  request: { enquiry: Enquiry; language: Language; requestHash: string; shopEmail: string; now: Date },
): Promise<Result<{ readonly number: number }, EnquiryRefusal>> {
  const { enquiry, language, requestHash, shopEmail, now } = request;
  await lockSender(tx, enquiry.email);
  const before = await sameSince(tx, requestHash, new Date(now.getTime() - sameWithinMs));
  if (before !== null) return ok({ number: before });
  if ((await countOfSender(tx, enquiry.email, new Date(now.getTime() - dayMs))) >= enquiriesPerDay) {
    return fail({ code: 'too-many-enquiries' });
  }
  const id = deps.newId();
  const number = await addEnquiry(tx, { id, requestHash, enquiry, language }, now);
  const images = enquiry.furnitureItems.flatMap((piece) => piece.images);
  const claimed = await deps.media.claimUploads(tx, images, ownerOf(id));
  if (!claimed.ok) return claimed;
  await orderMail(tx, () => enquiryMail(shopEmail, number, enquiry, deps.publicUrl), now);
  await orderMail(tx, () => receiptMail(number, enquiry, language), now);
  return ok({ number });
}
