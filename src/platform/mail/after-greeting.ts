import type { Language } from '../../shared/language.ts';
import type { MailBlock } from './mail-blocks.ts';

/** 'Guten Tag,' or 'Guten Tag Ada Lovelace,'. */
export function greetingLine(greeting: string, name: string | undefined): string {
  return `${name === undefined ? greeting : `${greeting} ${name}`},`;
}

/**
 * The text after the greeting. In German it continues after the comma with a lower-case letter, as the texts are
 * written; in English it begins with a capital.
 */
export function afterGreeting(blocks: readonly MailBlock[], language: Language): readonly MailBlock[] {
  const [first, ...others] = blocks;
  if (language === 'de' || first?.kind !== 'paragraph') return blocks;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others];
}
