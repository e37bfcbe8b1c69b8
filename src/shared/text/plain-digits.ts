const digit = /\p{Nd}/u;

/**
 * Decimal digits of any script as those that the shop computes with: '１２３' of full width, as on keyboards of East Asia,
 * and Arabic '١٢٣' are '123'. Unicode has the ten of each script in a row, from zero (Unicode Standard, section 4.6).
 */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    let before = 0;
    while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
    // Rows may follow one another, as those of mathematics do.
    return String(before % 10);
  });
}

/**
 * What has to be read sign by sign, such as numbers and codes: letters of full width are those of ours, and digits of
 * every script are digits.
 */
export function plainSigns(text: string): string {
  return plainDigits(text).normalize('NFKC');
}
