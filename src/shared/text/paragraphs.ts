const block = /<(?:p|h[1-6]|ul|ol|li|blockquote|table|hr|div|br)\b/i;

/**
 * Lines typed or imported as plain text, as HTML: a blank line ends a paragraph, and a single break stays one. Text on one
 * line, and text that has blocks of its own, stays as it is.
 */
export function asParagraphs(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length === 1 || block.test(text)) return text;
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
