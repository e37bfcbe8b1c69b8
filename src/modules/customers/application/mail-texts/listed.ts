/** Behind a sentence, what it speaks of; nothing if that is not to be named. */
export const listed = (names: readonly string[], colon = ':'): string =>
  names.length === 0 ? '' : `${colon} ${names.join(', ')}`;
