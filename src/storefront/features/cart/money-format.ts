/**
 * The format of amounts in a language (spec 5, 'Money formatting'): if the currency has a decimal part, the amount is
 * in its hundredths; if it has none (yen), it is used as it is.
 * @throws RangeError for an unknown currency or language
 */
export function moneyFormat(currency: string, language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const hasDecimals = format.resolvedOptions().maximumFractionDigits !== 0;
  return (amount) => format.format(hasDecimals ? Number((amount / 100).toFixed(2)) : amount);
}
