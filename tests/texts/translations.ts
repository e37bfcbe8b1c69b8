/** The common facts of a text and its translation, whatever their order: all sorted. */
export interface Facts {
  readonly numbers: readonly string[];
  readonly links: readonly string[];
  /** '{email}': placeholders for the company's data. */
  readonly placeholders: readonly string[];
  /** '{#kosten}': targets of links from other pages. */
  readonly anchors: readonly string[];
}

const all = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([whole, part]) => part ?? whole).sort();

/** Numbers as all write them: '1.240 €', '€1,240' and '1\u202f240 €', '4,5' and '4.5', '18 Uhr', '6 pm' and '18:00'. */
function numbersOf(source: string): string[] {
  const plain = source
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/(\d+)\s?pm\b/g, (_, hour: string) => String(Number(hour) + 12))
    .replace(/(?<=\b\d\d?):00\b/g, '')
    .replace(/(?<=\d)[.,\u202f](?=\d)/g, '');
  // '1.' at the beginning of a line numbers steps, as in lists.
  return all(plain.replace(/^\d+\. /gm, ''), /\d+/g);
}

export function factsOf(source: string): Facts {
  return {
    numbers: numbersOf(source),
    links: all(source, /\]\(([^)\s]+)\)/g),
    placeholders: all(source, /\{[a-zA-Z]+\}/g),
    anchors: all(source, /\{#[a-z0-9-]+\}/g),
  };
}

/** The data of blocks of a page; for texts, only their presence and their facts. */
export function skeletonOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      typeof part === 'string' && /^(?:title|html|heading|linkLabel)$/.test(key)
        ? part === '' || factsOf(part)
        : part,
    ),
  );
}
