import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Memory } from './choose.ts';
import type { OwnShop } from './own-shop.ts';
import type { Starts } from './persona.ts';

/**
 * After this many outings the shop is saved, with what the monkey has seen of it. A round with a finding can be
 * repeated from there: the same pieces, the same orders, the same choices.
 */
export const outingsOfRound = 4;

interface Knowledge {
  readonly starts: Starts;
  readonly memory: Memory;
}

export const firstOfRound = (outing: number): number => outing - (outing % outingsOfRound);

const placeOf = (folder: string, outing: number) => join(folder, `round-${outing}`);
const shopIn = (place: string) => join(place, 'shop');
const knowledgeIn = (place: string) => join(place, 'knowledge.json');

/** @returns the beginning of a round, if it was saved */
export async function readRound(
  folder: string,
  outing: number,
): Promise<(Knowledge & { readonly shop: string }) | null> {
  const place = placeOf(folder, outing);
  if (!existsSync(knowledgeIn(place))) return null;
  const knowledge = JSON.parse(await readFile(knowledgeIn(place), 'utf8')) as Knowledge;
  return { ...knowledge, shop: shopIn(place) };
}

/** Keeps the beginnings of rounds with findings, and deletes the others. */
export function keepRounds(folder: string, shop: OwnShop) {
  const latest = join(folder, 'round');
  return {
    async begin(knowledge: Knowledge): Promise<void> {
      await mkdir(latest, { recursive: true });
      await shop.keep(shopIn(latest));
      await writeFile(knowledgeIn(latest), JSON.stringify(knowledge));
    },
    /** @param outing the first of the round */
    async end(outing: number, hasFound: boolean): Promise<void> {
      if (hasFound) await rename(latest, placeOf(folder, outing));
      else await rm(latest, { recursive: true, force: true });
    },
  };
}
