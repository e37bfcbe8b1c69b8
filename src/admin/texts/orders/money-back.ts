import { office } from '../../../shared/messages/de/office.ts';

/** Refunds that staff transfer themselves. */
export const transfers = {
  due: (amount: string, recipient: string, ordered: string) =>
    `Noch zu überweisen: ${amount}${recipient === '' ? '' : ` an ${recipient}`} (veranlasst: ${ordered})`,
  done: (amount: string) => `${amount} überwiesen`,
  amount: 'Betrag',
  recipient: 'An',
  iban: 'IBAN',
  ibanHelp:
    'Freiwillig: die des Kontos, von dem das Geld kam, oder die Ihnen genannt wurde. Sie wird gelöscht, sobald überwiesen ist.',
  notAnIban: office['not-an-iban'],
  ibanElsewhere: 'Steht im Kontoauszug beim Zahlungseingang',
  came: 'Eingang',
  purpose: 'Verwendungszweck',
  purposeOf: (order: string) => `Erstattung ${order}`,
};

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
