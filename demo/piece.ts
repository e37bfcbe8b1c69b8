import {
  carrierCounts,
  type CarrierCount,
  type Condition,
  type Dimensions,
  type Era,
  type PieceDraft,
  type ProductSafety,
  type Section,
} from '../src/modules/catalogue/index.ts';
import { donationCategoryId, mainCategoryAmong } from './categories.ts';
import { emptyFields } from '../src/shared/pieces/piece-fields.ts';
import { isOfProtectedSpecies } from '../src/shared/pieces/ready-for-shop.ts';
import { chooseCondition, conditionText, surfaceOf } from './words/condition.ts';
import type { Centimetres, FurnitureFamily } from './families/family.ts';
import type { Place } from './families/lineup.ts';
import type { FirstPictures } from './first-pictures.ts';
import { weightFactor } from './words/materials.ts';
import { chooseProvenance, type Provenance } from './words/origins.ts';
import { tellPriceStory, type RecordedPrice } from './price-history.ts';
import { choosePrice, choosePurchasePrice } from './prices.ts';
import type { Random } from './random.ts';
import { chooseStock, isInStock } from './stock.ts';
import { writeTexts } from './words/texts.ts';
import { boatTitle, nounOf, seriesName, vintageTitle } from './words/titles.ts';

export interface DemoPiece {
  readonly draft: PieceDraft;
  readonly publishedAt: Date;
  /** Oldest first, over at least 60 days; the last entry is the draft's price. */
  readonly priceHistory: readonly RecordedPrice[];
  readonly family: FurnitureFamily;
}

const day = 86_400_000;

/** Makes one piece of a design; `now` decides what is new and what is antique, `shown` which picture stands first. */
export function makePiece(
  place: Place,
  sku: string,
  { publishedAt, now }: { publishedAt: Date; now: Date },
  shown: FirstPictures,
  random: Random,
): DemoPiece {
  const { facts, model, line } = place;
  const boat = line === 'boatwood';
  const lamp = facts.family.endsWith('lamp');
  const size = place.turn !== null ? model.size : scaled(model.size, facts.family, random);
  const round = isRound(model.size, model.what, facts.family);
  const noun = nounOf(model, facts.noun);
  const condition = chooseCondition(line, place.turn !== null, random);
  const provenance = boat ? null : chooseProvenance(model.what, model.materials, random);
  const era = provenance === null ? null : chooseEra(provenance, random);
  const series = boat ? seriesName(random) : null;
  const stock = chooseStock(place, sku, random);
  const priceCents = choosePrice(facts, model, size, condition, random);
  const lists = ['all', line];
  const mayBeReduced = shown.fit(model.pictures, lists, ['sales']);
  const prices = tellPriceStory(priceCents, { publishedAt, now, mayBeReduced }, random);
  const weightGrams = weigh(place, size, random);
  const rentable = random.chance(boat ? 0.3 : 0.85) && condition !== 'beschädigt';
  const categoryIds = chooseCategories(place, random);
  const sale = prices.onSale ? ['sales'] : [];
  // Nobody puts a sold piece into the window.
  const mayBeHighlight = isInStock(stock) && shown.fit(model.pictures, lists, [...sale, 'highlights']);
  // A small catalogue needs a larger share, so that the row of highlights is full.
  const highlights = mayBeHighlight ? (place.turn === null ? 0.035 : 0.12) : 0;
  const sections = chooseSections(prices.onSale, condition, highlights, publishedAt, now, random);
  const description = conditionText(condition, surfaceOf(model.materials, facts.family), lamp, random);

  const draft: PieceDraft = {
    ...emptyFields,
    sku,
    title:
      provenance === null
        ? boatTitle(model, noun, size, series ?? '', stock.severalColours, random)
        : vintageTitle(model, noun, size, round, provenance, random),
    shopType: line,
    categoryIds,
    mainCategoryId: mainCategoryAmong(categoryIds),
    sections,
    priceCents,
    comparePriceCents: prices.comparePriceCents,
    chargeTaxPercent: 0,
    taxScheme: boat ? 'standard' : 'margin',
    assemblyService: facts.assembly,
    rentable,
    carriers: carriersFor(weightGrams),
    dimensions: { ...dimensions(size, round), seatHeightMm: seatHeight(size, facts.family) },
    weightGrams,
    materials: model.materials,
    colour: model.colour,
    maker: boat ? 'WMK Musterwerkstatt' : null,
    era,
    condition,
    origin: boat ? 'Deutschland' : (provenance?.origin.country ?? null),
    purchase: {
      priceCents: choosePurchasePrice(priceCents, random),
      sellerKind: boat
        ? random.weighted([
            ['own-making', 4],
            ['taxable-business', 1],
          ] as const)
        : random.weighted([
            ['private', 3],
            ['margin-dealer', 1],
          ] as const),
    },
    speciesPapers: papersOf(model, sku),
    productSafety: boat ? responsible(facts.assembly) : exemption(condition, era, now),
    texts: writeTexts(
      {
        facts,
        model,
        noun,
        size,
        round,
        condition,
        provenance,
        series,
        rentable,
        conditionText: description,
        units: boat ? 1 : stock.units,
      },
      random,
    ),
    pictures: shown.choose(model.pictures, [lists, sections, categoryIds]),
    stock: stock.units,
    variants: stock.variants,
  };
  return { draft, publishedAt, priceHistory: prices.history, family: facts.family };
}

