import type { PieceDraft, Purchase } from '../../piece.ts';
import type { Values } from '../columns.ts';
import { valuesOfPiece } from '../field-columns.ts';
import type { furnitureColumns } from '../furniture-columns.ts';
import type { SourceRow } from '../mapped.ts';

/**
 * A file with only some columns says nothing about the rest of a piece that the shop knows. What it lacks is read from
 * that piece, as if the file said it, so that the rules between columns see the whole piece.
 */
type Furniture = Omit<Values<typeof furnitureColumns>, 'gewicht_kg' | 'hersteller'>;

/** Whether the file has no such column, or nobody has mapped it. An empty cell is something else: it empties. */
export function isMissing(row: SourceRow, column: string): boolean {
  return !row.cells.has(column);
}

/** The values, with those of a known piece for the columns that the file lacks. */
export function withKnown<V extends object>(values: V, known: Partial<V>, row: SourceRow): V {
  const absent = Object.entries(known).filter(([name]) => isMissing(row, name));
  return { ...values, ...Object.fromEntries(absent) };
}

/**
 * The same for all columns about furniture.
 * @param price the columns of what was paid, whose names differ by format; § 25a UStG wants it together with the seller
 */
export function withKnownFurniture<V extends Furniture>(
  values: V,
  known: PieceDraft,
  row: SourceRow,
  price: keyof V & string,
): V {
  const filled = withKnown<Furniture>(values, plainValues(known), row);
  return {
    ...values,
    ...filled,
    ...knownSafety(filled, known, row),
    ...knownPurchase(values, known.purchase, row, price),
  };
}

function plainValues(known: PieceDraft): Partial<Furniture> {
  const { era } = known;
  return {
    ...valuesOfPiece(known),
    linie: known.shopType,
    hauptkategorie: known.mainCategoryId,
    bereiche: known.sections,
    steuer: known.taxScheme,
    steuer_zusaetzlich: known.chargeTaxPercent,
    baujahr_von: era?.fromYear ?? null,
    baujahr_bis: era?.toYear ?? null,
    zustand: known.condition,
    traeger: known.carriers,
  };
}

/** Either somebody is responsible or there is an exemption: what the file says of one ends the other. */
function knownSafety(values: Furniture, known: PieceDraft, row: SourceRow): Partial<Furniture> {
  const safety = known.productSafety;
  if (safety.kind === 'exempt') {
    return isMissing(row, 'gpsr_ausnahme') && values.gpsr_name === null
      ? { gpsr_ausnahme: safety.reason }
      : {};
  }
  if (values.gpsr_ausnahme !== null) return {};
  const gpsr_name = isMissing(row, 'gpsr_name') ? safety.name : values.gpsr_name;
  if (gpsr_name === null) return {};
  const rest: Partial<Furniture> = {
    gpsr_anschrift: safety.postalAddress,
    gpsr_kontakt: safety.electronicAddress,
    gpsr_warnhinweise: safety.warnings ?? null,
  };
  return { gpsr_name, ...Object.fromEntries(Object.entries(rest).filter(([name]) => isMissing(row, name))) };
}

/** Price and seller belong together: a file that has only one of them and empties it empties both. */
function knownPurchase<V extends Furniture>(
  values: V,
  known: Purchase | null,
  row: SourceRow,
  price: keyof V & string,
): object {
  if (known === null) return {};
  const lacksPrice = isMissing(row, price);
  const lacksSeller = isMissing(row, 'verkaeufer');
  return {
    ...(lacksPrice && (lacksSeller || values.verkaeufer !== null) ? { [price]: known.priceCents } : {}),
    ...(lacksSeller && (lacksPrice || values[price] !== null) ? { verkaeufer: known.sellerKind } : {}),
  };
}
