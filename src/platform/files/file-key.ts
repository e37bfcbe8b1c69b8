const segment = /^[a-z0-9_](?:[a-z0-9._-]{0,126}[a-z0-9_])?$/;
const maxLength = 512;

/**
 * Whether a key may name a file: lower-case words with dots, hyphens and underscores, separated by slashes. Keys that
 * lead out of the folder (`..`, a leading slash, a backslash) and keys that two systems would read differently are
 * refused.
 */
export function isFileKey(key: string): boolean {
  return (
    key.length <= maxLength && key.split('/').every((part) => segment.test(part) && !part.includes('..'))
  );
}

/** @throws TypeError */
export function assertFileKey(key: string): void {
  // The key itself is not repeated in the message: it may be anything that was sent.
  if (!isFileKey(key)) throw new TypeError('not a key of a file');
}
