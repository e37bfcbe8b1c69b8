import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { Offer } from '../domain/offer.ts';
import { addOffer } from '../infrastructure/stored-offer.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';
import { offerMail, offerReceipt } from './offer-mails.ts';
import { receive, type TooManyEnquiries } from './receive-enquiry.ts';

type UploadUnknown = { readonly code: 'upload-unknown' };

/** The owner of an offer's pictures. */
export const ownerOf = (offerId: string): string => `buy-in:${offerId}`;

/**
 * Receives an offer with its pictures.
 * @param language of the receipt
 * @returns its number
 */
export async function sendOffer(
  deps: EnquiryDependencies,
  offer: Offer,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, UploadUnknown | TooManyEnquiries>> {
  const shopEmail = await deps.shopEmail();
  return receive<UploadUnknown>(
    deps,
    'enquiries',
    offer,
    async (tx, { id, requestHash, now }) => {
      const number = await addOffer(tx, { ...offer, id, requestHash, language }, now);
      const images = offer.furnitureItems.flatMap((piece) => piece.images);
      const claimed = await deps.media.claimUploads(tx, images, ownerOf(id));
      return claimed.ok ? ok(number) : claimed;
    },
    [
      (number) => offerMail(shopEmail, number, offer, deps.publicUrl),
      (number) => offerReceipt(number, offer, language),
    ],
  );
}
