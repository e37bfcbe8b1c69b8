import { pictureWords, type FormPicture } from './picture-words.ts';

/** A form's values for REST: empty groups are null, and empty paragraphs are removed. */
export function fromForm(values: Record<string, unknown>): Record<string, unknown> {
  const { era, purchase, texts, pictures, ...rest } = values as {
    title?: string | null;
    pictures?: readonly FormPicture[] | null;
    variants?: readonly unknown[] | null;
    era?: { fromYear?: number | null; toYear?: number | null } | null;
    purchase?: { priceCents?: number | null; sellerKind?: string | null } | null;
    texts?: Record<string, unknown> & { descriptions?: readonly (string | null)[] };
  } & Record<string, unknown>;
  return {
    ...rest,
    ...(pictures === undefined ? {} : { pictures: picturesOf(pictures ?? [], rest.title ?? '') }),
    // With variants, their stock counts.
    ...((rest.variants ?? []).length === 0 ? {} : { stock: 0 }),
    ...(era === undefined ? {} : { era: eraOf(era) }),
    ...(purchase === undefined ? {} : { purchase: purchaseOf(purchase) }),
    ...(texts === undefined ? {} : { texts: textsOf(texts) }),
  };
}

function picturesOf(pictures: readonly FormPicture[], title: string) {
  return pictures.map((picture, index) => {
    const { isCleared, ...facts } = picture;
    return { ...facts, alt: pictureWords(picture, index, title) };
  });
}

/** A single year is both the first and the last. */
function eraOf(era: { fromYear?: number | null; toYear?: number | null } | null) {
  const from = era?.fromYear ?? era?.toYear ?? null;
  return from === null ? null : { fromYear: from, toYear: era?.toYear ?? from };
}

function purchaseOf(purchase: { priceCents?: number | null; sellerKind?: string | null } | null) {
  const { priceCents = null, sellerKind = null } = purchase ?? {};
  return priceCents === null && (sellerKind === null || sellerKind === '')
    ? null
    : { priceCents, sellerKind };
}

function textsOf(texts: Record<string, unknown> & { descriptions?: readonly (string | null)[] }) {
  const written = Object.entries(texts).map(([name, value]) => [name, value === '' ? null : value] as const);
  const descriptions = (texts.descriptions ?? []).filter((text) => (text ?? '').trim() !== '');
  return { ...Object.fromEntries(written), descriptions };
}
