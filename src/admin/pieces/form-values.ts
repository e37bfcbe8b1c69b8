/** What a form holds, as the interface wants it: groups that are empty are null, empty paragraphs are none. */
export function fromForm(values: Record<string, unknown>): Record<string, unknown> {
  const { era, purchase, texts, ...rest } = values as {
    era?: { fromYear?: number | null; toYear?: number | null } | null;
    purchase?: { priceCents?: number | null; sellerKind?: string | null } | null;
    texts?: Record<string, unknown> & { descriptions?: readonly (string | null)[] };
  } & Record<string, unknown>;
  return {
    ...rest,
    ...(era === undefined ? {} : { era: eraOf(era) }),
    ...(purchase === undefined ? {} : { purchase: purchaseOf(purchase) }),
    ...(texts === undefined ? {} : { texts: textsOf(texts) }),
  };
}

/** A single year is the first and the last one. */
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
