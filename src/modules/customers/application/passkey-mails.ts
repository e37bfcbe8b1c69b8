import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTextsIn } from '../../../platform/mail/mail-texts-in.ts';
import { addressIn } from '../../../shared/language.ts';
import type { AccountHolder } from './customer-mails.ts';

export function passkeyAddedMail(holder: AccountHolder, name: string, publicUrl: string): Mail {
  return passkeyMail(holder, mailTextsIn(holder.language, texts).added, name, publicUrl);
}

export function passkeyRemovedMail(holder: AccountHolder, name: string, publicUrl: string): Mail {
  return passkeyMail(holder, mailTextsIn(holder.language, texts).removed, name, publicUrl);
}

function passkeyMail(
  { email, language }: AccountHolder,
  { subject, what }: { readonly subject: string; readonly what: (name: string) => string },
  name: string,
  publicUrl: string,
): Mail {
  const { notYou, button } = mailTextsIn(language, texts);
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: what(name) },
      { kind: 'paragraph', text: notYou },
      {
        kind: 'button',
        label: button,
        address: `${publicUrl}${addressIn(language, '/passwort-vergessen')}`,
      },
    ],
  };
}

const texts = {
  de: {
    added: {
      subject: 'Ihr Konto hat einen neuen Passkey',
      what: (name: string) =>
        `Ihrem Konto wurde der Passkey „${name}“ hinzugefügt. Damit melden Sie sich ohne Passwort an.`,
    },
    removed: {
      subject: 'Ein Passkey Ihres Kontos wurde entfernt',
      what: (name: string) =>
        `der Passkey „${name}“ wurde aus Ihrem Konto entfernt. Mit ihm kann sich niemand mehr anmelden.`,
    },
    notYou:
      'Waren Sie das selbst, brauchen Sie nichts zu tun. Waren Sie es nicht? Dann legen Sie bitte sofort ein neues Passwort fest und kreuzen Sie dabei an, dass alle Passkeys entfernt werden. Das meldet auch alle Geräte ab.',
    button: 'Neues Passwort anfordern',
  },
  en: {
    added: {
      subject: 'Your account has a new passkey',
      what: (name: string) =>
        `the passkey “${name}” was added to your account. With it you log in without a password.`,
    },
    removed: {
      subject: 'A passkey of your account was removed',
      what: (name: string) =>
        `the passkey “${name}” was removed from your account. Nobody can log in with it any more.`,
    },
    notYou:
      'If it was you, there is nothing to do. Was it not you? Then please set a new password at once, and tick that all passkeys are to be removed. That also logs out all devices.',
    button: 'Request a new password',
  },
};
