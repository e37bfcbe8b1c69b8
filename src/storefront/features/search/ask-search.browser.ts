import type { z } from 'zod';
import type { searchSchema } from '../../../read-models/http/catalogue.schemas.ts';
import { askShop } from '../../ask-shop.ts';

export type Found = z.output<typeof searchSchema>;

/** @returns null if the shop does not answer: that is logged and nothing is shown (spec 8) */
export async function askSearch(query: string, signal: AbortSignal): Promise<Found | null> {
  const answer = await askShop<Found>(`/search?query=${encodeURIComponent(query)}`, {
    signal,
    like: { categories: [], products: [] },
  });
  if (answer.ok) return answer.value;
  // eslint-disable-next-line no-console
  console.warn(`search failed: ${answer.message ?? answer.status}`);
  return null;
}
