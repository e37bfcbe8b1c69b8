import type { VariantDraft } from '../src/modules/catalogue/index.ts';
import type { Place } from './families/lineup.ts';
import type { Random } from './random.ts';

export interface Stock {
  /** Units of the piece itself; 0 when it has variants. */
  readonly units: number;
  readonly variants: readonly VariantDraft[];
  /** Whether the variants differ in colour, so that the title should name none. */
  readonly severalColours: boolean;
}

const sets: readonly string[] = ['dining-chair', 'cantilever-chair', 'stool', 'lounge-chair', 'tub-chair'];
const finishes = ['Geölt', 'Gewachst', 'Matt versiegelt', 'Unbehandelt'];

/** How many there are: vintage mostly one, some sold, chairs also in sets; boat-wood in series and variants. */
export function chooseStock(place: Place, sku: string, random: Random): Stock {
  const plain = (units: number): Stock => ({ units, variants: [], severalColours: false });
  if (random.chance(0.06)) return plain(0);
  if (place.line === 'vintage') {
    const isSet = sets.includes(place.facts.family) && random.chance(0.4);
    return plain(isSet ? random.pick([2, 2, 3, 4, 4, 5, 6, 6, 8]) : 1);
  }
  if (place.turn !== null) return inSeries(place, sku, random);
  return random.chance(1 / 3) ? inVariants(place, sku, random) : plain(random.int(1, 12));
}

/** Each variant is another photographed piece of the same design; a design in one colour has no variants. */
function inSeries({ model, siblings }: Place, sku: string, random: Random): Stock {
  if (siblings.length === 0) return { units: random.int(1, 12), variants: [], severalColours: false };
  const variants = [model, ...siblings].map(({ colour, pictures }, index) => ({
    sku: `${sku}-${index + 1}`,
    name: colour ?? 'Natur',
    stock: random.int(index === 0 ? 1 : 0, 8),
    pictures,
  }));
  return { units: 0, variants, severalColours: true };
}

function inVariants(place: Place, sku: string, random: Random): Stock {
  const byColour = new Map([place.model, ...place.siblings].map((model) => [model.colour, model]));
  // The piece's own pictures belong to its own colour.
  byColour.set(place.model.colour, place.model);
  const severalColours = byColour.size >= 2 && random.chance(0.7);
  const options = severalColours
    ? [...byColour].map(([colour, model]) => ({ name: colour ?? 'Natur', pictures: model.pictures }))
    : finishes.map((name) => ({ name, pictures: place.model.pictures }));
  const variants = options.slice(0, random.int(2, 4)).map((option, index) => ({
    sku: `${sku}-${index + 1}`,
    name: option.name,
    stock: random.int(index === 0 ? 1 : 0, 8),
    pictures: option.pictures,
  }));
  return { units: 0, variants, severalColours };
}

export function isInStock({ units, variants }: Stock): boolean {
  return units > 0 || variants.some((variant) => variant.stock > 0);
}
