import type { TranslatedLanguage } from '../shared/text/language.ts';
import { sql } from 'kysely';
import type { CatalogueTables } from '../modules/catalogue/index.ts';
import {
  colourInWords,
  materialInWords,
  originInWords,
  titleInWords,
  type FactInWords,
} from '../modules/search/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { sanitiseHtml } from '../platform/html/sanitise-html.ts';
import type { GoodsTextField } from '../shared/pieces/goods-texts.ts';
import type { CategoryDetail, CategorySummary, ParentCategory } from './categories.ts';
import type { FeedPiece } from './feed-pieces.ts';
import type { DescribedPicture, PieceCard } from './piece-card.ts';
import type { PieceDetail } from './piece-detail.ts';

interface TextsRow {
  id: string;
  /** The German one, and what the title in words is made of. */
  title: string;
  materials: string[];
  colour: string | null;
  origin: string | null;
  era_from: number | null;
  era_to: number | null;
  /** The title that somebody wrote in the language. */
  written_title: string | null;
  written_description: string | null;
  condition_text: string | null;
  machine_made: GoodsTextField[];
}

/**
 * Goods as a language's pages show them. Where nobody wrote a title it is put together from the facts; a piece whose
 * facts do not say enough keeps its German title, and says so by having no `titleLanguage`. Each call asks the database
 * once more than for German.
 */
export class GoodsInLanguage {
  readonly #db: Db;
  readonly #language: TranslatedLanguage;

  constructor(db: Db, language: TranslatedLanguage) {
    this.#db = db;
    this.#language = language;
  }

