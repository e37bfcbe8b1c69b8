/** The schemes that links of texts may have, beside links to the shop's own pages. */
export const linkSchemes = ['https', 'mailto', 'tel'] as const;

const isLinkScheme = (scheme: string): boolean =>
  (linkSchemes as readonly string[]).includes(scheme.toLowerCase());

/**
 * The target of a link, as texts keep it: pages of the shop as they are written, others by a secure address, even if it
 * was written without; null: texts may not link there.
 */
export function linkAddress(written: string): string | null {
  // Browsers read a scheme without the tabs and breaks that are in it.
  const trimmed = written.replaceAll(/\p{Cc}/gu, '').trim();
  if (trimmed === '') return null;
  const said = /^tel:/i.test(trimmed) ? trimmed.replaceAll(/\s/g, '') : trimmed.replaceAll(/\s/g, '%20');
  if (said.startsWith('//')) return `https:${said}`;
  if (/^www\./i.test(said)) return `https://${said}`;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(said) ?? [];
  if (scheme === undefined || isLinkScheme(scheme)) return said;
  return /^http:\/\//i.test(said) ? said.replace(/^http:/i, 'https:') : null;
}

/** A typed address as a link: 'wmk.de/faq' and 'post@wmk.de' are meant as people say them. */
export function typedAddress(typed: string): string | null {
  const said = typed.trim();
  if (/\s/.test(said) && !/^tel:/i.test(said)) return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(said)) return `mailto:${said}`;
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(said);
  return linkAddress(isHost ? `https://${said}` : said);
}

/** Links of an HTML text that lead nowhere they may: they would be lost. As they were written. */
export function linksLost(html: string): readonly string[] {
  return Array.from(html.matchAll(/<a\s([^<>]*)>/gi), ([, attributes = '']) => {
    const [, double, single, bare] =
      /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes) ?? [];
    return (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
  }).filter((href) => href !== '' && linkAddress(href) === null);
}
