/** What the receipt of a question says in German. */
export const german = {
  shipping: {
    subject: (number: number) => `Ihre Versandanfrage ${number} ist angekommen`,
    thanks:
      'vielen Dank für Ihre Anfrage. Wir fragen bei Speditionen an und melden uns mit einem Preis bei Ihnen.',
    label: 'Nummer Ihrer Anfrage',
  },
  contact: {
    subject: (number: number) => `Ihre Frage ${number} ist angekommen`,
    thanks: 'vielen Dank für Ihre Nachricht. Wir lesen sie und melden uns bei Ihnen.',
    label: 'Nummer Ihrer Frage',
  },
  note: 'Sie haben uns nichts gefragt? Dann brauchen Sie nichts zu tun.',
};

export type QuestionMailTexts = typeof german;
