import type { Mail } from '../../../platform/mail/mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-blocks.ts';
import { mailTextsIn } from '../../../platform/mail/mail-formats.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../domain/session-rules.ts';
import { typedForMail } from './tell-owner.ts';

/** Whose account it is. */
export interface AccountHolder {
  readonly email: string;
  readonly language: Language;
}

export function resetMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, mailTextsIn(holder.language, texts).reset, link);
}

/** @param passkeys that still log in: who was in the account may have added one */
export function passwordChangedMail(
  holder: AccountHolder & Parameters<typeof typedForMail>[0],
  passkeys: readonly { readonly name: string }[],
): Mail {
  const { subject, what, keysLeft } = mailTextsIn(holder.language, texts).passwordChanged;
  const names = passkeys.map(({ name }) => typedForMail(holder, name)).filter((name) => name !== null);
  const paragraphs = passkeys.length === 0 ? [what] : [what, keysLeft(names)];
  return withParagraphs(holder, { subject, paragraphs });
}

/** To the address that the account is to have. */
export function newEmailMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, mailTextsIn(holder.language, texts).newEmail, link);
}

/** To the address that the account has. */
export function ownEmailMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, mailTextsIn(holder.language, texts).ownEmail, link);
}

/** To the address that the account has, when another one is asked for. */
export function stopMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, mailTextsIn(holder.language, texts).stop, link);
}

/** To the address that the account had: an owner whose account was taken over this way must hear of it. */
export function movedMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, mailTextsIn(holder.language, texts).moved);
}

/** To the address that the account was moved to, when the earlier one has brought it back. */
export function broughtBackMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, mailTextsIn(holder.language, texts).broughtBack);
}

/** @param browser in words; empty where it is unknown */
export function newDeviceMail({ email, language }: AccountHolder, browser: string, at: Date): Mail {
  const text = mailTextsIn(language, texts).newDevice;
  const moment = new Intl.DateTimeFormat(mailTextsIn(language, momentsIn), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text.what },
    {
      kind: 'table',
      rows: [
        { label: text.when, value: moment.format(at) },
        { label: text.browser, value: browser === '' ? text.unknown : browser },
        { label: text.place, value: text.unknown },
      ],
    },
    { kind: 'paragraph', text: text.notYou },
  ];
  return { to: email, language, subject: text.subject, blocks };
}

/** The shop has ended all sessions. */
export function loggedOutMail({ email, language }: AccountHolder, publicUrl: string): Mail {
  const text = mailTextsIn(language, texts).loggedOut;
  return {
    to: email,
    language,
    subject: text.subject,
    blocks: [
      { kind: 'paragraph', text: text.what },
      { kind: 'paragraph', text: text.stranger },
      {
        kind: 'button',
        label: text.button,
        address: `${publicUrl}${addressIn(language, '/passwort-vergessen')}`,
      },
    ],
  };
}

const momentsIn = { de: 'de-DE', en: 'en-GB' };

export function deletedMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, mailTextsIn(holder.language, texts).deleted);
}

function withLink(
  { email, language }: AccountHolder,
  text: Readonly<Record<'subject' | 'what' | 'button' | 'note', string>>,
  link: string,
): Mail {
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text.what },
    { kind: 'button', label: text.button, address: link },
    { kind: 'note', text: text.note },
  ];
  return { to: email, language, subject: text.subject, blocks };
}

function withParagraphs(
  { email, language }: AccountHolder,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
): Mail {
  const blocks = paragraphs.map((text): MailBlock => ({ kind: 'paragraph', text }));
  return { to: email, language, subject, blocks };
}

