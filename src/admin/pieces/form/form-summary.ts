import { formatCents } from '../../data/formats.ts';
import { numberKinds as kinds, writeNumber, writeWithUnit } from '../../numbers/typed-number.ts';
import {
  featureNames,
  pieceFields,
  textNames,
  type FeatureName,
} from '../../../shared/pieces/piece-fields.ts';
import type { MeasureName } from '../../../shared/pieces/piece-measures.ts';
import { fieldTitles } from '../../../shared/pieces/piece-labels.ts';
import { pieces as t } from '../../texts/pieces.ts';
import type { FormEra } from './form-values.ts';

/** What the closed parts of a piece's form hold, for their heads: nothing that is on hides in a closed part. */

type Texts = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.replace(/<[^<>]*>/g, '').trim() !== '';
const join = (parts: readonly unknown[]): string => parts.filter(isWritten).join(', ');

export interface MeasuresOfForm extends Readonly<Partial<Record<FeatureName, unknown>>> {
  readonly dimensions?: Texts | null;
  readonly carriers?: unknown;
  readonly era?: FormEra | null;
}

/** Switches that are on come first. */
export function heldMeasures(piece: MeasuresOfForm): string {
  const { widthMm, heightMm, depthMm, ...others } = piece.dimensions ?? {};
  const sides = [widthMm, heightMm, depthMm];
  const size = sides.map((side) => (isNumber(side) ? writeNumber(side, kinds.measure) : '–')).join(' × ');
  const { fromYear, toYear } = piece.era ?? {};
  const of = (...wanted: readonly string[]) =>
    featureNames
      .filter((name) => wanted.includes(pieceFields[name].kind))
      .flatMap((name) => heldFeature(name, piece[name]));
  return join([
    ...of('flag'),
    sides.some(isNumber) ? `${size}\u00a0cm` : null,
    ...Object.entries(others).map(([name, value]) =>
      isNumber(value) ? heldMeasure(name as MeasureName, writeWithUnit(value, kinds.measure)) : null,
    ),
    ...of('weight'),
    isNumber(piece.carriers) && piece.carriers > 2 ? t.held.carriers(piece.carriers) : null,
    ...of('words', 'word'),
    [...new Set([fromYear, toYear].filter(isNumber))].join('–'),
  ]);
}

const heldMeasure = (name: MeasureName, measure: string): string =>
  name === 'diameterMm' ? `Ø ${measure}` : `${fieldTitles[name]} ${measure}`;

function heldFeature(name: FeatureName, value: unknown): readonly unknown[] {
  const { kind, isForStaff } = pieceFields[name];
  if (isForStaff === true) return [];
  if (kind === 'flag') return value === true ? [t.held.flags[name] ?? fieldTitles[name]] : [];
  if (kind === 'weight') return isNumber(value) ? [writeWithUnit(value, kinds.weight)] : [];
  return Array.isArray(value) ? value : [value];
}

export function heldTexts({
  texts,
}: {
  readonly texts?: (Texts & { readonly descriptions?: unknown }) | null;
}): string {
  const descriptions: readonly unknown[] = Array.isArray(texts?.descriptions) ? texts.descriptions : [];
  return join([
    descriptions.some(isWritten) ? t.description : null,
    ...textNames.map((name) => (isWritten(texts?.[name]) ? t[name] : null)),
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
