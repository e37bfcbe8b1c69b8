import { z } from 'zod';
import type { Language } from '../../shared/text/language.ts';
import { printable } from '../../shared/text/as-sent.ts';

/**
 * What a mail may hold. Authors stay far below it; what was typed or imported may not, and is made to fit when the mail
 * is ordered (`fit-mail.ts`).
 */
export const mailLimits = {
  text: 20_000,
  details: 20,
  rows: 200,
  items: 200,
  blocks: 100,
  subject: 250,
  fileName: 120,
} as const;

/** Text of several lines. A stray character in a piece's title must not keep an order from being confirmed. */
const text = z.string().max(mailLimits.text).transform(printable);

/** Links lead to pages, never to anything that a mail program would execute. The longest one holds a cart. */
const address = z.url({ protocol: /^https?$/ }).max(12_000);

const row = z.strictObject({
  label: text,
  /** Small print below the label: article number, term of a rental. */
  details: z.array(text).max(mailLimits.details).optional(),
  value: text.optional(),
  /** A sum, or whatever the reader looks for. */
  strong: z.boolean().optional(),
});

/**
 * The parts of a mail. Authors write plain text and never HTML, so they need not escape anything. Both the HTML and the
 * text of a mail are made from these blocks (`render-mail.ts`).
 */
export const mailBlockSchema = z.discriminatedUnion('kind', [
  /** Line breaks are kept. */
  z.strictObject({ kind: z.literal('paragraph'), text }),
  z.strictObject({ kind: z.literal('heading'), text }),
  /** The one thing the reader is asked to do. */
  z.strictObject({ kind: z.literal('button'), label: text, address }),
  /** A less prominent link on a line of its own. */
  z.strictObject({ kind: z.literal('link'), label: text, address }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1).max(mailLimits.items) }),
  /** Names and values: facts, or lines of an order with their amounts. */
  z.strictObject({ kind: z.literal('table'), rows: z.array(row).min(1).max(mailLimits.rows) }),
  /** Small print. */
  z.strictObject({ kind: z.literal('note'), text }),
]);

export type MailBlock = z.output<typeof mailBlockSchema>;
export type MailRow = z.output<typeof row>;

/** 'Guten Tag,' or 'Guten Tag Ada Lovelace,'; in Spanish 'Buenos días, Ada Lovelace:'. */
export function greetingLine(greeting: string, name: string | undefined, language: Language): string {
  if (language === 'es') return `${name === undefined ? greeting : `${greeting}, ${name}`}:`;
  return `${name === undefined ? greeting : `${greeting} ${name}`},`;
}

/** After the comma of the greeting, letters in these languages go on with a lower-case letter. */
const goOnInLowerCase: ReadonlySet<Language> = new Set<Language>(['de', 'it']);

/** The text after the greeting. In German it continues as it is written; in English it begins with a capital. */
export function afterGreeting(blocks: readonly MailBlock[], language: Language): readonly MailBlock[] {
  const [first, ...others] = blocks;
  if (goOnInLowerCase.has(language) || first?.kind !== 'paragraph') return blocks;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others];
}
