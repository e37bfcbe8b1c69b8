/** What a link of a text may lead to: the shop's own pages, secure ones elsewhere, and addresses to write to or call. */
export function isLinkAddress(address: string): boolean {
  const said = address.trim();
  if (said === '' || said.startsWith('//') || /\s/.test(said)) return false;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(said) ?? [];
  return scheme === undefined || ['https', 'mailto', 'tel'].includes(scheme.toLowerCase());
}

/** A typed address as a link: 'wmk.de/faq' and 'post@wmk.de' are meant as people say them. */
export function typedAddress(typed: string): string {
  const said = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(said)) return `mailto:${said}`;
  if (/^http:\/\//i.test(said)) return said.replace(/^http:/i, 'https:');
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(said) ? `https://${said}` : said;
}
