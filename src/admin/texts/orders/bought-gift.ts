/** A gift voucher that an order has bought. */
export const boughtGift = {
  title: 'Geschenkgutschein',
  value: 'Wert',
  balance: 'Guthaben',
  recipient: 'Für wen',
  greeting: 'Gruß',
  mailed: 'Per E-Mail',
  whenPaid: 'sobald er bezahlt ist',
  on: (day: string) => `am ${day}, wenn er bezahlt ist`,
  ended: 'erstattet, nichts mehr wert',
  open: 'Zum Gutschein',
};
