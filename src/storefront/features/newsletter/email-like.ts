/** Something, an at sign, something with a dot. Only a mail shows whether the address is right. */
export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
