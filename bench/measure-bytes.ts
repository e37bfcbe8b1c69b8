import { completeLanguages } from '../src/shared/text/language.ts';
import { phone, startBrowser } from './browser.ts';
import type { Figure, Section } from './figures.ts';
import { scriptBytes } from './script-bytes.ts';
import type { Workplace } from './workplace.ts';

/** What travels before a page is alive, and for the first view of the home page. */
export async function measureBytes(place: Workplace): Promise<Section[]> {
  const scripts = completeLanguages
    .flatMap(scriptBytes)
    .map(({ language, screen, bytes, files, budget }): Figure => ({
      name: `${screen} (${language})`,
      value: bytes / 1000,
      unit: 'kB',
      goal: { atMost: budget / 1000 },
      note: `${files} files`,
    }));
  const shop = await place.shop(null);
  const view = await firstView(shop.base);
  await place.stopServers();
  const total = [...view.values()].reduce((sum, bytes) => sum + bytes, 0);
  const parts = [...view].map(([kind, bytes]) => `${kind} ${Math.round(bytes / 1000)}`).join(', ');
  return [
    { title: 'script before interaction, brotli', figures: scripts },
    {
      title: 'home, first view at 390 px',
      figures: [
        { name: 'transferred', value: total / 1000, unit: 'kB', goal: { atMost: 500 }, note: `kB: ${parts}` },
      ],
    },
  ];
}

/** Bytes on the wire with headers, by kind. */
async function firstView(base: string): Promise<Map<string, number>> {
  const browser = await startBrowser();
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(base, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}
