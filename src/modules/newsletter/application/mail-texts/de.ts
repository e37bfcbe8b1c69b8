import { linkHoldsDays } from '../../domain/subscription.ts';

/** What the newsletter's mails say in German. */
export const german = {
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
};

export type NewsletterMailTexts = typeof german;
