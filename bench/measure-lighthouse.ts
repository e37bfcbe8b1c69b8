import lighthouse from 'lighthouse';
import { startBrowser } from './browser.ts';
import { median, rounded, type Figure, type Goal, type Section } from './figures.ts';
import { freePort } from './free-port.ts';
import type { Options } from './options.ts';
import { sampleOf, type Workplace } from './workplace.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Round {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

/** Lighthouse's mobile run with its simulated slow network, medians over the rounds. */
export async function measureLighthouse(place: Workplace, options: Options): Promise<Section[]> {
  const shop = await place.shop(null);
  const { categories, products } = await sampleOf(shop.base);
  const screens = [
    { name: 'home', path: '/', lcpMs: 1200 },
    { name: 'category', path: categories[0], lcpMs: 1200 },
    { name: 'product', path: products[0], lcpMs: 1500 },
  ];
  const sections: Section[] = [];
  for (const { name, path, lcpMs } of screens) {
    const rounds: Round[] = [];
    for (let round = 0; round < options.lighthouseRounds; round += 1) {
      rounds.push(await visit(shop.base + path));
    }
    sections.push({
      title: `Lighthouse mobile, ${name}, median of ${rounds.length}`,
      figures: figuresOf(rounds, lcpMs),
    });
  }
  await place.stopServers();
  return sections;
}

function figuresOf(rounds: readonly Round[], lcpGoalMs: number): Figure[] {
  const figure = (name: string, unit: string, goal: Goal, of: (round: Round) => number): Figure => {
    const values = rounds.map(of);
    const range = [Math.min(...values), Math.max(...values)].map(rounded).join(' to ');
    return { name, value: median(values), unit, goal, note: range };
  };
  return [
    ...categories.map((name) =>
      figure(name, '', { atLeast: name === 'performance' ? 99 : 100 }, (round) => round.scores[name]),
    ),
    figure('LCP', 'ms', { atMost: lcpGoalMs }, (round) => round.lcpMs),
    figure('CLS', '', { atMost: 0 }, (round) => round.cls),
    figure('TBT', 'ms', { atMost: 100 }, (round) => round.tbtMs),
  ];
}

/** One visit by a browser that has never been here. */
async function visit(address: string): Promise<Round> {
  const port = await freePort();
  const browser = await startBrowser({ port });
  try {
    const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (run === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = run;
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const audit = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcpMs: audit('largest-contentful-paint'),
      cls: audit('cumulative-layout-shift'),
      tbtMs: audit('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}
