import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTextsIn } from '../../../platform/mail/mail-formats.ts';
import type { Language } from '../../../shared/text/language.ts';
import { linkHoldsDays } from '../domain/subscription.ts';

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks whether the address's owner wants the newsletter. It contains no advertising: until the link is followed, the
 * recipient may have asked for nothing (§ 7 UWG).
 */
export function confirmMail({ email, language }: Reader, link: string): Mail {
  const { subject, asked, button, note } = mailTextsIn(language, texts).confirm;
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
  const { subject, begun, ends, unsubscribe } = mailTextsIn(language, texts).welcome;
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

const texts = {
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      asked:
        'diese E-Mail-Adresse wurde auf unserer Website für den Newsletter eingetragen. Waren Sie das? Dann bestätigen Sie es bitte:',
      button: 'Anmeldung bestätigen',
      note: `Der Link gilt ${linkHoldsDays} Tage. Haben Sie sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keinen Newsletter, und wir löschen die Adresse nach 30 Tagen.`,
    },
    welcome: {
      subject: 'Ihre Newsletter-Anmeldung ist bestätigt',
      begun:
        'vielen Dank, Ihre Anmeldung ist bestätigt. Wir schreiben Ihnen, wenn neue Stücke im Laden stehen.',
      ends: 'Sie können den Newsletter jederzeit mit einem Klick abbestellen:',
      unsubscribe: 'Newsletter abbestellen',
    },
  },
  en: {
    confirm: {
      subject: 'Please confirm your newsletter sign-up',
      asked:
        'this e-mail address was entered for the newsletter on our website. Was that you? Then please confirm it:',
      button: 'Confirm sign-up',
      note: `The link is valid for ${linkHoldsDays} days. Was it not you? Then there is nothing to do: without confirmation you will get no newsletter, and we delete the address after 30 days.`,
    },
    welcome: {
      subject: 'Your newsletter sign-up is confirmed',
      begun:
        'thank you, your sign-up is confirmed. We will write to you when new pieces have arrived in the shop.',
      ends: 'You can unsubscribe at any time with one click:',
      unsubscribe: 'Unsubscribe from the newsletter',
    },
  },
};
