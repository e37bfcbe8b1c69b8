import { linkHoldsDays } from '../../domain/reminder.ts';

/** What the mails about a cart say in German. */
export const german = {
  confirm: {
    subject: 'Bitte bestätigen Sie die Erinnerung an Ihren Warenkorb',
    asked:
      'mit dieser E-Mail-Adresse wurde auf unserer Website um eine Erinnerung an einen Warenkorb gebeten. Waren Sie das? Dann bestätigen Sie es bitte:',
    button: 'Erinnerung bestätigen',
    note: `Der Link gilt ${linkHoldsDays} Tage. Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keine Erinnerung, und wir löschen die Adresse nach spätestens 7 Tagen.`,
    stop: 'Doch nicht erinnern',
  },
  reminder: {
    subject: 'Ihr Warenkorb bei uns',
    pieces: 'Sie haben uns gebeten, Sie an Ihren Warenkorb zu erinnern. Diese Stücke sind noch zu haben:',
    rented: (title: string) => `${title} (zur Miete)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Zurzeit nicht mehr zu haben:',
    button: 'Warenkorb öffnen',
    note: 'Der Link legt die Stücke in den Warenkorb des Browsers, in dem Sie ihn öffnen. Reserviert sind sie nicht; es gelten die Preise, die dort stehen.',
    last: 'Das ist die einzige Erinnerung, um die Sie gebeten haben. Weitere senden wir nicht; Ihren Warenkorb haben wir bei uns schon gelöscht.',
    stop: 'Keine Erinnerungen mehr',
  },
};

export type CartReminderMailTexts = typeof german;
