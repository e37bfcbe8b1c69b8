/** Logging in, and the ways to get there. */
export const entrance = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort wiederholen',
  currentPassword: 'Bisheriges Passwort',
  yourName: 'Ihr Name',
  passwordRule: 'Mindestens 8 Zeichen, kein gebräuchliches Passwort, nicht Ihr Name oder der des Shops',
  notTheSame: 'Die beiden Passwörter unterscheiden sich.',
  backToLogin: 'Zur Anmeldung',
  login: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    passkey: 'Passkey statt Passwort',
  },
  passkeyCancelled: 'Der Browser hat keinen Passkey gezeigt. Bitte versuchen Sie es noch einmal.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  second: {
    title: 'Zweite Stufe',
    code: 'Code aus der App',
    codeHelp: 'Sechs Ziffern; alle 30 Sekunden neue.',
    recovery: 'Wiederherstellungscode',
    recoveryHelp: 'Jeder gilt ein Mal. Groß oder klein, mit oder ohne Striche.',
    submit: 'Weiter',
    byCode: 'Code aus der App eingeben',
    byPasskey: 'Passkey benutzen',
    byRecovery: 'Wiederherstellungscode eingeben',
    none: 'Hier geht es gerade nicht weiter: Bitten Sie eine Person mit der Rolle Inhaber, Ihre zweite Stufe zurückzusetzen.',
    again: 'Von vorn beginnen',
  },
  proof: {
    title: 'Sind Sie es?',
    body: 'Das ist heikel. Bitte geben Sie Ihr Passwort noch einmal ein; es genügt dann für zehn Minuten.',
    submit: 'Bestätigen',
    passkey: 'Mit Passkey bestätigen',
  },
  renewed: {
    title: 'Sie sind nicht mehr angemeldet',
    body: 'Melden Sie sich wieder an; Ihre Eingaben bleiben erhalten.',
    leave: 'Eingaben verwerfen und zur Anmeldung',
    otherTitle: 'Inzwischen ist jemand anders angemeldet',
    otherBody: (other: string, before: string) =>
      `In einem anderen Fenster dieses Browsers hat sich ${other} angemeldet. Gespeichert wurde nichts. Melden Sie sich als ${before} wieder an; Ihre Eingaben bleiben erhalten. Das andere Fenster fragt dann ebenso.`,
    goOnAs: (other: string) => `Eingaben verwerfen und weiter als ${other}`,
  },
  forgot: {
    title: 'Passwort vergessen',
    body: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link anfordern',
    done: 'Wenn es dieses Konto gibt, ist der Link unterwegs. Er gilt eine Stunde.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    submit: 'Passwort speichern',
    done: 'Ihr neues Passwort gilt ab sofort.',
  },
  change: {
    title: 'Passwort ändern',
    forced: 'Ihr erstes Passwort gilt nur einmal. Bitte wählen Sie ein eigenes.',
    submit: 'Passwort ändern',
    done: 'Passwort geändert',
  },
  invitation: {
    title: 'Einladung annehmen',
    body: 'Sie wurden eingeladen, im Büro mitzuarbeiten. Wählen Sie ein Passwort.',
    submit: 'Konto anlegen',
  },
  linkBroken: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn aus der E-Mail heraus.',
};

/** The user's own second factor. */
export const secondFactor = {
  title: 'Zweite Stufe',
  menu: 'Zweite Stufe der Anmeldung',
  forced:
    'Wer hier Adressen sieht und Geld zurückzahlt, meldet sich mit Passwort und einer zweiten Stufe an. Bitte richten Sie sie jetzt ein: eine App oder einen Passkey.',
  about:
    'Mit einer zweiten Stufe hilft ein gestohlenes Passwort niemandem. Andere Geräte werden abgemeldet, wenn Sie hier etwas ändern.',
  done: 'Gespeichert',
  app: {
    title: 'App für Codes',
    none: 'Nicht eingerichtet.',
    ready: 'Eingerichtet.',
    unreadable:
      'Der Shop wurde aus einer Sicherung wiederhergestellt und kennt Ihre App nicht mehr. Bitte richten Sie sie neu ein.',
    begin: 'App einrichten',
    again: 'Andere App einrichten',
    scan: 'Öffnen Sie Ihren Passwortmanager oder eine andere App für Codes und scannen Sie das Bild.',
    picture: 'QR-Code für die App',
    open: 'Auf diesem Gerät in einer App öffnen',
    type: 'Oder tippen Sie diesen Schlüssel in die App:',
    code: 'Erster Code aus der App',
    confirm: 'Code prüfen',
    remove: {
      button: 'App entfernen',
      title: 'App entfernen?',
      body: 'Codes aus der App gelten dann nicht mehr.',
      done: 'Die App ist entfernt.',
    },
  },
  keys: {
    title: 'Passkeys',
    about:
      'Ein Passkey ist Ihr Gerät oder ein Sicherheitsschlüssel, freigegeben mit Fingerabdruck, Gesicht oder PIN. Er meldet Sie auch ohne Passwort an.',
    unknown: 'Dieser Browser kennt keine Passkeys.',
    none: 'Noch keiner.',
    name: 'Name des neuen Passkeys',
    nameHelp: 'Woran Sie ihn erkennen, etwa „Diensthandy“.',
    add: 'Passkey hinzufügen',
    rename: 'Umbenennen',
    newName: (name: string) => `Neuer Name für „${name}“`,
    save: 'Namen speichern',
    facts: (created: string, used: string) => `Hinzugefügt ${created}, zuletzt benutzt ${used}`,
    never: 'noch nie',
    remove: (name: string) => ({
      button: 'Entfernen',
      title: `Passkey „${name}“ entfernen?`,
      body: 'Er meldet Sie dann nicht mehr an. Auf dem Gerät löschen Sie ihn selbst.',
      done: 'Der Passkey ist entfernt.',
    }),
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    left: (count: number) => (count === 1 ? 'Noch ein Code unbenutzt.' : `Noch ${count} Codes unbenutzt.`),
    none: 'Sie bekommen zehn Codes, sobald die App oder ein Passkey eingerichtet ist.',
    renew: {
      button: 'Neue Codes erzeugen',
      title: 'Neue Codes erzeugen?',
      body: 'Die bisherigen gelten dann nicht mehr.',
    },
    shown: 'Ihre Wiederherstellungscodes',
    once: 'Jeder Code öffnet ein Mal die Tür, wenn App und Passkey nicht zur Hand sind. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder legen Sie sie in Ihren Passwortmanager.',
    download: 'Als Datei speichern',
    print: 'Drucken',
    kept: 'Ich habe sie aufbewahrt',
  },
};

/** Where the user is logged in. */
export const ownSessions = {
  title: 'Angemeldete Geräte',
  list: 'Hier sind Sie angemeldet',
  about: 'Kennen Sie eines nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
  unknown: 'Unbekanntes Gerät',
  isThis: 'dieses Gerät',
  facts: (since: string, used: string) => `angemeldet seit ${since}, zuletzt benutzt ${used}`,
  end: (name: string) => ({
    button: 'Abmelden',
    title: `„${name}“ abmelden?`,
    body: 'Dort muss man sich dann neu anmelden. Was noch nicht gespeichert ist, geht dort verloren.',
    done: 'Das Gerät ist abgemeldet.',
  }),
};
