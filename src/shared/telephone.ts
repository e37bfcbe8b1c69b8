/** E.164 ends at 15 digits (spec 5); nobody's number has fewer than seven with its country or area. */
const digitsOfANumber = /^\d{7,15}$/;

/** Whether a text is written as telephone numbers are: digits, spaces, and what people put between them. */
export function isWrittenAsPhone(text: string): boolean {
  return /^[+\d\s()/.-]+$/.test(text) && /\d/.test(text);
}

/** Whether a text can be somebody's whole number, by which a carrier reaches them. */
export function isPhoneNumber(text: string): boolean {
  return isWrittenAsPhone(text) && digitsOfANumber.test(text.replace(/\D/g, ''));
}
