import type { PieceDraft } from './piece.ts';

/** A problem of a draft: the field and the reason, in words for the shop's staff. */
export interface DraftProblem {
  readonly field: string;
  readonly problem: string;
}

const maxCents = 100_000_000;

/** Checks the rules between and within the fields of a draft. An empty list means it may be saved. */
export function checkDraft(draft: PieceDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const say = (field: string, problem: string): void => void problems.push({ field, problem });

  if (!isText(draft.sku, 40)) say('sku', 'muss 1 bis 40 Zeichen haben');
  if (!isText(draft.title, 200)) say('title', 'muss 1 bis 200 Zeichen haben');
  if (!isAmount(draft.priceCents)) say('price', 'muss über 0 und höchstens 1.000.000 € sein');
  if (draft.comparePriceCents !== null && !isAmount(draft.comparePriceCents)) {
    say('comparePrice', 'muss über 0 und höchstens 1.000.000 € sein');
  }
  if (!isWhole(draft.chargeTaxPercent, 0, 100)) say('chargeTax', 'muss eine ganze Zahl von 0 bis 100 sein');
  for (const [field, value] of Object.entries<number | null>({ ...draft.dimensions })) {
    if (value !== null && !isWhole(value, 1, 100_000)) say(field, 'muss zwischen 1 mm und 100 m liegen');
  }
  if (draft.weightGrams !== null && !isWhole(draft.weightGrams, 1, 10_000_000)) {
    say('weight', 'muss zwischen 1 g und 10 t liegen');
  }
  if (draft.era !== null && draft.era.fromYear > draft.era.toYear) {
    say('era', 'das erste Jahr liegt nach dem letzten');
  }
  // § 25a Abs. 1 Nr. 2 UStG: the margin scheme requires a purchase on which no VAT was owed.
  const seller = draft.purchase?.sellerKind;
  if (draft.purchase !== null && !isWhole(draft.purchase.priceCents, 0, maxCents)) {
    say('purchasePrice', 'muss zwischen 0 und 1.000.000 € liegen');
  }
  if (draft.taxScheme === 'margin' && (seller === 'taxable-business' || seller === 'own-making')) {
    const what = seller === 'own-making' ? 'eigene Ware' : 'Ware mit ausgewiesener Umsatzsteuer';
    say('taxScheme', `Differenzbesteuerung nach § 25a UStG gilt nicht für ${what}`);
  }
  if (!isWhole(draft.stock, 0, 10_000)) say('stock', 'muss eine ganze Zahl von 0 bis 10.000 sein');
  if (draft.variants.length > 0 && draft.stock !== 0) say('stock', 'steht bei Varianten an der Variante');
  const skus = [draft.sku, ...draft.variants.map((variant) => variant.sku)];
  if (new Set(skus).size !== skus.length) say('variants', 'jede Variante braucht eine eigene SKU');
  const names = draft.variants.map(({ name }) => name.trim().toLowerCase());
  names.forEach((name, index) => {
    if (name !== '' && names.indexOf(name) < index) {
      say(`variants.${index}.name`, 'So heißt schon eine andere Variante dieses Stücks');
    }
  });
  for (const variant of draft.variants) {
    if (!isText(variant.sku, 40)) say('variants', `SKU „${variant.sku}“ muss 1 bis 40 Zeichen haben`);
    if (!isText(variant.name, 120)) say('variants', `Name „${variant.name}“ muss 1 bis 120 Zeichen haben`);
    if (!isWhole(variant.stock, 0, 10_000)) say('variants', `Bestand von „${variant.name}“ ist keine Anzahl`);
  }
  return problems;
}

function isText(value: string, maxLength: number): boolean {
  return value.trim().length > 0 && [...value].length <= maxLength;
}

function isAmount(cents: number): boolean {
  return isWhole(cents, 1, maxCents);
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
