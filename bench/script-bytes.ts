import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../src/shared/text/language.ts';

const clients = join(import.meta.dirname, '../build/client');

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);

export interface ScriptBytes {
  readonly language: Language;
  readonly screen: string;
  /** Script that is loaded before the page answers to a touch, each file as the shop serves it to a browser that takes brotli. */
  readonly bytes: number;
  readonly files: number;
  readonly budget: number;
}

const kilobyte = 1000;
/** Buying may load more: nobody meets it first. */
const buying = 100 * kilobyte;
const budgets: Readonly<Record<string, number>> = {
  // French and Italian need the grammar of their dates on each card.
  category: 75.2 * kilobyte,
  product: 80 * kilobyte,
  // One's own pieces with their news, and with all that buying and renting them needs.
  wishlist: 76 * kilobyte,
  // Forms, which nobody meets first either.
  account: 80 * kilobyte,
  'buy-in': 80 * kilobyte,
  'contract-ending': 80 * kilobyte,
  login: 80 * kilobyte,
  question: 80 * kilobyte,
  withdrawal: 80 * kilobyte,
  checkout: buying,
  'order-review': buying,
  'payment-return': buying,
  'order-success': buying,
};
const defaultBudget = 75 * kilobyte;

/** What each screen of the finished build loads at once in a language: its entry and all that it imports statically. */
export function scriptBytes(language: Language): ScriptBytes[] {
  const client = join(clients, language);
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as unknown,
  );
  const filesFrom = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports) filesFrom(imported, found);
    return found;
  };
  return Object.entries(manifest)
    .filter(([, chunk]) => chunk.isEntry === true && chunk.name !== undefined)
    .map(([key, { name: screen = '' }]) => {
      const files = [...filesFrom(key, new Set())];
      const sizes = files.map((file) => servedBytes(join(client, file)));
      return {
        language,
        screen,
        bytes: sizes.reduce((sum, size) => sum + size, 0),
        files: files.length,
        budget: budgets[screen] ?? defaultBudget,
      };
    });
}

/** The build has a compressed copy of each file that is worth it. */
function servedBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
