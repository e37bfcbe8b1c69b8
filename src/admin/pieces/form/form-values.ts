import type { z } from 'zod';
import type {
  staffPieceRowSchema,
  staffPieceSchema,
} from '../../../modules/catalogue/http/admin-pieces.schemas.ts';

/** A form's values for REST: empty groups are null, and empty paragraphs are removed. */
export function fromForm(values: Record<string, unknown>): Record<string, unknown> {
  const { era, purchase, texts, pictures, ...rest } = values as {
    title?: string | null;
    pictures?: readonly FormPicture[] | null;
    variants?: readonly unknown[] | null;
    era?: FormEra | null;
    purchase?: FormPurchase | null;
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

export interface FormEra {
  readonly fromYear?: number | null;
  readonly toYear?: number | null;
}

/** Whether the first year is after the last one; text that is no year has a problem of its own. */
export function areReversed(era: FormEra | null): boolean {
  const { fromYear, toYear } = era ?? {};
  return typeof fromYear === 'number' && typeof toYear === 'number' && fromYear > toYear;
}

/** A single year is both the first and the last. */
function eraOf(era: FormEra | null) {
  const from = era?.fromYear ?? era?.toYear ?? null;
  return from === null ? null : { fromYear: from, toYear: era?.toYear ?? from };
}

interface FormPurchase {
  readonly priceCents?: unknown;
  readonly sellerKind?: string | null;
}

const isEmptyField = (value: unknown): boolean => value === undefined || value === null || value === '';

function purchaseOf(purchase: FormPurchase | null) {
  const { priceCents = null, sellerKind = null } = purchase ?? {};
  return lacksBoth(purchase) ? null : { priceCents, sellerKind };
}

const lacksBoth = (purchase: FormPurchase | null): boolean =>
  isEmptyField(purchase?.priceCents) && isEmptyField(purchase?.sellerKind);

/** What a purchase lacks: its price and its seller are kept together or not at all. */
export function missingOfPurchase(purchase: FormPurchase | null): 'priceCents' | 'sellerKind' | null {
  if (lacksBoth(purchase)) return null;
  if (isEmptyField(purchase?.priceCents)) return 'priceCents';
  return isEmptyField(purchase?.sellerKind) ? 'sellerKind' : null;
}

function textsOf(texts: Record<string, unknown> & { descriptions?: readonly (string | null)[] }) {
  const written = Object.entries(texts).map(([name, value]) => [name, value === '' ? null : value] as const);
  const descriptions = (texts.descriptions ?? []).filter((text) => (text ?? '').trim() !== '');
  return { ...Object.fromEntries(written), descriptions };
}

/** A piece as `/api/admin/pieces/{id}` returns it. */
export type StaffPiece = z.output<typeof staffPieceSchema>;
export type StaffPieceRow = z.output<typeof staffPieceRowSchema>;

/** A picture of a form, with its description. */
export interface FormPicture {
  readonly key: string;
  readonly alt: string;
  /** The user has cleared the description; until then it is suggested. */
  readonly isCleared?: boolean;
  readonly widthPx?: number | null;
  readonly heightPx?: number | null;
  readonly placeholder?: string | null;
}

/** A picture's description: the written one, or the title with its number. */
export function pictureWords(picture: FormPicture, index: number, title: string): string {
  if (picture.alt !== '' || picture.isCleared === true || title.trim() === '') return picture.alt;
  return `${title.trim()}, Bild ${index + 1}`;
}

export function isDescribed({ alt, isCleared }: FormPicture): boolean {
  return alt.trim() !== '' || isCleared !== true;
}