  async cards(cards: readonly PieceCard[]): Promise<PieceCard[]> {
    const texts = await this.#textsOf(cards.map(({ id }) => id));
    return cards.map((card) => ({ ...card, ...this.#named(card.pictures, texts.get(card.id)) }));
  }

  /** Pieces that have no title in the language are left out: a feed has one. */
  async feed(pieces: readonly FeedPiece[]): Promise<FeedPiece[]> {
    const [texts, categories] = await Promise.all([
      this.#textsOf(pieces.map(({ id }) => id)),
      this.#categoryNames(pieces.flatMap((piece) => piece.categories.map(({ id }) => id))),
    ]);
    const inWords = (word: FactInWords): string[] => (word.language === this.#language ? [word.text] : []);
    return pieces.flatMap((piece) => {
      const row = texts.get(piece.id);
      const named = this.#named(piece.pictures, row);
      if (named.title === undefined) return [];
      const colour = piece.colour === null ? [] : inWords(colourInWords(this.#language, piece.colour));
      return {
        ...piece,
        ...named,
        description: clean(row?.written_description),
        colour: colour[0] ?? null,
        materials: piece.materials.flatMap((material) => inWords(materialInWords(this.#language, material))),
        categories: piece.categories.flatMap(({ id }) => {
          const name = categories.get(id)?.name;
          return name === undefined ? [] : [{ id, name }];
        }),
      };
    });
  }

  async detail(piece: PieceDetail | null): Promise<PieceDetail | null> {
    if (piece === null) return null;
    const language = this.#language;
    const [texts, categories] = await Promise.all([
      this.#textsOf([piece.id]),
      this.#categoryNames(piece.categories.map(({ id }) => id)),
    ]);
    const row = texts.get(piece.id);
    const named = this.#named(piece.pictures, row);
    return {
      ...piece,
      ...named,
      // Lines of German beside a title that says the same.
      subtopic: null,
      similarToTitle: null,
      variants: piece.variants.map((variant) =>
        named.title === undefined
          ? variant
          : { ...variant, pictures: this.#described(variant.pictures, named.title) },
      ),
      categories: piece.categories.map((category) => ({ ...category, ...categories.get(category.id) })),
      inWords: {
        originalTitle: piece.title,
        isTitleMade: named.title !== undefined && row?.written_title == null,
        machineMade: row?.machine_made ?? [],
        description: clean(row?.written_description),
        conditionText: clean(row?.condition_text),
        materials: piece.materials.map((material) => materialInWords(language, material)),
        colour: piece.colour === null ? null : colourInWords(language, piece.colour),
        origin: piece.origin === null ? null : originInWords(language, piece.origin),
      },
    };
  }

  async categories<Category extends CategorySummary>(categories: readonly Category[]): Promise<Category[]> {
    const names = await this.#categoryNames(categories.map(({ id }) => id));
    return categories.map((category) => ({ ...category, ...names.get(category.id) }));
  }

  async category(category: CategoryDetail | null): Promise<CategoryDetail | null> {
    if (category === null) return null;
    const { rows } = await sql<{ name: string; description_html: string | null; is_machine_made: boolean }>`
      select title as name, description_html, machine_made <> '{}' as is_machine_made from category_texts
      where category_id = ${category.id} and language = ${this.#language}
    `.execute(queries<CatalogueTables>(this.#db));
    const text = rows[0];
    if (text === undefined) return category;
    const named = {
      ...category,
      name: text.name,
      nameLanguage: this.#language,
      isMachineMade: text.is_machine_made,
    };
    return text.description_html === null
      ? named
      : {
          ...named,
          descriptionHtml: sanitiseHtml(text.description_html),
          descriptionLanguage: this.#language,
        };
  }

  async parents(parents: readonly ParentCategory[]): Promise<ParentCategory[]> {
    const [names, { rows }] = await Promise.all([
      this.#categoryNames(parents.flatMap(({ subCategories }) => subCategories.map(({ id }) => id))),
      sql<{ id: string; name: string; description_html: string | null; is_machine_made: boolean }>`
        select parent_category_id as id, title as name, description_html, machine_made <> '{}' as is_machine_made
        from parent_category_texts
        where parent_category_id = any(${parents.map(({ id }) => id)}::text[]) and language = ${this.#language}
      `.execute(queries<CatalogueTables>(this.#db)),
    ]);
    const texts = new Map(rows.map((row) => [row.id, row]));
    return parents.map((parent) => {
      const subCategories = parent.subCategories.map((one) => ({ ...one, ...names.get(one.id) }));
      const text = texts.get(parent.id);
      if (text === undefined) return { ...parent, subCategories };
      const { name: title, description_html: html, is_machine_made: isMachineMade } = text;
      // A German description is left out here: a room's page has a sentence or none.
      return {
        ...parent,
        subCategories,
        title,
        titleLanguage: this.#language,
        isMachineMade,
        descriptionHtml: html === null ? null : sanitiseHtml(html),
      };
    });
  }

  async #textsOf(ids: readonly string[]): Promise<ReadonlyMap<string, TextsRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<TextsRow>`
      select p.id, p.title, p.materials, p.colour, p.origin, p.era_from, p.era_to,
        t.title as written_title, t.description_html as written_description, t.condition_text,
        coalesce(t.machine_made, '{}') as machine_made
      from pieces p left join piece_texts t on t.piece_id = p.id and t.language = ${this.#language}
      where p.id = any(${ids}::text[])
    `.execute(queries<CatalogueTables>(this.#db));
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #categoryNames(ids: readonly string[]) {
    const { rows } = await sql<{ id: string; name: string }>`
      select category_id as id, title as name from category_texts
      where category_id = any(${ids}::text[]) and language = ${this.#language}
    `.execute(queries<CatalogueTables>(this.#db));
    return new Map(rows.map(({ id, name }) => [id, { name, nameLanguage: this.#language }]));
  }

  /** The title and what it describes; nothing where there is none in the language. */
  #named(pictures: readonly DescribedPicture[], row: TextsRow | undefined) {
    const title = row === undefined ? null : (row.written_title ?? this.#madeTitle(row));
    if (title === null) return {};
    return { title, titleLanguage: this.#language, pictures: this.#described(pictures, title) };
  }

  #madeTitle({ era_from: from, era_to: to, ...facts }: TextsRow): string | null {
    const era = from === null || to === null ? null : { fromYear: from, toYear: to };
    return titleInWords(this.#language, { ...facts, era });
  }

  /** Photographs by the piece's title, and by their number from the second on. */
  #described(pictures: readonly DescribedPicture[], title: string): DescribedPicture[] {
    return pictures.map((picture, index) => ({
      ...picture,
      alt: index === 0 ? title : `${title} (${index + 1})`,
      altLanguage: this.#language,
    }));
  }
}

const clean = (html: string | null | undefined): string | null =>
  html === null || html === undefined ? null : sanitiseHtml(html);
