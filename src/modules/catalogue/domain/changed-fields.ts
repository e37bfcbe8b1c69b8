import {
  featureNames,
  forFields,
  pieceFields,
  textNames,
  type FieldName,
  type Features,
  type SingleTexts,
} from '../../../shared/pieces/piece-fields.ts';
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
    ...(forFields(featureNames, (name) => normalValue(name, draft[name])) as Features),
    title: line(draft.title) ?? '',
    categoryIds: [...new Set(draft.categoryIds)].sort(),
    sections: [...new Set(draft.sections)].sort(),
    productSafety: safety(draft.productSafety),
    texts: {
      ...(forFields(textNames, (name) => normalValue(name, texts[name])) as SingleTexts),
      descriptions: texts.descriptions.map(text).filter((paragraph) => paragraph !== null),
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

function normalValue(name: FieldName, value: PieceDraft[keyof PieceDraft] | null): unknown {
  switch (pieceFields[name].kind) {
    case 'word':
      return line(value as string | null);
    case 'words':
      return [...new Set((value as readonly string[]).map(line).filter((word) => word !== null))];
    case 'plain':
    case 'html':
      return text(value as string | null);
    default:
      return value;
  }
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
