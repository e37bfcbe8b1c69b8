/** By their first letters, how people write umlauts where they have no key for them. */
const spellings: Readonly<Record<string, string>> = {
  ...{
    ae: '(ae|ä)',
    oe: '(oe|ö)',
    ue: '(ue|ü)',
    ss: '(ss|ß)',
    ä: '(ä|ae)',
    ö: '(ö|oe)',
    ü: '(ü|ue)',
    ß: '(ß|ss)',
  },
  ...{ a: '[aä]', o: '[oö]', u: '[uü]', '-': '[- ]?' },
};

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
        .replace(/[ao]e|ue|ss|[aouäöüß-]|[.*+?^${}()|[\]\\]/gu, (part) => spellings[part] ?? `\\${part}`),
    );
}
