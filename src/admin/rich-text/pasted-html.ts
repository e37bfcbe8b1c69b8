const numbered = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i;
const levels: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/**
 * HTML from Word, mails or web pages, prepared for the editor, which drops what it does not know: Word writes the items of
 * a list as paragraphs with a dot before them, and pages begin with headings that belong to the shop's own page.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const needless of body.querySelectorAll('script, title, meta, link')) needless.remove();
  for (const styled of body.querySelectorAll('b, span')) readWeight(styled);
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    rename(heading, levels[heading.tagName] ?? 'h4');
  }
  for (const item of body.querySelectorAll('p[data-style*="mso-list"]')) joinList(item);
  return body.innerHTML;
}

/** The page's policy reports each style, even in what is only read; some of them say what the text is. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

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
