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
