import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTextsIn } from '../../../platform/mail/mail-texts-in.ts';
import { firstLetters } from '../../../shared/typed-text.ts';
import type { Language } from '../../../shared/language.ts';
import type { RequestedPiece, ShippingRequest } from '../domain/shipping-request.ts';

const subjectLength = 80;

/** To the shop: everything that was typed. */
export function requestMail(
  to: string,
  number: number,
  request: ShippingRequest,
  pieces: readonly RequestedPiece[],
): Mail {
  const facts: [string, string][] = [
    ['Name', request.name],
    ['E-Mail', request.email],
    ['Telefon', request.phone],
    ['Land', request.country],
    ['Ort', [request.postalCode, request.city].filter(Boolean).join(' ')],
    ['Nachricht', request.message],
  ];
  return {
    to,
    subject: `Versandanfrage ${number}: ${firstLetters(request.country, subjectLength)}`,
    blocks: [
      { kind: 'paragraph', text: `jemand fragt, was der Versand kostet (Anfrage ${number}).` },
      {
        kind: 'table',
        rows: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
      },
      ...(pieces.length === 0
        ? [{ kind: 'paragraph' as const, text: 'Zu den Stücken steht nichts in der Anfrage.' }]
        : [
            { kind: 'heading' as const, text: 'Stücke' },
            {
              kind: 'table' as const,
              rows: pieces.map(({ id, title, quantity }) => ({ label: `${quantity} × ${title}`, value: id })),
            },
          ]),
    ],
  };
}

/** To the sender. Repeats nothing that was typed, because the address may be somebody else's. */
export function requestReceiptMail(to: string, number: number, language: Language): Mail {
  const { subject, thanks, label, note } = mailTextsIn(language, receiptTexts);
  return {
    to,
    language,
    subject: subject(number),
    blocks: [
      { kind: 'paragraph', text: thanks },
      { kind: 'table', rows: [{ label, value: String(number), strong: true }] },
      { kind: 'note', text: note },
    ],
  };
}

const receiptTexts = {
  de: {
    subject: (number: number) => `Ihre Versandanfrage ${number} ist angekommen`,
    thanks:
      'vielen Dank für Ihre Anfrage. Wir fragen bei Speditionen an und melden uns mit einem Preis bei Ihnen.',
    label: 'Nummer Ihrer Anfrage',
    note: 'Sie haben uns nichts gefragt? Dann brauchen Sie nichts zu tun.',
  },
  en: {
    subject: (number: number) => `Your shipping request ${number} has arrived`,
    thanks: 'thank you for your request. We will ask carriers and get back to you with a price.',
    label: 'Number of your request',
    note: 'You did not ask us anything? Then there is nothing to do.',
  },
};
