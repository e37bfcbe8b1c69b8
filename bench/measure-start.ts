import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, rounded, type Figure, type Section } from './figures.ts';
import { ForkedServer } from './forked-server.ts';
import { npmStart, type StartedShop } from './npm-start.ts';
import type { Options } from './options.ts';
import { sampleOf, type Workplace } from './workplace.ts';

const root = join(import.meta.dirname, '..');
const startsWithData = 3;

/** How long `npm start` takes, and how much memory the shop holds once it has worked for a while. */
export async function measureStart(place: Workplace, options: Options): Promise<Section[]> {
  const data = { DATA_DIR: join(place.folder, 'shop') };
  const figures: Figure[] = [
    { name: 'a bare server, for comparison', value: await bareStart(), unit: 's' },
    ...(await starts(data, 'embedded')),
  ];
  if (options.databaseUrl !== null) {
    figures.push(...(await starts({ ...data, DATABASE_URL: options.databaseUrl }, 'postgresql')));
  }
  if (options.clean) figures.push(await cleanStart(place));
  return [{ title: 'npm start', figures }];
}

async function starts(
  settings: Record<string, string>,
  engine: 'embedded' | 'postgresql',
): Promise<Figure[]> {
  const first = await npmStart(root, settings);
  await first.stop();
  const seconds: number[] = [];
  for (let turn = 1; turn < startsWithData; turn += 1) {
    const shop = await npmStart(root, settings);
    seconds.push(shop.seconds);
    await shop.stop();
  }
  const last = await npmStart(root, settings);
  seconds.push(last.seconds);
  const memory = await memoryInUse(last).finally(() => last.stop());
  return [
    ...(engine === 'embedded'
      ? [
          {
            name: 'first time, with the demo catalogue',
            value: first.seconds,
            unit: 's',
            goal: { atMost: 8 },
          },
        ]
      : []),
    {
      name: `with data, ${engine}`,
      value: median(seconds),
      unit: 's',
      goal: { atMost: 2.5 },
      note: `${rounded(Math.min(...seconds))} to ${rounded(Math.max(...seconds))}`,
    },
    {
      name: `memory in steady use, ${engine}`,
      value: memory,
      unit: 'MB',
      goal: { atMost: engine === 'embedded' ? 450 : 300 },
    },
  ];
}

/** Thousands of requests of all kinds, most of them for pages that must be made; then the resident memory. */
async function memoryInUse(shop: StartedShop): Promise<number> {
  const { categories, products, productCall } = await sampleOf(shop.base);
  const paths = [
    '/',
    categories[0],
    products[0],
    '/api/user_product/products/list/vintage?page=1&limit=20',
    productCall,
    '/api/search?query=tisch',
  ];
  for (let turn = 0; turn < 2; turn += 1) {
    for (const path of paths) {
      await autocannon({ url: shop.base + path, connections: 16, amount: 500 });
    }
  }
  return shop.memoryMb();
}

async function bareStart(): Promise<number> {
  const begun = performance.now();
  const bare = await ForkedServer.start('bare-process.ts');
  const seconds = (performance.now() - begun) / 1000;
  await bare.stop();
  return seconds;
}

/** What a newcomer does: clone, `npm start`. Packages come from npm's own cache. */
async function cleanStart(place: Workplace): Promise<Figure> {
  const clone = join(place.folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const shop = await npmStart(clone, { DATA_DIR: join(clone, '.data'), npm_config_prefer_offline: 'true' });
  await shop.stop();
  return { name: 'clean clone, warm npm cache', value: shop.seconds, unit: 's', goal: { atMost: 60 } };
}
