import type { Cents } from '../src/shared/money/cents.ts';
import type { Condition } from '../src/modules/catalogue/index.ts';
import { conditionFactor } from './words/condition.ts';
import type { Centimetres, FamilyFacts, Model } from './families/family.ts';
import { priceFactor } from './words/materials.ts';
import type { Random } from './random.ts';

/** Rounds to what stands on a price tag: whole euros ending in 0, 5 or 9, coarser the dearer. */
export function tagPrice(cents: Cents): Cents {
  const euros = cents / 100;
  if (euros < 20) return Math.max(1, Math.round(euros)) * 100;
  if (euros >= 1000) return Math.round(euros / 10) * 1000;
  const fives = Math.round(euros / 5) * 5;
  // 490 and 199 instead of 500 and 195, as price tags go.
  if (fives % 100 === 0) return (fives - 10) * 100;
  return (fives % 100 === 95 ? fives + 4 : fives) * 100;
}

/** A believable price in cents for a piece of this family, size, material and condition. */
export function choosePrice(
  facts: FamilyFacts,
  model: Model,
  size: Centimetres,
  condition: Condition,
  random: Random,
): Cents {
  const [from, to] = facts.typicalEuros;
  const base = from + (to - from) * random.next();
  // Twice the volume is not twice the price.
  const bulk = (volume(size) / volume(facts.typicalSize)) ** 0.4;
  return tagPrice(Math.round(base * bulk * priceFactor(model.materials) * conditionFactor[condition] * 100));
}

/** What the shop paid: 35 to 60 percent of the price, in whole euros. */
export function choosePurchasePrice(priceCents: Cents, random: Random): Cents {
  const lowest = Math.ceil((priceCents * 35) / 10_000);
  const highest = Math.floor((priceCents * 60) / 10_000);
  return random.int(lowest, highest) * 100;
}

function volume([width, depth, height]: Centimetres): number {
  return width * depth * height;
}
