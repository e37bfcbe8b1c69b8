import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/shared/text/language.ts';

const folder = path.resolve(import.meta.dirname, '../../src/storefront/texts');

/** The contents of a language's catalogue under a name: 'search.hitCount', 'newsletter.steps.asked.title'. */
export type Catalogue = ReadonlyMap<string, unknown>;

/** Each text and function of a language's catalogue by its full name. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  const files = readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts'),
  );
  const entries = await Promise.all(
    files.map(async (file) => {
      const texts = (await import(path.join(folder, language, file))) as object;
      return leavesOf(texts, path.basename(file, '.ts'));
    }),
  );
  return new Map(entries.flat());
}

function leavesOf(value: unknown, name: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${name}.${key}`));
}

/** What only one language needs to build its texts: English clock times, French moments, Italian articles before dates. */
const ownTools = /^shell\.(?:clockTime|inFrench|the|toThe|ofThe|decadeOf)$/;

/** Texts that are missing in `other`, or of another kind; empty if both have the same. */
export function differencesOf(first: Catalogue, other: Catalogue): string[] {
  return [...first].flatMap(([name, value]) => {
    if (ownTools.test(name)) return [];
    if (!other.has(name)) return [`${name} is missing`];
    const translated = other.get(name);
    if (typeof translated !== typeof value) return [`${name} is another kind of thing`];
    if (typeof value === 'function' && value.length !== (translated as typeof value).length) {
      return [`${name} takes other arguments`];
    }
    return [];
  });
}

/** The names of empty texts. */
export function emptyTextsOf(catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() === '' ? [name] : [],
  );
}

/** Shorter words are the same in several languages, or occur in names. */
const tellingLetters = 7;

/** Texts that occur only in the German interface, and not in this language's. */
export async function germanTexts(language: Language): Promise<ReadonlySet<string>> {
  const [german, other] = await Promise.all([catalogueOf('de'), catalogueOf(language)]);
  const inOther = new Set(other.values());
  const texts = [...german.values()].filter(
    (text) => typeof text === 'string' && text.length >= tellingLetters && !inOther.has(text),
  );
  return new Set(texts as string[]);
}
