import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../src/shared/text/language.ts';
import { catalogueOf, differencesOf, emptyTextsOf } from '../tests/texts/catalogues.ts';

// Lists what a language lacks beside the German original: `npm run language -- fr`.
const root = path.resolve(import.meta.dirname, '..');
const [language = ''] = process.argv.slice(2);

/** Files of a folder of texts that the language does not have. */
function missingFiles(folder: string): string[] {
  const [german, own] = ['de', language].map((one) => path.join(root, folder, one));
  if (german === undefined || own === undefined) return [];
  return readdirSync(german, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|md)$/.test(file) && !onlyGerman.test(file))
    .filter((file) => !existsSync(path.join(own, file)))
    .map((file) => `${folder}/${language}/${file} is missing`);
}
/** The company's data and what people have said are the same in all languages. */
const onlyGerman = /(?:company|sample-reviews)\.ts$/;

const isKnown = (languages as readonly string[]).includes(language);
if (language === 'de' || !/^[a-z]{2}$/.test(language)) {
  console.error('Which language? For example: npm run language -- fr');
  process.exit(2);
}
const files = ['src/storefront/texts', 'src/shared/messages', 'src/modules/content/first-content'].flatMap(
  missingFiles,
);
const lacking = [
  ...(isKnown ? [] : [`src/shared/text/language.ts does not name ${language}`]),
  ...(existsSync(path.join(root, `tests/texts/own-words-${language}.txt`))
    ? []
    : [`tests/texts/own-words-${language}.txt is missing`]),
  ...files,
];
if (isKnown && existsSync(path.join(root, 'src/storefront/texts', language))) {
  const [german, own] = await Promise.all([catalogueOf('de'), catalogueOf(language as Language)]);
  lacking.push(
    ...differencesOf(german, own).map((text) => `interface: ${text}`),
    ...emptyTextsOf(own).map((text) => `interface: ${text} is empty`),
  );
}
for (const line of lacking) console.log(line);
console.log(lacking.length === 0 ? `${language} lacks nothing.` : `${language} lacks ${lacking.length}.`);
