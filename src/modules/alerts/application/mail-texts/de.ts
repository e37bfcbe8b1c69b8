import { linkHoldsDays, mailsPerDay } from '../../domain/alert.ts';

/** What the mails about pieces that somebody waits for say in German. */
export const german = {
  confirm: {
    subject: 'Sollen wir Ihnen Bescheid sagen?',
    asked: (title: string): string =>
      `mit dieser E-Mail-Adresse wurde auf unserer Website gebeten, Bescheid zu bekommen: wenn „${title}“ wieder zu haben ist oder, falls das Stück verkauft ist, wenn ein ähnliches kommt. Waren Sie das? Dann bestätigen Sie es bitte:`,
    button: 'Ja, Bescheid sagen',
    note: `Der Link gilt ${linkHoldsDays} Tage. Es folgt höchstens eine E-Mail, innerhalb von 6 Monaten; danach löschen wir Ihre Adresse hierfür. Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir nicht und löschen die Adresse nach ${linkHoldsDays} Tagen. Mehr als ${mailsPerDay} solcher Fragen am Tag gehen an keine Adresse.`,
  },
  free: {
    subject: (title: string): string => `Wieder zu haben: ${title}`,
    news: (title: string): string =>
      `Sie haben uns gebeten, Ihnen Bescheid zu sagen: „${title}“ ist wieder zu haben. Reserviert ist das Stück nicht; wer zuerst bestellt, bekommt es.`,
    button: 'Stück ansehen',
  },
  like: {
    subject: (title: string): string => `Neu im Laden: ${title}`,
    news: (title: string, old: string): string =>
      `Sie haben uns gebeten, Ihnen Bescheid zu sagen. „${old}“ ist verkauft, aber ein ähnliches Stück ist gekommen: „${title}“.`,
    button: 'Stück ansehen',
  },
  once: 'Damit ist diese Benachrichtigung erledigt: Zu diesem Stück schreiben wir Ihnen nicht noch einmal.',
  stop: 'Alle Benachrichtigungen zu Stücken beenden',
};

export type AlertMailTexts = typeof german;
