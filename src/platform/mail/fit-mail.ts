import { defaultLanguage, type Language } from '../../shared/text/language.ts';
import { printable } from '../../shared/text/as-sent.ts';
import { mailLimits, type MailBlock, type MailRow } from './mail-blocks.ts';
import type { Mail } from './mail.ts';

/** Ends a text of which a mail holds only the beginning, and stands for rows that are left out. */
const cutNotes: Readonly<Record<Language, string>> = {
  de: '… [gekürzt; der Shop hat den ganzen Text]',
  en: '… [shortened; the shop has the whole text]',
  es: '… [abreviado; la tienda tiene el texto completo]',
  fr: '… [abrégé ; la boutique a le texte entier]',
  it: '… [abbreviato; il negozio ha il testo completo]',
};

/** Stands where a mail must have a text and has none. */
const nothing = '…';

/**
 * Makes texts that others have typed or imported fit into a mail, whatever they are: a mail that only informs must never
 * undo what it informs of. A mail that fits stays as it is.
 */
export function fitMail(mail: Mail): Mail {
  const cutNote = cutNotes[mail.language ?? defaultLanguage];
  const { name, about, headers, attachments, ...rest } = mail;
  return {
    ...rest,
    subject: fitLine(mail.subject, mailLimits.subject),
    blocks: fitBlocks(mail.blocks, cutNote),
    ...(name === undefined ? {} : { name }),
    ...(about === undefined ? {} : { about }),
    ...(headers === undefined ? {} : { headers }),
    ...(attachments === undefined
      ? {}
      : {
          attachments: attachments.map((file) => ({
            ...file,
            filename: fitLine(file.filename.replace(/[/\\]/g, ' '), mailLimits.fileName),
          })),
        }),
  };
}

/** A text as one line: what would break it becomes a space. */
function fitLine(text: string, most: number): string {
  const line = printable(text).replace(/[\n\u2028\u2029]+/g, ' ');
  return line === '' ? nothing : beginningOf(line, most, nothing);
}

function fitBlocks(blocks: readonly MailBlock[], cutNote: string): MailBlock[] {
  const fitted = blocks.flatMap((block) => fitBlock(block, cutNote));
  if (fitted.length === 0) return [{ kind: 'paragraph', text: nothing }];
  return atMost(fitted, mailLimits.blocks, { kind: 'note', text: cutNote });
}

/** @returns none for a list or a table without anything in it */
function fitBlock(block: MailBlock, cutNote: string): MailBlock[] {
  const fit = (text: string) => beginningOf(printable(text), mailLimits.text, cutNote);
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'note':
      return [{ ...block, text: fit(block.text) }];
    case 'button':
    case 'link':
      return [{ ...block, label: fit(block.label) }];
    case 'list': {
      const items = atMost(block.items.map(fit), mailLimits.items, cutNote);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'table': {
      const rows = block.rows.map((row) => fitRow(row, fit));
      return rows.length === 0 ? [] : [{ ...block, rows: atMost(rows, mailLimits.rows, { label: cutNote }) }];
    }
    default:
      return block satisfies never;
  }
}

/** Details beyond the last one are lines of it. */
function fitRow(row: MailRow, fit: (text: string) => string): MailRow {
  const { label, value, details } = row;
  const most = mailLimits.details - 1;
  const lines =
    details === undefined || details.length <= mailLimits.details
      ? details
      : [...details.slice(0, most), details.slice(most).join('\n')];
  return {
    ...row,
    label: fit(label),
    ...(value === undefined ? {} : { value: fit(value) }),
    ...(lines === undefined ? {} : { details: lines.map(fit) }),
  };
}

function atMost<T>(all: readonly T[], most: number, last: T): T[] {
  return all.length <= most ? [...all] : [...all.slice(0, most - 1), last];
}

/** Half of a character that is cut in two is left out. */
function beginningOf(text: string, most: number, cutNote: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - cutNote.length).replace(/[\ud800-\udbff]$/, '')}${cutNote}`;
}
