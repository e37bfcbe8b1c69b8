import { Mark, type Extensions } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress, linksLost } from '../../shared/text/link-address.ts';

const Small = Mark.create({
  name: 'small',
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: () => ['small', 0],
});

/** Whether a heading cell belongs to its row or its column. */
const HeadingCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Without the widths that the extension writes as styles, which the shop removes. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** Exactly what `sanitise-html.ts` allows: what a text may contain survives being edited, and nothing else comes in. */
export const formats: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      autolink: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address) !== null,
    },
  }),
  Subscript,
  Superscript,
  Small,
  PlainTable,
  TableRow,
  HeadingCell,
  TableCell,
];

const kept: Readonly<Record<string, readonly string[]>> = { A: ['href'], TH: ['scope'] };

/** The editor's document as the shop's texts are written: no empty paragraphs, and none around a cell's or item's only text. */
export function writtenHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!(kept[element.tagName] ?? []).includes(name)) element.removeAttribute(name);
    }
  }
  for (const place of body.querySelectorAll('li, td, th')) {
    const [first, ...others] = place.children;
    const isOnlyText = others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    if (first?.tagName === 'P' && isOnlyText) first.replaceWith(...first.childNodes);
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  for (const table of body.querySelectorAll('table')) giveHeading(table);
  return body.innerHTML;
}

/** A first row of nothing but headings stands in the table's head: its cells name the columns. */
function giveHeading(table: HTMLTableElement): void {
  const first = table.tBodies[0]?.rows[0];
  if (first === undefined || [...first.cells].some(({ tagName }) => tagName !== 'TH')) return;
  table.createTHead().append(first);
}

const numbered = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i;
const levels: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/**
 * HTML from Word, mails or web pages, prepared for the editor, which drops what it does not know: Word writes the items of
 * a list as paragraphs with a dot before them, and pages begin with headings that belong to the shop's own page.
 * @param loseLinks is told of links that lead where no text may, such as a file of that computer: their words stay
 */
export function pastedHtml(html: string, loseLinks: (addresses: readonly string[]) => void): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const needless of body.querySelectorAll('script, title, meta, link')) needless.remove();
  for (const styled of body.querySelectorAll('b, span')) readWeight(styled);
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    rename(heading, levels[heading.tagName] ?? 'h4');
  }
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]')) joinList(item);
  loseLinks(linksLost(body.innerHTML));
  for (const link of body.querySelectorAll('a[href]')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', address);
  }
  return body.innerHTML;
}

/** The page's policy reports each style, even in what is only read; some of them say what the text is. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style(?:(?!<style)[\s\S])*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

/** Some programs say by style alone what is bold or italic, or that a `<b>` around everything is not. */
function readWeight(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  if (element.tagName === 'B') {
    if (/font-weight:\s*(?:normal|400)/i.test(style)) rename(element, 'span');
    return;
  }
  const inner = /font-style:\s*italic/i.test(style) ? rename(element, 'em') : element;
  if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return;
  const strong = inner.ownerDocument.createElement('strong');
  inner.replaceWith(strong);
  strong.append(inner);
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Appends the item to the list before it, if there is one of its kind. */
function joinList(item: Element): void {
  const marker = item.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
  const kind = numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const before = item.previousElementSibling;
  const isOfList = before?.getAttribute('data-of-word') === kind;
  const list = isOfList ? before : item.ownerDocument.createElement(kind);
  if (!isOfList) {
    list.setAttribute('data-of-word', kind);
    item.before(list);
  }
  list.append(rename(item, 'li'));
}