const listed = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(', ')}`);

const texts = {
  de: {
    reset: {
      subject: 'Neues Passwort festlegen',
      what: 'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
      button: 'Neues Passwort festlegen',
      note: `Der Link gilt ${resetLinkMinutes} Minuten und nur ein Mal. Haben Sie kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.`,
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      what: 'das Passwort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet. Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an und schreiben Sie uns.',
      keysLeft: (names: readonly string[]) =>
        `Ohne Passwort kann man sich weiterhin mit den Passkeys dieses Kontos anmelden${listed(names.map((name) => `„${name}“`))}. Kennen Sie einen davon nicht, entfernen Sie ihn bitte in Ihrem Konto unter „Sicherheit“.`,
    },
    newEmail: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      what: 'ein Konto bei uns soll künftig diese E-Mail-Adresse haben. Über diesen Link bestätigen Sie sie:',
      button: 'E-Mail-Adresse bestätigen',
      note: `Der Link gilt ${emailLinkHours} Stunden und nur ein Mal. Haben Sie das nicht veranlasst? Dann brauchen Sie nichts zu tun.`,
    },
    ownEmail: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      what: 'über diesen Link bestätigen Sie die E-Mail-Adresse Ihres Kontos:',
      button: 'E-Mail-Adresse bestätigen',
      note: `Der Link gilt ${emailLinkHours} Stunden und nur ein Mal. Wo Sie nicht angemeldet sind, fragt die Seite nach dem Passwort des Kontos. Haben Sie kein Konto bei uns eröffnet? Dann wählen Sie dort „Das war ich nicht“: Wir sperren das Konto.`,
    },
    stop: {
      subject: 'Ihr Konto soll eine andere E-Mail-Adresse bekommen',
      what: 'für Ihr Konto wurde eine andere E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist. Waren Sie das, brauchen Sie nichts zu tun. Waren Sie es nicht, machen Sie die Änderung bitte gleich rückgängig, auch wenn sie schon bestätigt ist:',
      button: 'Änderung stoppen',
      note: `Der Link gilt ${stopLinkHours} Stunden und nur ein Mal. Ihr Konto behält damit diese E-Mail-Adresse. Er meldet alle Geräte ab, entfernt alle Passkeys und macht das jetzige Passwort ungültig; danach legen Sie ein neues fest.`,
    },
    moved: {
      subject: 'Ihr Konto hat eine neue E-Mail-Adresse',
      paragraphs: [
        'die E-Mail-Adresse Ihres Kontos wurde geändert; diese hier gehört nicht mehr dazu. Waren Sie das nicht? Dann öffnen Sie bitte sofort den Link „Änderung stoppen“ aus unserer vorigen Nachricht, und schreiben Sie uns.',
      ],
    },
    broughtBack: {
      subject: 'Ihr Konto hat wieder die frühere E-Mail-Adresse',
      paragraphs: [
        'die Änderung der E-Mail-Adresse wurde rückgängig gemacht: Jemand hat in einer Nachricht an die frühere Adresse „Änderung stoppen“ gewählt. Diese Adresse hier gehört nicht mehr zum Konto, alle Geräte wurden abgemeldet, und das Passwort gilt nicht mehr. Waren Sie das nicht und hatten Sie die Adresse selbst geändert? Dann liest jemand Ihr früheres Postfach; schreiben Sie uns bitte sofort.',
      ],
    },
    newDevice: {
      subject: 'Neue Anmeldung in Ihrem Konto',
      what: 'in Ihrem Konto hat sich jemand in einem Browser angemeldet, den wir noch nicht kennen.',
      when: 'Wann',
      browser: 'Browser',
      place: 'Ort',
      unknown: 'unbekannt',
      notYou:
        'Waren Sie das selbst, brauchen Sie nichts zu tun. Waren Sie es nicht? Dann legen Sie bitte sofort über „Passwort vergessen?“ ein neues Passwort fest und kreuzen Sie dabei an, dass alle Passkeys entfernt werden; das meldet alle Geräte ab.',
    },
    loggedOut: {
      subject: 'Wir haben Ihr Konto überall abgemeldet',
      what: 'wir haben Ihr Konto auf allen Geräten abgemeldet. Ihr Passwort und Ihre Passkeys gelten weiterhin: Melden Sie sich einfach neu an.',
      stranger:
        'War jemand Fremdes in Ihrem Konto, oder haben Sie ein Gerät verloren? Dann legen Sie bitte gleich ein neues Passwort fest und kreuzen Sie dabei an, dass alle Passkeys entfernt werden. Wissen Sie nicht, warum wir Sie abgemeldet haben, schreiben Sie uns bitte.',
      button: 'Neues Passwort anfordern',
    },
    deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      paragraphs: [
        'wie gewünscht haben wir Ihr Kundenkonto gelöscht: Profil, Adressen, Wunschliste, Passkeys und Anmeldungen gibt es nicht mehr.',
        'Angaben zu Bestellungen bewahren wir auf, solange das Gesetz es verlangt (§ 147 AO, § 257 HGB), und sperren sie, sobald nichts mehr zu erledigen ist. Danach löschen wir sie von selbst.',
        'Waren Sie das nicht? Dann schreiben Sie uns bitte sofort.',
      ],
    },
  },
  en: {
    reset: {
      subject: 'Set a new password',
      what: 'a new password was requested for your account. Follow this link to set it:',
      button: 'Set a new password',
      note: `The link is valid for ${resetLinkMinutes} minutes and works only once. Did you not ask for a new password? Then there is nothing to do; your password stays as it is.`,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      what: 'the password of your account was changed, and all devices were logged out. Was it not you? Then please request a new password at once and write to us.',
      keysLeft: (names: readonly string[]) =>
        `The passkeys of this account still log in without a password${listed(names.map((name) => `“${name}”`))}. If you do not know one of them, please remove it in your account under “Security”.`,
    },
    newEmail: {
      subject: 'Please confirm your new e-mail address',
      what: 'an account with us is to have this e-mail address from now on. Follow this link to confirm it:',
      button: 'Confirm e-mail address',
      note: `The link is valid for ${emailLinkHours} hours and works only once. Was it not you? Then there is nothing to do.`,
    },
    ownEmail: {
      subject: 'Please confirm your e-mail address',
      what: 'follow this link to confirm the e-mail address of your account:',
      button: 'Confirm e-mail address',
      note: `The link is valid for ${emailLinkHours} hours and works only once. Where you are not logged in, the page asks for the password of the account. Did you not open an account with us? Then choose “It was not me” there, and we lock the account.`,
    },
    stop: {
      subject: 'Your account is to have another e-mail address',
      what: 'another e-mail address was entered for your account. It counts as soon as it is confirmed. If it was you, there is nothing to do. If it was not you, please undo the change now, even if it has been confirmed already:',
      button: 'Stop the change',
      note: `The link is valid for ${stopLinkHours} hours and works only once. Your account keeps this e-mail address. It logs out all devices, removes all passkeys and makes the present password invalid; after that you set a new one.`,
    },
    moved: {
      subject: 'Your account has a new e-mail address',
      paragraphs: [
        'the e-mail address of your account was changed; this one no longer belongs to it. Was it not you? Then please open the link “Stop the change” in our previous message at once, and write to us.',
      ],
    },
    broughtBack: {
      subject: 'Your account has its earlier e-mail address again',
      paragraphs: [
        'the change of the e-mail address was undone: somebody chose “Stop the change” in a message to the earlier address. This address no longer belongs to the account, all devices were logged out, and the password is no longer valid. Was it not you, and had you changed the address yourself? Then somebody else reads your earlier mailbox; please write to us at once.',
      ],
    },
    newDevice: {
      subject: 'New login to your account',
      what: 'somebody has logged in to your account in a browser that we do not know yet.',
      when: 'When',
      browser: 'Browser',
      place: 'Place',
      unknown: 'unknown',
      notYou:
        'If it was you, there is nothing to do. Was it not you? Then please set a new password at once by “Forgotten your password?”, and tick that all passkeys are to be removed; that logs out all devices.',
    },
    loggedOut: {
      subject: 'We have logged your account out everywhere',
      what: 'we have logged your account out on all devices. Your password and your passkeys are still valid: simply log in again.',
      stranger:
        'Was a stranger in your account, or have you lost a device? Then please set a new password now, and tick that all passkeys are to be removed. If you do not know why we have logged you out, please write to us.',
      button: 'Request a new password',
    },
    deleted: {
      subject: 'Your account was deleted',
      paragraphs: [
        'as you asked, we have deleted your account: profile, addresses, wishlist, passkeys and logins are gone.',
        'Details of orders are kept as long as the law demands (section 147 AO, section 257 HGB) and are restricted as soon as nothing is left to be settled. After that we delete them by ourselves.',
        'Was it not you? Then please write to us at once.',
      ],
    },
  },
};
