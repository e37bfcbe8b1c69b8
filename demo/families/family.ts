import type { Picture } from '../../src/modules/catalogue/index.ts';
import type { ShopType } from '../../src/shared/pieces/shop-type.ts';

/** Kinds of furniture in the demo catalogue; the photographs use the same names. */
export type FurnitureFamily =
  | 'sideboard'
  | 'chest'
  | 'wardrobe'
  | 'shelf'
  | 'glass-cabinet'
  | 'desk'
  | 'dining-table'
  | 'coffee-table'
  | 'side-table'
  | 'bench'
  | 'stool'
  | 'dining-chair'
  | 'cantilever-chair'
  | 'lounge-chair'
  | 'tub-chair'
  | 'sofa'
  | 'daybed'
  | 'bed'
  | 'floor-lamp'
  | 'table-lamp'
  | 'pendant-lamp'
  | 'mirror'
  | 'bar-trolley'
  | 'plant-stand'
  | 'boat-dining-table'
  | 'boat-bench'
  | 'boat-shelf'
  | 'boat-sideboard'
  | 'boat-bed'
  | 'boat-mirror'
  | 'boat-coffee-table'
  | 'boat-bar-counter';

/** Width, depth and height in centimetres. */
export type Centimetres = readonly [width: number, depth: number, height: number];

/** One design of a family: either what a photograph shows, or a line of the family's own table. */
export interface Model {
  /** A noun phrase in the nominative without article: 'Niedriges Sideboard aus Teak mit drei Schubladen'. */
  readonly what: string;
  readonly size: Centimetres;
  readonly materials: readonly string[];
  readonly colour: string | null;
  readonly pictures: readonly Picture[];
  /** The photographed design's name, and that of the design it is a variant of; null in a family's own table. */
  readonly id: string | null;
  readonly series: string | null;
}

export interface FamilyFacts {
  readonly family: FurnitureFamily;
  readonly line: ShopType;
  /** Stands for the piece in running text where the model's own noun is not known. */
  readonly noun: string;
  readonly categoryIds: readonly string[];
  /** Further categories, of which a piece may get one. */
  readonly alsoIn: readonly string[];
  readonly typicalSize: Centimetres;
  /** Euros for a piece of typical size in good condition. */
  readonly typicalEuros: readonly [from: number, to: number];
  /** Kilograms a cubic metre of the outer measures. */
  readonly kilosPerCubicMetre: number;
  readonly assembly: boolean;
  /** Sentences about use, true whatever the model; for placeholders see grammar.ts. */
  readonly uses: readonly string[];
  readonly models: readonly Model[];
}

/** A line of a family's table. */
export function model(what: string, size: Centimetres, materials: readonly string[], colour: string): Model {
  return { what, size, materials, colour, pictures: [], id: null, series: null };
}
