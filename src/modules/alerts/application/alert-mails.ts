import type { Mail } from '../../../platform/mail/mail.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import type { LikePiece } from '../domain/alert.ts';
import type { StoredAlert } from '../infrastructure/stored-alert.ts';
import { mailTexts } from './mail-texts.ts';

type Reader = Pick<StoredAlert, 'email' | 'language' | 'stopToken'>;

/**
 * Asks whether the address's owner waits for the piece. It contains no advertising: until the link is followed, the
 * recipient may have asked for nothing (§ 7 UWG).
 */
export function confirmMail(publicUrl: string, reader: Reader, title: string, token: string): Mail {
  const { confirm } = mailTexts[reader.language];
  return mailTo(publicUrl, reader, confirm.subject, [
    { kind: 'paragraph', text: confirm.asked(title) },
    {
      kind: 'button',
      label: confirm.button,
      address: `${publicUrl}${addressIn(reader.language, '/benachrichtigung/bestaetigen')}#token=${token}`,
    },
    { kind: 'note', text: confirm.note },
  ]);
}

/** Says that the piece can be had again. */
export function freeMail(
  publicUrl: string,
  reader: Reader & { readonly pieceId: string },
  title: string,
): Mail {
  const { free, once } = mailTexts[reader.language];
  return mailTo(publicUrl, reader, free.subject(title), [
    { kind: 'paragraph', text: free.news(title) },
    pieceButton(publicUrl, reader.language, free.button, reader.pieceId),
    { kind: 'note', text: once },
  ]);
}

/** Says that the piece is sold, and which one like it has come. */
export function likeMail(publicUrl: string, reader: Reader, { id, title, likeTitle }: LikePiece): Mail {
  const { like, once } = mailTexts[reader.language];
  return mailTo(publicUrl, reader, like.subject(title), [
    { kind: 'paragraph', text: like.news(title, likeTitle) },
    pieceButton(publicUrl, reader.language, like.button, id),
    { kind: 'note', text: once },
  ]);
}

function pieceButton(publicUrl: string, language: Language, label: string, id: string) {
  const address = `${publicUrl}${addressIn(language, `/product/${encodeURIComponent(id)}`)}`;
  return { kind: 'button', label, address } as const;
}

/** Each mail can end the alerts: by its link, and by the mail program itself (RFC 2369, RFC 8058). */
function mailTo(
  publicUrl: string,
  { email, language, stopToken }: Reader,
  subject: string,
  blocks: Mail['blocks'],
): Mail {
  const address = `${publicUrl}${addressIn(language, '/benachrichtigung/beenden')}#token=${stopToken}`;
  return {
    to: email,
    language,
    subject,
    blocks: [...blocks, { kind: 'link', label: mailTexts[language].stop, address }],
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/piece-alerts/stop?token=${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
