import { compare } from './compare.ts';
import { rounded, type Figure, type Section } from './figures.ts';
import type { Options } from './options.ts';
import { sampleOf, type Workplace } from './workplace.ts';

const connections = 16;

/** The three REST calls that are asked most, on both engines. */
export async function measureRest(place: Workplace, options: Options): Promise<Section[]> {
  const sections: Section[] = [];
  for (const url of [null, ...(options.databaseUrl === null ? [] : [options.databaseUrl])]) {
    const [bare, shop] = [await place.bare(), await place.shop(url)];
    const { productCall } = await sampleOf(shop.base);
    const calls = {
      'list of 20': '/api/user_product/products/list/vintage?page=1&limit=20',
      product: productCall,
      search: '/api/search?query=tisch',
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(calls)) {
      const {
        shop: made,
        bare: compared,
        ratio,
      } = await compare(shop, bare, { ...options, path, connections });
      figures.push(
        {
          name: `${name}: requests a second`,
          value: ratio.perSecond,
          unit: '× bare',
          note: `${rounded(made.perSecond)}/s; ${rounded(made.perCpuSecond)} a CPU second`,
        },
        {
          name: `${name}: p95`,
          value: ratio.p95,
          unit: '× bare',
          note: `${rounded(made.p95Ms)} ms; bare ${rounded(compared.p95Ms)} ms`,
        },
      );
    }
    await place.stopServers();
    const engine = url === null ? 'embedded' : 'postgresql';
    sections.push({ title: `REST, ${engine}, ${connections} connections`, figures });
  }
  return sections;
}
