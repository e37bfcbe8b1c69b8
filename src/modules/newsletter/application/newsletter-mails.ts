import type { Mail } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../shared/text/language.ts';
import { mailTexts } from './mail-texts.ts';

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks whether the address's owner wants the newsletter. It contains no advertising: until the link is followed, the
 * recipient may have asked for nothing (§ 7 UWG).
 */
export function confirmMail({ email, language }: Reader, link: string): Mail {
  const { subject, asked, button, note } = mailTexts[language].confirm;
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: asked },
      { kind: 'button', label: button, address: link },
      { kind: 'note', text: note },
    ],
  };
}

/** Says that the subscription has begun, and how to end it. */
export function welcomeMail(
  { email, language }: Reader,
  links: { readonly unsubscribe: string; readonly oneClick: string },
): Mail {
  const { subject, begun, ends, unsubscribe } = mailTexts[language].welcome;
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: begun },
      { kind: 'paragraph', text: ends },
      { kind: 'link', label: unsubscribe, address: links.unsubscribe },
    ],
    headers: unsubscribeHeaders(links.oneClick),
  };
}

/**
 * With these headers a mail program can end the subscription by itself, by POST and without a visit (RFC 2369, RFC
 * 8058).
 */
function unsubscribeHeaders(oneClick: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
