import { asMessage, type Issue, type Message, type PlainCode } from '../../../shared/messages/message.ts';
import { isAbovePrice } from '../../../shared/money/cents.ts';
import { pathOf, pieceFields, textNames } from '../../../shared/pieces/piece-fields.ts';
import { measureNames } from '../../../shared/pieces/piece-measures.ts';
import { linksLost } from '../../../shared/text/link-address.ts';
import { isNamedAgain } from '../../../shared/text/typed-text.ts';
import { longestTitle } from '../../../shared/limits.ts';
import { newVariantId, skuKey } from './piece-id.ts';
import type { PieceDraft } from './piece.ts';
import { checkResponsible } from './responsible-person.ts';

const maxCents = 100_000_000;

/** Checks the rules between and within the fields of a draft. An empty list means it may be saved. */
export function checkDraft(draft: PieceDraft): Issue[] {
  const problems: Issue[] = [];
  const say = (field: string, problem: Message | PlainCode): void => {
    problems.push({ field, ...asMessage(problem) });
  };

  if (!isText(draft.sku, 40)) say('sku', { code: 'length-out-of-range', params: { from: 1, to: 40 } });
  if (!isText(draft.title, longestTitle))
    say('title', { code: 'length-out-of-range', params: { from: 1, to: longestTitle } });
  if (!isAmount(draft.priceCents)) say('price', 'price-out-of-range');
  if (draft.comparePriceCents !== null && !isAmount(draft.comparePriceCents)) {
    say('comparePrice', 'price-out-of-range');
  } else if (draft.comparePriceCents !== null && !isAbovePrice(draft.comparePriceCents, draft.priceCents)) {
    say('comparePrice', 'former-price-not-above');
  }
  if (!isWhole(draft.chargeTaxPercent, 0, 100))
    say('chargeTax', { code: 'whole-number-out-of-range', params: { from: 0, to: 100 } });
  for (const name of measureNames) {
    const value = draft.dimensions[name];
    if (value !== null && !isWhole(value, 1, 100_000)) say(pathOf(name), 'dimension-out-of-range');
  }
  if (draft.weightGrams !== null && !isWhole(draft.weightGrams, 1, 10_000_000)) {
    say(pathOf('weightGrams'), 'weight-out-of-range');
  }
  if (draft.era !== null && draft.era.fromYear > draft.era.toYear) {
    say('era.toYear', 'years-reversed');
  }
  for (const [field, html] of formatted(draft)) {
    const [address] = linksLost(html);
    if (address !== undefined) say(field, { code: 'link-leads-nowhere', params: { address } });
  }
  problems.push(...checkResponsible(draft.productSafety));
  // § 25a Abs. 1 Nr. 2 UStG: the margin scheme requires a purchase on which no VAT was owed.
  const seller = draft.purchase?.sellerKind;
  if (draft.purchase !== null && !isWhole(draft.purchase.priceCents, 0, maxCents)) {
    say('purchasePrice', 'purchase-price-out-of-range');
  }
  if (draft.taxScheme === 'margin' && (seller === 'taxable-business' || seller === 'own-making')) {
    say(
      'taxScheme',
      seller === 'own-making' ? 'margin-scheme-of-own-making' : 'margin-scheme-of-taxed-goods',
    );
  }
  if (!isWhole(draft.stock, 0, 10_000))
    say('stock', { code: 'whole-number-out-of-range', params: { from: 0, to: 10_000 } });
  if (draft.variants.length > 0 && draft.stock !== 0) say('stock', 'stock-is-of-variants');
  const skus = [draft.sku, ...draft.variants.map((variant) => variant.sku)].map(skuKey);
  const ids = draft.variants.map(({ sku }) => newVariantId(sku)).filter((id) => id !== '');
  if (new Set(skus).size !== skus.length || new Set(ids).size !== ids.length) {
    say('variants', 'variant-skus-twice');
  }
  const names = draft.variants.map(({ name }) => name);
  names.forEach((_, index) => {
    if (isNamedAgain(names, index)) say(`variants.${index}.name`, 'variant-name-twice');
  });
  for (const variant of draft.variants) {
    const { sku, name } = variant;
    if (!isText(sku, 40)) say('variants', { code: 'variant-sku-length', params: { sku } });
    if (!isText(name, 120)) say('variants', { code: 'variant-name-length', params: { name } });
    if (!isWhole(variant.stock, 0, 10_000)) {
      say('variants', { code: 'variant-stock-wrong', params: { name } });
    }
  }
  return problems;
}

/** Its formatted texts, by their fields. */
function formatted({ texts }: PieceDraft): readonly (readonly [field: string, html: string])[] {
  return [
    ...textNames
      .filter((name) => pieceFields[name].kind === 'html')
      .map((name) => [pathOf(name), texts[name] ?? ''] as const),
    ...texts.descriptions.map((html, index) => [`texts.descriptions.${index}`, html] as const),
  ];
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
