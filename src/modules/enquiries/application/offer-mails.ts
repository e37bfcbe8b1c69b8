import type { Mail } from '../../../platform/mail/mail.ts';
import { mailFormatsIn } from '../../../platform/mail/mail-formats.ts';
import type { Language } from '../../../shared/text/language.ts';
import { offeredPieces, wishedCents, type Offer, type OfferedPiece } from '../domain/offer.ts';
import { receiptMail, shopMail } from './enquiry-mails.ts';
import { mailTexts } from './mail-texts.ts';

const orNone = (typed: string | null | undefined): string =>
  typed === '' ? 'keine Angabe' : (typed ?? 'keine Angabe');

/** The mail to the shop: everything that was typed, and the pictures as links. */
export function offerMail(to: string, number: number, offer: Offer, publicUrl: string): Mail {
  const name = [offer.firstName, offer.lastName].filter(Boolean).join(' ');
  const pieces = offeredPieces(offer);
  return shopMail(to, {
    title: `Ankauf ${number}`,
    about: name || offer.email,
    opening: `jemand bietet uns Möbel an (Anfrage ${number}).`,
    facts: [
      ['Name', name],
      ['E-Mail', offer.email],
      ['Telefon', offer.phone],
      ['Straße', offer.street],
      ['Adresszusatz', offer.addressLine2],
      ['Ort', [offer.postalCode, offer.city].filter(Boolean).join(' ')],
      ['Bundesland', offer.stateProvince],
      ['Land', offer.country],
    ],
    blocks:
      pieces.length === 0
        ? [{ kind: 'paragraph', text: 'Zu den Möbeln steht nichts in der Anfrage.' }]
        : pieces.flatMap(({ number: place, piece }): Mail['blocks'] => [
            { kind: 'heading', text: `Möbelstück ${place}` },
            {
              kind: 'table',
              rows: [
                { label: 'Bezeichnung', value: orNone(piece.title) },
                { label: 'Wunschpreis', value: orNone(piece.price) },
                { label: 'Zustand', value: orNone(piece.condition) },
              ],
            },
            ...piece.images.map((address, index) => ({
              kind: 'link' as const,
              label: `Bild ${index + 1}`,
              address: publicUrl + address,
            })),
          ]),
  });
}

/** The mail to the sender, with the pieces offered. Of a wished price it states only the amount, if there is one. */
export function offerReceipt(number: number, offer: Offer, language: Language): Mail {
  const texts = mailTexts[language].offer;
  const { euros } = mailFormatsIn(language);
  const wished = ({ price }: OfferedPiece): string => {
    const amount = wishedCents(price);
    if (amount !== null) return euros(amount);
    return price === '' ? texts.noPrice : texts.priceInWords;
  };
  const pieces = offeredPieces(offer).flatMap(({ number: place, piece }): Mail['blocks'] => [
    { kind: 'heading', text: texts.piece(place) },
    {
      kind: 'table',
      rows: [
        { label: texts.price, value: wished(piece) },
        { label: texts.pictures, value: String(piece.images.length) },
      ],
    },
  ]);
  return receiptMail(offer.email, language, number, texts, pieces);
}
