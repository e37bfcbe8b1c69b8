/**
 * Where bank transfers would go until the shop has entered its own account: of a bank that does not exist, but with
 * check digits that are right, so that everything around it can be tried.
 */
export const dummyBankAccount = {
  holder: 'WMK Muster GmbH',
  iban: 'DE36 0000 0000 0000 0000 00',
  bic: 'XXXXDEXXXXX',
} as const;
