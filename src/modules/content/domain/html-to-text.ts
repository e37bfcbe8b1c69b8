const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** Sanitised HTML as plain text with its paragraphs, lists and headings, for mails and files. */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/\s*\{#[a-z][a-z0-9-]*\}\s*(?=<\/h)/g, '')
    .replace(/<a href="(?:mailto:|tel:)[^"]*"[^>]*>(.*?)<\/a>/g, '$1')
    .replace(/<a href="(https:[^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, label: string) =>
      label === href ? href : `${label} (${href})`,
    )
    .replace(/<br ?\/?> ?/g, '\n')
    .replace(/<li> ?/g, '\n- ')
    .replace(/<\/t[hd]> ?<t[hd][^>]*>/g, ' | ')
    .replace(/<hr ?\/?>/g, '\n\n----------\n\n')
    .replace(/<\/?(?:p|h[2-4]|ul|ol|blockquote|table|tr)(?: [^>]*)?> ?/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/ *\n */g, '\n')
    .replace(/\n\n+(?=- )/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
