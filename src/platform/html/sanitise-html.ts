import sanitize from 'sanitize-html';
import { linkAddress, linkSchemes } from '../../shared/text/link-address.ts';
import { asParagraphs } from '../../shared/text/typed-text.ts';

const rules: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sup',
    'sub',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => {
      const address = linkAddress(href ?? '');
      return {
        tagName,
        attribs: { ...(address === null ? {} : { href: address }), ...attribs, rel: 'noopener' },
      };
    },
  },
};

/**
 * HTML that staff or an import wrote, reduced to plain formatting: no scripts, styles, pictures or forms. Lines without
 * markup become paragraphs, or their blank lines would be lost.
 * Done on the way in and again on the way out, so that a hole in either place is not enough.
 */
export function sanitiseHtml(html: string): string {
  // Text without markup needs no parser, and most texts have none.
  const blocks = asParagraphs(html);
  return /[<>&]/.test(blocks) ? sanitize(blocks, rules) : blocks;
}
