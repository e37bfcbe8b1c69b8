import type { ColourKey, MaterialKey } from '../../../../shared/pieces/facets.ts';

/** What a piece is, by the first of its German names (`germanKinds`). */
export const kindKeys = [
  'sideboard',
  'highboard',
  'kommode',
  'kleiderschrank',
  'schrank',
  'regal',
  'bücherregal',
  'vitrine',
  'schreibtisch',
  'sekretär',
  'esstisch',
  'couchtisch',
  'beistelltisch',
  'nachttisch',
  'satztische',
  'tisch',
  'sitzbank',
  'hocker',
  'barhocker',
  'stuhl',
  'esszimmerstuhl',
  'freischwinger',
  'schaukelstuhl',
  'sessel',
  'clubsessel',
  'cocktailsessel',
  'ohrensessel',
  'sofa',
  'zweisitzer',
  'dreisitzer',
  'daybed',
  'bett',
  'stehlampe',
  'bogenlampe',
  'tischlampe',
  'pendelleuchte',
  'wandlampe',
  'lampe',
  'spiegel',
  'barwagen',
  'pflanzenständer',
  'theke',
  'garderobe',
  'truhe',
  'teppich',
  'paravent',
  'uhr',
  'vase',
] as const;
export type KindKey = (typeof kindKeys)[number];

/** The origins of pieces, as their facts have them in German. */
export const originKeys = [
  'Dänemark',
  'Schweden',
  'Norwegen',
  'Finnland',
  'Deutschland',
  'DDR',
  'England',
  'Großbritannien',
  'Niederlande',
  'Belgien',
  'Frankreich',
  'Italien',
  'Österreich',
  'Schweiz',
  'Spanien',
  'Portugal',
  'Tschechoslowakei',
  'Tschechien',
  'Polen',
  'Ungarn',
  'Jugoslawien',
  'USA',
  'Japan',
] as const;
export type OriginKey = (typeof originKeys)[number];

/** Properties that a title names and that other languages put beside the kind. */
export const featureKeys = ['rund', 'oval', 'ausziehbar', 'klein', 'niedrig', 'hoch', 'lang'] as const;
export type FeatureKey = (typeof featureKeys)[number];

/** A word as titles have it, followed by others with which people ask for the same. */
export type Names = readonly [name: string, ...others: string[]];

/** A kind's name and its grammatical gender, where adjectives depend on it. */
export interface KindNames {
  readonly names: Names;
  readonly isFeminine: boolean;
}

/** A language's words for goods, for titles made of a piece's facts and for what people search for. */
export interface GoodsWords {
  readonly kinds: Readonly<Record<KindKey, KindNames>>;
  readonly materials: Readonly<Record<MaterialKey, Names>>;
  /** As after a comma: 'Sofa in velvet, green'. */
  readonly colours: Readonly<Record<ColourKey, Names>>;
  /** The country; others are its adjectives. */
  readonly origins: Readonly<Record<OriginKey, Names>>;
  readonly features: Readonly<Record<FeatureKey, { readonly him: string; readonly her: string }>>;
  /** 'round dining table', 'mesa de comedor redonda' */
  readonly featured: (kind: string, feature: string) => string;
  /** 'Esstisch aus Teak' */
  readonly madeOf: (what: string, materials: string) => string;
  readonly and: string;
  /** '1960s' from 1960 */
  readonly decade: (start: number) => string;
  /** ‘Tjörn’ */
  readonly quoted: (name: string) => string;
  /**
   * Other words and phrases of queries, with the German that the search understands; an empty one says nothing about a
   * piece.
   */
  readonly queryWords: Readonly<Record<string, string>>;
  /** Decades in queries, each with a group for the ten: 'años 60'. */
  readonly queryDecades: readonly RegExp[];
  /** A word without the endings of plural and gender, so that 'redonda' and 'redondos' are one. */
  readonly stem: (folded: string) => string;
}

/** Names without adjectives that depend on the gender. */
export const him = (name: string, ...others: string[]): KindNames => ({
  names: [name, ...others],
  isFeminine: false,
});
export const her = (name: string, ...others: string[]): KindNames => ({
  names: [name, ...others],
  isFeminine: true,
});
