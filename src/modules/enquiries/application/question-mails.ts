import type { Mail } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { AskedPiece, Question } from '../domain/question.ts';
import { receiptMail, shopMail } from './enquiry-mails.ts';
import { mailTexts } from './mail-texts.ts';

/** The mail to the shop: everything that was typed. */
export function questionMail(
  to: string,
  number: number,
  question: Question,
  pieces: readonly AskedPiece[],
): Mail {
  const isForDelivery = question.kind === 'shipping';
  return shopMail(to, {
    title: `${isForDelivery ? 'Versandanfrage' : 'Frage'} ${number}`,
    about: isForDelivery ? question.country : (pieces[0]?.title ?? question.name),
    opening: isForDelivery
      ? `jemand fragt, was der Versand kostet (Anfrage ${number}).`
      : `jemand hat über das Kontaktformular geschrieben (Frage ${number}).`,
    facts: [
      ['Name', question.name],
      ['E-Mail', question.email],
      ['Telefon', question.phone],
      ['Land', question.country],
      ['Ort', [question.postalCode, question.city].filter(Boolean).join(' ')],
      ['Nachricht', question.message],
    ],
    blocks: piecesIn(pieces, isForDelivery),
  });
}

function piecesIn(pieces: readonly AskedPiece[], isForDelivery: boolean): Mail['blocks'] {
  if (pieces.length > 0) {
    return [
      { kind: 'heading', text: 'Stücke' },
      {
        kind: 'table',
        rows: pieces.map(({ id, title, quantity }) => ({ label: `${quantity} × ${title}`, value: id })),
      },
    ];
  }
  return isForDelivery ? [{ kind: 'paragraph', text: 'Zu den Stücken steht nichts in der Anfrage.' }] : [];
}

/** The mail to the sender. */
export function questionReceipt(number: number, { email, kind }: Question, language: Language): Mail {
  const { [kind]: words, note } = mailTexts[language];
  return receiptMail(email, language, number, { ...words, note });
}
