import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../../domain/session-rules.ts';

/** What mails about an account say in German. */
export const german = {
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
  passkey: {
    key: (name: string | null) => (name === null ? 'ein Passkey' : `der Passkey „${name}“`),
    added: {
      subject: 'Ihr Konto hat einen neuen Passkey',
      what: (key: string) => `Ihrem Konto wurde ${key} hinzugefügt. Damit melden Sie sich ohne Passwort an.`,
    },
    removed: {
      subject: 'Ein Passkey Ihres Kontos wurde entfernt',
      what: (key: string) =>
        `${key} wurde aus Ihrem Konto entfernt. Mit ihm kann sich niemand mehr anmelden.`,
    },
    notYou:
      'Waren Sie das selbst, brauchen Sie nichts zu tun. Waren Sie es nicht? Dann legen Sie bitte sofort ein neues Passwort fest und kreuzen Sie dabei an, dass alle Passkeys entfernt werden. Das meldet auch alle Geräte ab.',
    button: 'Neues Passwort anfordern',
  },
  lastToday: 'Damit Ihr Postfach nicht überläuft, ist das für heute unsere letzte Nachricht dieser Art.',
};

export type CustomerMailTexts = typeof german;

/** Behind a sentence, what it speaks of; nothing if that is not to be named. */
export const listed = (names: readonly string[], colon = ':'): string =>
  names.length === 0 ? '' : `${colon} ${names.join(', ')}`;
