/** Something, an at sign, something with a dot: whether an address is right shows the mail that is sent to it. */
export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
