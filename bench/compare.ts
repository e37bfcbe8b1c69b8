import { median } from './figures.ts';
import type { ForkedServer } from './forked-server.ts';
import { load, type Load, type LoadOptions } from './load.ts';
import { record } from './record.ts';

/** So many requests until Node has compiled what they run; a fresh process makes half as many pages a second. */
const warmUpSeconds = 8;

export interface Comparison {
  readonly shop: Load;
  readonly bare: Load;
  /** Medians over the rounds of shop to bare: what the machine does to both cancels out. */
  readonly ratio: { readonly perSecond: number; readonly perCpuSecond: number; readonly p95: number };
  /** The lowest and highest ratio of requests a second. */
  readonly spread: readonly [number, number];
}

/** Loads shop and bare server in turn, so that both see the same weather; the bare one sends the shop's bytes. */
export async function compare(
  shop: ForkedServer,
  bare: ForkedServer,
  options: LoadOptions & { readonly rounds: number },
): Promise<Comparison> {
  await bare.ask({ kind: 'serve', recorded: await record(shop.base + options.path) });
  await load(bare, { ...options, seconds: 2 });
  await load(shop, { ...options, seconds: warmUpSeconds });
  const rounds: { shop: Load; bare: Load }[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.push({ bare: await load(bare, options), shop: await load(shop, options) });
  }
  const ratios = (of: keyof Load) => rounds.map((round) => round.shop[of] / round.bare[of]);
  const perSecond = ratios('perSecond');
  return {
    shop: medians(rounds.map((round) => round.shop)),
    bare: medians(rounds.map((round) => round.bare)),
    ratio: {
      perSecond: median(perSecond),
      perCpuSecond: median(ratios('perCpuSecond')),
      p95: median(ratios('p95Ms')),
    },
    spread: [Math.min(...perSecond), Math.max(...perSecond)],
  };
}

function medians(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  return {
    perSecond: of('perSecond'),
    perCpuSecond: of('perCpuSecond'),
    p50Ms: of('p50Ms'),
    p95Ms: of('p95Ms'),
    p99Ms: of('p99Ms'),
  };
}
