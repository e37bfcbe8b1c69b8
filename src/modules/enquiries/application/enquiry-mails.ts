import type { Mail } from '../../../platform/mail/mail.ts';
import type { Language } from '../../../shared/text/language.ts';
import { firstLetters } from '../../../shared/text/typed-text.ts';

const subjectLength = 80;

/**
 * The mail to the shop.
 * @param facts what was typed about the sender; empty ones are left out
 */
export function shopMail(
  to: string,
  told: {
    readonly title: string;
    readonly about: string;
    readonly opening: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
    readonly blocks: Mail['blocks'];
  },
): Mail {
  const rows = told.facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
  return {
    to,
    subject: `${told.title}: ${firstLetters(told.about, subjectLength)}`,
    blocks: [{ kind: 'paragraph', text: told.opening }, { kind: 'table', rows }, ...told.blocks],
  };
}

/** The mail to the sender. Repeats no words that were typed, because the address may be somebody else's. */
export function receiptMail(
  to: string,
  language: Language,
  number: number,
  words: {
    readonly subject: (number: number) => string;
    readonly thanks: string;
    readonly label: string;
    readonly note: string;
  },
  blocks: Mail['blocks'] = [],
): Mail {
  return {
    to,
    language,
    subject: words.subject(number),
    blocks: [
      { kind: 'paragraph', text: words.thanks },
      { kind: 'table', rows: [{ label: words.label, value: String(number), strong: true }] },
      ...blocks,
      { kind: 'note', text: words.note },
    ],
  };
}
