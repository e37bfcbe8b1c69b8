/** Logging in, and what leads there. */
export const entrance = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort wiederholen',
  currentPassword: 'Bisheriges Passwort',
  yourName: 'Ihr Name',
  passwordRule: 'Mindestens 12 Zeichen, kein gebräuchliches Passwort',
  notTheSame: 'Die beiden Passwörter unterscheiden sich.',
  backToLogin: 'Zur Anmeldung',
  login: { title: 'Anmelden', submit: 'Anmelden', forgot: 'Passwort vergessen?' },
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
