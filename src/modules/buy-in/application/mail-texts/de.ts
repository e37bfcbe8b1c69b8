/** What the receipt of offered furniture says in German. */
export const german = {
  subject: (number: number) => `Ihre Ankauf-Anfrage ${number} ist angekommen`,
  thanks:
    'vielen Dank für Ihre Anfrage. Wir sehen uns Ihre Möbel an und melden uns innerhalb von 24 Stunden bei Ihnen.',
  label: 'Nummer Ihrer Anfrage',
  piece: (place: number) => `Möbelstück ${place}`,
  price: 'Wunschpreis',
  noPrice: 'keine Angabe',
  priceInWords: 'wie in Ihrer Anfrage beschrieben',
  pictures: 'Bilder',
  note: 'Sie haben uns nichts angeboten? Dann brauchen Sie nichts zu tun.',
};

export type EnquiryMailTexts = typeof german;