/** Up to six percent larger or smaller in proportion, as the picture stays the same. */
function scaled([width, depth, height]: Centimetres, family: FurnitureFamily, random: Random): Centimetres {
  // Beds follow the sizes of mattresses.
  if (family.endsWith('bed')) return [width, depth, height];
  const factor = 0.94 + random.next() * 0.12;
  // Heights follow use and hardly vary, except those of mirrors and round lamps.
  const free = /mirror$|^pendant-lamp$/.test(family);
  const upright = free ? factor : 1 + (factor - 1) * 0.3;
  return [Math.round(width * factor), Math.max(2, Math.round(depth * factor)), Math.round(height * upright)];
}

function isRound([width, depth]: Centimetres, what: string, family: FurnitureFamily): boolean {
  if (width !== depth || /quadratisch/i.test(what)) return false;
  return /lamp$|^stool$|^side-table$|^plant-stand$/.test(family) || /rund/i.test(what);
}

/** Of seats with a back in whole centimetres; one without a back is as high as its seat. */
const seatHeights: Readonly<Partial<Record<FurnitureFamily, number>>> = {
  'dining-chair': 46,
  'cantilever-chair': 45,
  'lounge-chair': 40,
  'tub-chair': 42,
  sofa: 42,
  daybed: 40,
};
const withoutBack: ReadonlySet<FurnitureFamily> = new Set(['stool', 'bench', 'boat-bench']);

function seatHeight([, , height]: Centimetres, family: FurnitureFamily): number | null {
  const withBack = seatHeights[family];
  if (withBack !== undefined) return Math.min(withBack, height) * 10;
  return withoutBack.has(family) ? Math.min(height, 80) * 10 : null;
}

function dimensions([width, depth, height]: Centimetres, round: boolean): Dimensions {
  return {
    ...emptyFields.dimensions,
    widthMm: round ? null : width * 10,
    heightMm: height * 10,
    depthMm: round ? null : depth * 10,
    diameterMm: round ? width * 10 : null,
  };
}

function weigh({ facts, model }: Place, [width, depth, height]: Centimetres, random: Random): number {
  const cubicMetres = (width * depth * height) / 1e6;
  const kilos =
    cubicMetres * facts.kilosPerCubicMetre * weightFactor(model.materials) * (0.9 + random.next() * 0.2);
  return Math.max(500, Math.round(kilos * 2) * 500);
}

/** Two people carry up to 70 kg; heavy wardrobes and boat-wood tables take more. */
function carriersFor(weightGrams: number): CarrierCount {
  const [two, four, six] = carrierCounts;
  if (weightGrams <= 70_000) return two;
  return weightGrams <= 130_000 ? four : six;
}

function chooseEra({ decade }: Provenance, random: Random): Era {
  const year = decade + random.int(0, 9);
  return random.weighted<Era>([
    [{ fromYear: decade, toYear: decade + 9 }, 6],
    [{ fromYear: decade + random.pick([0, 5]), toYear: decade + 9 }, 2],
    [{ fromYear: year, toYear: year }, 2],
  ]);
}

function chooseCategories({ facts, line, turn }: Place, random: Random): readonly string[] {
  const ids = [...facts.categoryIds];
  // Where each design comes once, chance would leave a further category empty: they take turns, the last with none.
  if (turn !== null) ids.push(...facts.alsoIn.slice(turn % (facts.alsoIn.length + 1)).slice(0, 1));
  else if (facts.alsoIn.length > 0 && random.chance(0.5)) ids.push(random.pick(facts.alsoIn));
  if (line === 'vintage' && ids.length < 3 && random.chance(0.012)) ids.push(donationCategoryId);
  return ids;
}

function chooseSections(
  onSale: boolean,
  condition: Condition,
  highlights: number,
  publishedAt: Date,
  now: Date,
  random: Random,
): readonly Section[] {
  const sections: Section[] = [];
  if (random.chance(highlights) && condition !== 'beschädigt' && condition !== 'stark abgenutzt')
    sections.push('highlights');
  if (onSale) sections.push('sales');
  if (now.getTime() - publishedAt.getTime() < 21 * day) sections.push('new');
  return sections;
}

function responsible(assembled: boolean): ProductSafety {
  return {
    kind: 'responsible',
    name: 'WMK Musterwerkstatt GmbH',
    postalAddress: 'Musterstraße 1, 10245 Berlin',
    electronicAddress: 'produktsicherheit@wmk.example',
    warnings: assembled ? 'Nach der Montage und danach einmal im Jahr alle Verbindungen nachziehen.' : null,
  };
}

/** Invented, as the rest of the catalogue. */
function papersOf({ what, materials }: Place['model'], sku: string): string | null {
  return isOfProtectedSpecies({ title: what, materials })
    ? `EU-Bescheinigung DE-B-${sku} (erfunden, für die Vorführung)`
    : null;
}

function exemption(condition: Condition, era: Era | null, now: Date): ProductSafety {
  if (era !== null && now.getUTCFullYear() - era.toYear > 100) return { kind: 'exempt', reason: 'antique' };
  return { kind: 'exempt', reason: condition === 'beschädigt' ? 'for-repair' : 'older-lawful-goods' };
}
