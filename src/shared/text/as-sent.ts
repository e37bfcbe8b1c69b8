/**
 * A text of several lines as every database, mail program and XML takes it: a control character, half of a character or
 * what is no character at all becomes a space, however it came into the shop.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');
}

/** Whether a field holds a password: nothing in it is changed, and its own rules read it. */
export const isPassword = (name: string): boolean => /password$/i.test(name);

/**
 * The contents of a form as they are sent to the shop, which refuses control characters: they come along unseen with what
 * is pasted from a PDF or from Word, and whoever pasted it could not find them.
 */
export function jsonOfForm(contents: unknown): string {
  return JSON.stringify(contents, (name, value: unknown) =>
    typeof value === 'string' && !isPassword(name) ? printable(value) : value,
  );
}
