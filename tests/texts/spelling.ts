import { readFileSync } from 'node:fs';
import path from 'node:path';
import german from 'dictionary-de';
import english from 'dictionary-en-gb';
import spanish from 'dictionary-es';
import french from 'dictionary-fr';
import italian from 'dictionary-it';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { Language } from '../../src/shared/text/language.ts';

const listOf = (name: string): readonly string[] =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const dictionaries = { de: german, en: english, es: spanish, fr: french, it: italian };

/** Texts that the specification gives in English, in all languages. */
export const englishTexts = listOf('english-texts.txt');

export interface Spelling {
  /** The words of a text that belong neither to its language nor to the shop's own. */
  mistakes(text: string): readonly string[];
}

/** Hunspell, the checker of LibreOffice and Firefox: it knows which German words may be compounded. */
export async function openSpelling(language: Language): Promise<Spelling> {
  const { aff, dic } = dictionaries[language];
  const hunspell = await createHunspellFromStrings(
    Buffer.from(aff).toString('utf8'),
    Buffer.from(dic).toString('utf8'),
  );
  for (const word of listOf(`own-words-${language}.txt`)) hunspell.addWord(word);
  const elides = language === 'fr' || language === 'it';
  const judged = new Map<string, boolean>();
  const judge = (word: string): boolean => {
    // The dictionaries write "don't", and know no genitive of names; this shop writes ‘don’t’ and ‘Melem’s’.
    const plain = word.replaceAll('’', "'");
    return (
      hunspell.testSpelling(plain) ||
      hunspell.testSpelling(plain.replace(/'s$/, '')) ||
      // 'l’app', 'd’acajou': an article before a vowel belongs to no word.
      (elides && hunspell.testSpelling(plain.replace(/^\p{L}{1,6}'/u, '')))
    );
  };
  const isRight = (word: string): boolean => {
    const known = judged.get(word) ?? judge(word);
    judged.set(word, known);
    return known;
  };
  return {
    mistakes: (text) =>
      englishTexts.includes(text)
        ? []
        : wordsOf(text).filter(
            (word) => !isRight(word) && !word.split('-').every((part) => part === '' || isRight(part)),
          ),
  };
}

/** Parts of a text that are not language: addresses, names of columns, placeholders, markup, abbreviations with a digit. */
const notWords =
  /`[^`]*`|\]\([^)]*\)|https?:\S+|[\w.]+@[\w.]+|\{#?[\w-]*\}|<[^>]+>|&\w+;|[\p{L}\d]*\d[\p{L}\d]*|\p{L}+_\w+|(?<=^|\s)\/\S+/gu;

/** English from the specification, alone or quoted in a German sentence, is not checked. */
const withoutEnglish = (text: string): string =>
  englishTexts.reduce((rest, english) => rest.replaceAll(`„${english}“`, ' '), text);

function wordsOf(text: string): readonly string[] {
  return (
    withoutEnglish(text)
      // A soft hyphen is within a word.
      .replaceAll('\u00ad', '')
      .replace(notWords, ' ')
      .match(/\p{L}[\p{L}’'´-]*\p{L}|\p{L}/gu) ?? []
  );
}
