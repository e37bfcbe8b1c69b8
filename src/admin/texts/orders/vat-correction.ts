/** The VAT of an order whose VAT ID was confirmed only afterwards. */
export const vatCorrection = {
  until: 'Bisher',
  then: 'Künftig',
  back: 'Zurückzuzahlen',
  notPaid: 'Bezahlt ist noch nichts: Die E-Mail nennt den neuen Betrag und das Konto.',
  way: {
    same: 'Der Betrag geht von selbst auf dem Weg zurück, auf dem er gekommen ist.',
    byStaff: 'Danach steht der Betrag unter „Geld“ und auf „Heute“. Überweisen Sie ihn bitte selbst zurück.',
  },
};
