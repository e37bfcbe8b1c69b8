const prefix = 'WMK-';

/** The number by which people, mails and bank transfers name an order: 'WMK-100234'. */
export function orderNumber(sequence: number): string {
  return `${prefix}${sequence}`;
}

/** The sequence number in what somebody typed ('wmk 100234'); null when it is no order number. */
export function parseOrderNumber(text: string): number | null {
  const [, digits] = /^\s*(?:wmk[-\s]*)?(\d{1,12})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
