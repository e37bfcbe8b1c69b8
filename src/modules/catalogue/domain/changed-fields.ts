import type { PieceDraft, Picture, ProductSafety } from './piece.ts';

/** A field of a piece that a file changes; `published`: whether visitors see it. */
export type ChangedField = keyof PieceDraft | 'published';

/**
 * The fields in which another draft of the same piece differs. Differences that no table can express are ignored: the
 * amount of white space between words, and the order of categories.
 */
export function changedFields(before: PieceDraft, after: PieceDraft): (keyof PieceDraft)[] {
  const old = normal(before);
  const fresh = normal(after);
  return (Object.keys(fresh) as (keyof PieceDraft)[]).filter((field) => !same(old[field], fresh[field]));
}

function normal(draft: PieceDraft): PieceDraft {
  const { texts } = draft;
  return {
    ...draft,
    title: line(draft.title) ?? '',
    categoryIds: [...new Set(draft.categoryIds)].sort(),
    sections: [...new Set(draft.sections)].sort(),
    materials: [...new Set(draft.materials.map(line).filter((name) => name !== null))],
    colour: line(draft.colour),
    maker: line(draft.maker),
    origin: line(draft.origin),
    speciesPapers: line(draft.speciesPapers),
    productSafety: safety(draft.productSafety),
    texts: {
      subtopic: text(texts.subtopic),
      similarToTitle: text(texts.similarToTitle),
      conditionText: text(texts.conditionText),
      descriptions: texts.descriptions.map(text).filter((paragraph) => paragraph !== null),
      storyShop: text(texts.storyShop),
      shopInfo: text(texts.shopInfo),
      aboutUs: text(texts.aboutUs),
    },
    pictures: pictures(draft.pictures),
    variants: draft.variants.map((variant) => ({
      sku: variant.sku,
      name: line(variant.name) ?? '',
      stock: variant.stock,
      pictures: pictures(variant.pictures),
    })),
  };
}

function line(words: string | null): string | null {
  return text(words?.replace(/\s+/g, ' ') ?? null);
}

function text(words: string | null): string | null {
  const plain = words?.replace(/\r\n?/g, '\n').normalize('NFC').trim() ?? '';
  return plain === '' ? null : plain;
}

function safety(said: ProductSafety): ProductSafety {
  if (said.kind === 'exempt') return { kind: said.kind, reason: said.reason };
  return {
    kind: said.kind,
    name: line(said.name) ?? '',
    postalAddress: text(said.postalAddress) ?? '',
    electronicAddress: line(said.electronicAddress) ?? '',
    warnings: text(said.warnings ?? null),
  };
}

function pictures(all: readonly Picture[]): readonly Picture[] {
  const byKey = new Map<string, Picture>();
  for (const picture of all) {
    if (!byKey.has(picture.key)) byKey.set(picture.key, { ...picture, alt: line(picture.alt) ?? '' });
  }
  return [...byKey.values()];
}

function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => same(value, theirs.get(key)));
}
