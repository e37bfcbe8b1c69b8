import type { Mail } from '../../../platform/mail/mail.ts';
import { mailFormatsIn } from '../../../platform/mail/mail-formats.ts';
import { firstLetters } from '../../../shared/text/typed-text.ts';
import type { Language } from '../../../shared/text/language.ts';
import { offeredPieces, wishedCents, type Enquiry, type OfferedPiece } from '../domain/enquiry.ts';
import { mailTexts } from './mail-texts.ts';

const subjectLength = 80;

const orNone = (typed: string | null | undefined): string =>
  typed === '' ? 'keine Angabe' : (typed ?? 'keine Angabe');

/** To the shop: everything that was typed, and the pictures as links. */
export function enquiryMail(to: string, number: number, enquiry: Enquiry, publicUrl: string): Mail {
  const name = [enquiry.firstName, enquiry.lastName].filter(Boolean).join(' ');
  const facts: [string, string][] = [
    ['Name', name],
    ['E-Mail', enquiry.email],
    ['Telefon', enquiry.phone],
    ['Straße', enquiry.street],
    ['Adresszusatz', enquiry.addressLine2],
    ['Ort', [enquiry.postalCode, enquiry.city].filter(Boolean).join(' ')],
    ['Bundesland', enquiry.stateProvince],
    ['Land', enquiry.country],
  ];
  const pieces = offeredPieces(enquiry);
  return {
    to,
    subject: `Ankauf ${number}: ${firstLetters(name || enquiry.email, subjectLength)}`,
    blocks: [
      { kind: 'paragraph', text: `jemand bietet uns Möbel an (Anfrage ${number}).` },
      {
        kind: 'table',
        rows: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
      },
      ...(pieces.length === 0
        ? [{ kind: 'paragraph' as const, text: 'Zu den Möbeln steht nichts in der Anfrage.' }]
        : pieces.flatMap(({ number: place, piece }) => [
            { kind: 'heading' as const, text: `Möbelstück ${place}` },
            {
              kind: 'table' as const,
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
          ])),
    ],
  };
}

/**
 * To the sender, with the pieces offered. Repeats no words that were typed, because the address may be somebody else's:
 * of a wished price it states the amount, if it has one.
 */
export function receiptMail(number: number, enquiry: Enquiry, language: Language): Mail {
  const { subject, thanks, label, note, ...of } = mailTexts[language];
  const { euros } = mailFormatsIn(language);
  const wish = ({ price }: OfferedPiece): string => {
    const amount = wishedCents(price);
    if (amount !== null) return euros(amount);
    return price === '' ? of.noPrice : of.priceInWords;
  };
  return {
    to: enquiry.email,
    language,
    subject: subject(number),
    blocks: [
      { kind: 'paragraph', text: thanks },
      { kind: 'table', rows: [{ label, value: String(number), strong: true }] },
      ...offeredPieces(enquiry).flatMap(({ number: place, piece }) => [
        { kind: 'heading' as const, text: of.piece(place) },
        {
          kind: 'table' as const,
          rows: [
            { label: of.price, value: wish(piece) },
            { label: of.pictures, value: String(piece.images.length) },
          ],
        },
      ]),
      { kind: 'note', text: note },
    ],
  };
}
