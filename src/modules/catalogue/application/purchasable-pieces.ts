import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { columnOf } from '../../../platform/db/row-names.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { pieceFactNames, type PieceFacts } from '../../../shared/orders/piece-facts.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { titleInWords } from '../../search/index.ts';
import type { CarrierCount } from '../domain/piece.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';

/** The data that the checkout needs of a piece: its price, its taxation, and what an order records of it. */
export interface PurchasablePiece extends PieceFacts {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  /** Its title on pages in the language that was asked for; null: German ones, or there is no title in it. */
  readonly titleInLanguage: string | null;
  readonly priceCents: Cents;
  readonly chargeTaxPercent: number;
  readonly assemblyService: boolean;
  readonly rentable: boolean;
  readonly carriers: CarrierCount;
  /** For freight; null if never weighed. */
  readonly weightGrams: number | null;
  /** The key of its first picture; null without one. */
  readonly pictureKey: string | null;
  readonly variants: readonly PurchasableVariant[];
}

export interface PurchasableVariant {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly pictureKey: string | null;
}

const facts = pieceFactNames.map((name) => sql`${sql.ref(`p.${columnOf(name)}`)} as ${sql.id(name)}`);

interface NamedRow extends Omit<PurchasablePiece, 'titleInLanguage'> {
  readonly written_title: string | null;
  readonly materials: readonly string[];
  readonly colour: string | null;
  readonly origin: string | null;
  readonly era_from: number | null;
  readonly era_to: number | null;
}

/**
 * The published pieces among the given ones. Whether units are free is up to the inventory.
 * @param language of the pages or mails that name them
 */
export async function purchasablePieces(
  handle: Db | Tx,
  ids: readonly string[],
  now: Date,
  language: Language = defaultLanguage,
): Promise<PurchasablePiece[]> {
  const { rows } = await sql<NamedRow>`
    select p.id, p.sku, p.title, p.price_cents as "priceCents", p.charge_tax_percent as "chargeTaxPercent",
      ${sql.join(facts)},
      t.title as written_title, p.materials, p.colour, p.origin, p.era_from, p.era_to,
      p.assembly_service as "assemblyService", p.rentable, p.carriers,
      p.weight_grams as "weightGrams",
      (select pic.key from pictures pic where pic.piece_id = p.id and pic.variant_id is null
        order by pic.position limit 1) as "pictureKey",
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'name', v.name, 'pictureKey',
          (select pic.key from pictures pic where pic.variant_id = v.id order by pic.position limit 1)
        ) order by v.position), '[]') from variants v where v.piece_id = p.id and v.removed_at is null) as variants
    from pieces p left join piece_texts t on t.piece_id = p.id and t.language = ${language}
    where p.id = any(${ids}::text[]) and p.published_at <= ${now}
  `.execute(queries<CatalogueTables>(handle));
  return rows.map(
    ({ written_title: written, materials, colour, origin, era_from: from, era_to: to, ...piece }) => {
      const era = from === null || to === null ? null : { fromYear: from, toYear: to };
      const named = { title: piece.title, materials, colour, origin, era };
      const titleInLanguage = language === 'de' ? null : (written ?? titleInWords(language, named));
      return { ...piece, titleInLanguage };
    },
  );
}
