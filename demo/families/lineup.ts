import type { ShopType } from '../../src/shared/pieces/shop-type.ts';
import type { PhotographManifest } from '../pictures.ts';
import { createRandom } from '../random.ts';
import { families, modelsOf } from './families.ts';
import type { FamilyFacts, Model } from './family.ts';

export interface Place {
  readonly line: ShopType;
  readonly facts: FamilyFacts;
  readonly model: Model;
  /** All designs of the same family; variants may take their colour and pictures from them. */
  readonly siblings: readonly Model[];
}

// In each line's list, the same design comes twice at the earliest after so many pieces, if there are as many designs.
const distance = 60;
const boatwoodShare = 0.25;

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
  const waiting = families
    .filter((facts) => facts.line === line)
    .flatMap((facts) => {
      const siblings = modelsOf(facts, photographs);
      return siblings.map((model): Place => ({ line, facts, model, siblings }));
    });
  for (let index = waiting.length - 1; index > 0; index--) {
    const other = random.int(0, index);
    [waiting[index], waiting[other]] = [waiting[other]!, waiting[index]!];
  }
  // Those who wait longest stand in front; how many may be drawn from follows from the distance wanted.
  const drawable = Math.max(1, waiting.length - distance - 1);
  return () => {
    const [place] = waiting.splice(random.int(0, drawable - 1), 1);
    if (place === undefined) throw new RangeError(`no designs for ${line}`);
    waiting.push(place);
    return place;
  };
}
