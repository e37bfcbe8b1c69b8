import * as prescribed from './quoted.ts';
import * as german from './quoted-in-german.ts';

/** Replaces prescribed English words at the beginning of a text, as in the shop's answers to requests. */
export function worded(text: string): string {
  for (const [name, said] of Object.entries(prescribed)) {
    if (name !== 'quotedLanguage' && (text === said || text.startsWith(`${said} `))) {
      return german[name as keyof typeof german] + text.slice(said.length);
    }
  }
  return text;
}
