/** By their first letters, how people write umlauts where they have no key for them. */
const spellings: Readonly<Record<string, string>> = {
  ae: '(ae|ä)',
  oe: '(oe|ö)',
  ue: '(ue|ü)',
  ss: '(ss|ß)',
  ä: '(ä|ae)',
  ö: '(ö|oe)',
  ü: '(ü|ue)',
  ß: '(ß|ss)',
  a: '[aä]',
  o: '[oö]',
  u: '[uü]',
  '-': '[- ]?',
};

/** At the end of a word: 'Simon-Dach-Str.' is 'Simon-Dach-Straße'. */
const street = 'str(aße|asse|\\.)?';

/**
 * What somebody types to find a piece or a person, as regular expressions that all match a part of its lower-case name:
 * 'teak V10' finds V-10, 'naehtisch' and 'nahtisch' find „Nähtisch“, 'mueller' finds „Müller“ and „Mueller“. Trigram
 * indexes serve them like patterns of `like`. At most eight words.
 */
export function namePatterns(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) =>
      word
        .replace(/(?<=\p{L})(?=\d)/gu, '-')
        .replace(
          /stra(?:ss|ß)e$|str\.?$|[ao]e|ue|ss|[aouäöüß-]|[.*+?^${}()|[\]\\]/gu,
          (part) => spellings[part] ?? (part.startsWith('str') ? street : `\\${part}`),
        ),
    );
}

/** How people are addressed, which is no part of the names that are kept. */
const titles = new Set(
  'frau herr herrn fr hr familie fam dr prof mr mrs ms mme m sra sr sig firma fa'.split(' '),
);

/** A search text without the titles before a name: 'Frau Dr. Schulz' is looked for as 'Schulz'. */
export function withoutTitles(q: string): string {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const named = words.findIndex((word) => !titles.has(word.toLowerCase().replace(/\.$/, '')));
  return named === -1 ? q : words.slice(named).join(' ');
}
