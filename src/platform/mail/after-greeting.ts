import type { Language } from '../../shared/language.ts';
import type { MailBlock } from './mail-blocks.ts';

/** 'Guten Tag,' or 'Guten Tag Ada Lovelace,'. */
export function greetingLine(greeting: string, name: string | undefined): string {
  return `${name === undefined ? greeting : `${greeting} ${name}`},`;
}

/**
 * What comes after the greeting. German goes on after its comma as if it were one sentence, as the texts are written;
 * English begins with a capital letter.
 */
export function afterGreeting(blocks: readonly MailBlock[], language: Language): readonly MailBlock[] {
  const [first, ...others] = blocks;
  if (language === 'de' || first?.kind !== 'paragraph') return blocks;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others];
}
