import type { ShopType } from '../../src/shared/pieces/shop-type.ts';
import type { PhotographManifest } from '../pictures.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { families, modelsOf } from './families.ts';
import type { FamilyFacts, Model } from './family.ts';

export interface Place {
  readonly line: ShopType;
  readonly facts: FamilyFacts;
  readonly model: Model;
  /** Designs whose colours and pictures the piece's variants may have. */
  readonly siblings: readonly Model[];
  /** Where the piece alone has this photograph: which of its family it is, from 0. Null where designs come again. */
  readonly turn: number | null;
}

// In each line's list, the same design comes twice at the earliest after so many pieces, if there are as many designs.
const distance = 60;
const boatwoodShare = 0.25;

/**
 * As many pieces as there are photographed designs, in random order: each vintage piece is the one in its photograph,
 * each piece of boat-wood a design that is made in series, with the same design in other colours as its variants.
 */
export function ownPieces(seed: number, photographs: PhotographManifest): readonly Place[] {
  const places = families.flatMap((facts) => {
    const models = modelsOf(facts, photographs);
    return models
      .filter((model) => !models.some(({ id }) => id !== null && id === model.series))
      .map((model, turn): Place => {
        const siblings = models.filter(({ series }) => series !== null && series === model.id);
        return { line: facts.line, facts, model, siblings, turn };
      });
  });
  return shuffled(places, createRandom(seed, 'own-pieces'));
}

/**
 * Who stands where in the list ordered by newest: a quarter boat-wood, evenly mixed in, and the designs of each
 * line in random order, but none again before nearly all others were there.
 */
export function lineUp(seed: number, pieces: number, photographs: PhotographManifest): readonly Place[] {
  const queues = {
    vintage: designQueue(seed, 'vintage', photographs),
    boatwood: designQueue(seed, 'boatwood', photographs),
  };
  return Array.from({ length: pieces }, (_, index) => {
    const boat = Math.floor((index + 1) * boatwoodShare) > Math.floor(index * boatwoodShare);
    return queues[boat ? 'boatwood' : 'vintage']();
  });
}

function designQueue(seed: number, line: ShopType, photographs: PhotographManifest): () => Place {
  const random = createRandom(seed, `line-up/${line}`);
  const designs = families
    .filter((facts) => facts.line === line)
    .flatMap((facts) => {
      const siblings = modelsOf(facts, photographs);
      return siblings.map((model): Place => ({ line, facts, model, siblings, turn: null }));
    });
  const waiting = shuffled(designs, random);
  // Those who wait longest stand in front; how many may be drawn from follows from the distance wanted.
  const drawable = Math.max(1, waiting.length - distance - 1);
  return () => {
    const [place] = waiting.splice(random.int(0, drawable - 1), 1);
    if (place === undefined) throw new RangeError(`no designs for ${line}`);
    waiting.push(place);
    return place;
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let index = order.length - 1; index > 0; index--) {
    const other = random.int(0, index);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
