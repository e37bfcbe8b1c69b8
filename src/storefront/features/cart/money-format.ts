/**
 * How an amount is written in a language (spec 5, 'Money formatting'): where the currency has a decimal part, the
 * amount is in its hundredths; where it has none (yen), it is used as is.
 * @throws RangeError for what is no currency or no language
 */
export function moneyFormat(currency: string, language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const hasDecimals = format.resolvedOptions().maximumFractionDigits !== 0;
  return (amount) => format.format(hasDecimals ? Number((amount / 100).toFixed(2)) : amount);
}
