import type { Mail } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { NamedLine } from '../domain/reminder.ts';
import { mailTexts } from './mail-texts.ts';

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks whether the address's owner wants to be reminded. It contains no advertising, so it names no pieces: until the
 * link is followed, the recipient may have asked for nothing (§ 7 UWG).
 */
export function confirmMail(
  { email, language }: Reader,
  links: { readonly confirm: string; readonly stop: string },
): Mail {
  const { subject, asked, button, note, stop } = mailTexts[language].confirm;
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: asked },
      { kind: 'button', label: button, address: links.confirm },
      { kind: 'note', text: note },
      { kind: 'link', label: stop, address: links.stop },
    ],
  };
}

/** The one reminder: the pieces that can still be had, those that cannot, and the way back to the cart. */
export function reminderMail(
  { email, language }: Reader,
  { there, gone }: { readonly there: readonly NamedLine[]; readonly gone: readonly string[] },
  links: { readonly cart: string; readonly stop: string; readonly oneClick: string },
): Mail {
  const { subject, pieces, rented, several, goneNow, button, note, last, stop } =
    mailTexts[language].reminder;
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: pieces },
      {
        kind: 'list',
        items: there.map(({ title, quantity, rentOption }) => {
          const name = rentOption === null ? title : rented(title);
          return quantity === 1 ? name : several(quantity, name);
        }),
      },
      ...(gone.length === 0
        ? []
        : [
            { kind: 'paragraph' as const, text: goneNow },
            { kind: 'list' as const, items: [...gone] },
          ]),
      { kind: 'button', label: button, address: links.cart },
      { kind: 'note', text: note },
      { kind: 'paragraph', text: last },
      { kind: 'link', label: stop, address: links.stop },
    ],
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
