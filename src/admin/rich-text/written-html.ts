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
