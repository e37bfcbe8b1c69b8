import { compare, type Comparison } from './compare.ts';
import { rounded, type Figure, type Goal, type Section } from './figures.ts';
import type { Options } from './options.ts';
import { sampleOf, type Workplace } from './workplace.ts';

const connections = 16;
const uncachedGoals = {
  embedded: { product: 500, category: 350, p99: { atMost: 150 } },
  postgresql: { product: 1200, category: 700, p99: undefined },
} as const;

/** Pages from the cache against a bare server that sends the same bytes; and pages that must be made. */
export async function measurePages(place: Workplace, options: Options): Promise<Section[]> {
  const sections: Section[] = [];
  for (const url of [null, ...(options.databaseUrl === null ? [] : [options.databaseUrl])]) {
    const [bare, shop] = [await place.bare(), await place.shop(url)];
    const { categories, products } = await sampleOf(shop.base);
    const run = (path: string) => compare(shop, bare, { ...options, path, connections });
    const made = async (paths: readonly [string, ...string[]]) => {
      await shop.ask({ kind: 'make', paths });
      return run(paths[0]);
    };
    if (url === null) sections.push(cachedSection(await run('/'), await run(products[0])));
    const engine = url === null ? 'embedded' : 'postgresql';
    const goals = uncachedGoals[engine];
    sections.push({
      title: `page not in the cache, ${engine}, ${connections} connections`,
      figures: [
        ...madeFigures('product', await made(products), { atLeast: goals.product }, goals.p99),
        ...madeFigures('category, 20 cards', await made(categories), { atLeast: goals.category }, goals.p99),
      ],
    });
    await place.stopServers();
  }
  return sections;
}

function cachedSection(home: Comparison, product: Comparison): Section {
  const figures = (name: string, { ratio, spread, bare }: Comparison): Figure[] => [
    {
      name: `${name}: requests a CPU second`,
      value: ratio.perCpuSecond,
      unit: '× bare',
      goal: { atLeast: 0.7 },
      note: `bare ${rounded(bare.perCpuSecond)}`,
    },
    {
      name: `${name}: requests a second of the clock`,
      value: ratio.perSecond,
      unit: '× bare',
      note: `${spread.map(rounded).join(' to ')} over the rounds; bare ${rounded(bare.perSecond)}/s`,
    },
  ];
  return {
    title: `page from the cache, ${connections} connections`,
    figures: [...figures('home', home), ...figures('product', product)],
  };
}

function madeFigures(name: string, made: Comparison, goal: Goal, p99: Goal | undefined): Figure[] {
  const { shop, bare, ratio } = made;
  return [
    {
      name: `${name}: pages a CPU second`,
      value: shop.perCpuSecond,
      unit: '/s',
      goal,
      note: `${rounded(ratio.perCpuSecond)} × bare; ${rounded(shop.perSecond)} in a second of the clock`,
    },
    {
      name: `${name}: p99`,
      value: shop.p99Ms,
      unit: 'ms',
      ...(p99 === undefined ? {} : { goal: p99 }),
      note: `bare ${rounded(bare.p99Ms)} ms`,
    },
  ];
}
