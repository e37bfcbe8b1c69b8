import { afterGreeting, greetingLine } from './after-greeting.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailBlock, MailRow } from './mail-blocks.ts';

/** A mail for programs that show no HTML: the same contents as `mailHtml`, in the same order. */
export function mailText(
  { name, blocks }: { readonly name?: string | undefined; readonly blocks: readonly MailBlock[] },
  letterhead: Letterhead,
): string {
  const { language, greeting, closing, shopName, imprint } = letterhead;
  const told = afterGreeting(blocks, language).map(blockText);
  const parts = [
    greetingLine(greeting, name),
    ...told,
    `${closing}\n${shopName}`,
    `-- \n${imprint.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 70))}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.address}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map(rowText).join('\n');
    default:
      return block satisfies never;
  }
}

function rowText({ label, details = [], value }: MailRow): string {
  // A label for a value of several lines, such as an address.
  if (value === '') return [`${label}:`, ...details].join('\n');
  const name = details.length === 0 ? label : `${label} (${details.join(', ')})`;
  return value === undefined ? name : `${name}: ${value}`;
}
