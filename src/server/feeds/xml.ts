import { escapeHtml } from '../../platform/html/escape-html.ts';

/** An element with its text; omitted if the text is null. Characters that XML does not allow are dropped. */
export function element(name: string, text: string | number | null): string {
  if (text === null || text === '') return '';
  // oxlint-disable-next-line no-control-regex
  const allowed = String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<${name}>${escapeHtml(allowed)}</${name}>`;
}

/** An element containing others. */
export function parent(name: string, attributes: string, children: readonly string[]): string {
  return `<${name}${attributes === '' ? '' : ` ${attributes}`}>${children.join('')}</${name.split(' ')[0] ?? name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
