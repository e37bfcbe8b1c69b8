import { compile, type SelectorDefinition } from 'html-to-text';

const apart = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const list: Omit<SelectorDefinition, 'selector'> = { format: 'unorderedList', options: { itemPrefix: '- ' } };

const convert = compile({
  // Lines are broken where they are read.
  wordwrap: false,
  whitespaceCharacters: ' \t\r\n\f\u200b\u00a0\u202f',
  formatters: {
    nextCell: ({ children }, walk, builder) => {
      builder.addInline(' | ');
      walk(children, builder);
    },
  },
  selectors: [
    ...['h2', 'h3', 'h4', 'blockquote', 'table', 'tr'].map((selector) => ({
      selector,
      format: 'block',
      options: apart,
    })),
    { selector: 'a', options: { ignoreHref: true } },
    {
      selector: 'a[href^="https:"]',
      format: 'anchor',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true },
    },
    ...['ul', 'ol'].map((selector) => ({ selector, ...list })),
    ...['* + td', '* + th'].map((selector) => ({ selector, format: 'nextCell' })),
    { selector: 'hr', options: { length: 10 } },
  ],
});

/** Sanitised HTML as plain text with its paragraphs, lists and headings, for mails and files. */
export function htmlToText(html: string): string {
  // A heading's own id is no word of it.
  return convert(html.replace(/(?<!\s)\s*\{#[a-z][a-z0-9-]*\}\s*(?=<\/h)/g, ''));
}
