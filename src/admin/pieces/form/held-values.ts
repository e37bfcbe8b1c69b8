import { formatCents } from '../../data/formats.ts';
import { numberKinds as kinds, writeNumber, writeWithUnit } from '../../numbers/typed-number.ts';
import { pieces as t } from '../../texts/pieces.ts';
import type { FormEra } from './form-values.ts';

/** What the closed parts of a piece's form hold, for their heads: nothing that is on hides in a closed part. */

type Texts = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.replace(/<[^<>]*>/g, '').trim() !== '';
const join = (parts: readonly unknown[]): string => parts.filter(isWritten).join(', ');

export interface MeasuresOfForm {
  readonly dimensions?: Texts | null;
  readonly weightGrams?: unknown;
  readonly carriers?: unknown;
  readonly materials?: readonly unknown[] | null;
  readonly colour?: unknown;
  readonly maker?: unknown;
  readonly origin?: unknown;
  readonly era?: FormEra | null;
  readonly rentable?: unknown;
  readonly assemblyService?: unknown;
}

/** What is switched on comes first. */
export function heldMeasures(piece: MeasuresOfForm): string {
  const { widthMm, heightMm, depthMm, diameterMm } = piece.dimensions ?? {};
  const sides = [widthMm, heightMm, depthMm];
  const size = sides.map((side) => (isNumber(side) ? writeNumber(side, kinds.measure) : '–')).join(' × ');
  const { fromYear, toYear } = piece.era ?? {};
  return join([
    piece.rentable === true ? t.held.rentable : null,
    piece.assemblyService === true ? t.held.assembly : null,
    sides.some(isNumber) ? `${size}\u00a0cm` : null,
    isNumber(diameterMm) ? t.held.across(writeWithUnit(diameterMm, kinds.measure)) : null,
    isNumber(piece.weightGrams) ? writeWithUnit(piece.weightGrams, kinds.weight) : null,
    isNumber(piece.carriers) && piece.carriers > 2 ? t.held.carriers(piece.carriers) : null,
    ...(piece.materials ?? []),
    piece.colour,
    piece.maker,
    piece.origin,
    [...new Set([fromYear, toYear].filter(isNumber))].join('–'),
  ]);
}

const textNames: Readonly<Record<string, string>> = {
  subtopic: t.subtopic,
  conditionText: t.conditionText,
  storyShop: t.story,
  shopInfo: t.shopInfo,
  aboutUs: t.aboutUs,
  similarToTitle: t.similarTitle,
};

export function heldTexts({
  texts,
}: {
  readonly texts?: (Texts & { readonly descriptions?: unknown }) | null;
}): string {
  const descriptions: readonly unknown[] = Array.isArray(texts?.descriptions) ? texts.descriptions : [];
  return join([
    descriptions.some(isWritten) ? t.description : null,
    ...Object.entries(textNames).map(([field, name]) => (isWritten(texts?.[field]) ? name : null)),
  ]);
}

/** Purchases are left out: customers may look over a shoulder. */
export function heldSelling(piece: {
  readonly comparePriceCents?: unknown;
  readonly sections?: readonly unknown[] | null;
  readonly taxScheme?: unknown;
}): string {
  const { comparePriceCents, sections, taxScheme } = piece;
  return join([
    isNumber(comparePriceCents) ? t.held.formerly(formatCents(comparePriceCents)) : null,
    ...Object.entries(t.sectionNames).map(([id, name]) => (sections?.includes(id) === true ? name : null)),
    taxScheme === 'margin' ? t.margin : null,
    taxScheme === 'standard' ? t.standard : null,
  ]);
}

export function heldVariants({
  variants,
}: {
  readonly variants?: readonly { readonly name?: unknown }[] | null;
}): string {
  return join((variants ?? []).map((variant) => variant?.name));
}

export function heldSafety({ productSafety }: { readonly productSafety?: Texts | null }): string {
  const { kind, reason, name } = productSafety ?? {};
  if (kind === 'responsible') return join([t.responsible, name]);
  const reasons: Readonly<Record<string, string>> = t.exemptReasons;
  return kind === 'exempt' ? join([t.exempt, reasons[String(reason)]]) : '';
}
