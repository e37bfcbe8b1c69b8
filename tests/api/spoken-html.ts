/** Elements without an end. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const notSpoken = /<!--.*?-->|<!doctype[^>]*>|<(script|style|noscript)\b.*?<\/\1>/gis;
const parts = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi;
const announced = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '').trim();

/** All text that a page shows and announces in its own language, that is: except text marked as another. */
export function spokenIn(html: string): readonly string[] {
  const texts: string[] = [];
  const languages: string[] = [];
  let own = '';
  for (const [, closing, tag = '', attributes = '', text] of html.replaceAll(notSpoken, '').matchAll(parts)) {
    const around = languages.at(-1) ?? '';
    if (text !== undefined) {
      if (around === own) texts.push(plain(text));
      continue;
    }
    if (closing === '/') {
      languages.pop();
      continue;
    }
    const language = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? around;
    if (tag === 'html') own = language;
    if (language === own) for (const [, said = ''] of attributes.matchAll(announced)) texts.push(plain(said));
    if (!empty.test(tag) && !attributes.endsWith('/')) languages.push(language);
  }
  return texts;
}
