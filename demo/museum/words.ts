/** Nationality in the museum's words → German adjective and country. */
const nations: Readonly<Record<string, readonly [adjective: string, country: string]>> = {
  American: ['amerikanisch', 'USA'],
  Argentine: ['argentinisch', 'Argentinien'],
  Australian: ['australisch', 'Australien'],
  Austrian: ['österreichisch', 'Österreich'],
  Belgian: ['belgisch', 'Belgien'],
  Brazilian: ['brasilianisch', 'Brasilien'],
  British: ['britisch', 'Großbritannien'],
  Chilean: ['chilenisch', 'Chile'],
  Chinese: ['chinesisch', 'China'],
  Congolese: ['kongolesisch', 'Kongo'],
  Danish: ['dänisch', 'Dänemark'],
  Dutch: ['niederländisch', 'Niederlande'],
  English: ['englisch', 'England'],
  European: ['europäisch', 'Europa'],
  Finnish: ['finnisch', 'Finnland'],
  French: ['französisch', 'Frankreich'],
  German: ['deutsch', 'Deutschland'],
  Irish: ['irisch', 'Irland'],
  Israeli: ['israelisch', 'Israel'],
  Italian: ['italienisch', 'Italien'],
  Japanese: ['japanisch', 'Japan'],
  Mexican: ['mexikanisch', 'Mexiko'],
  Norwegian: ['norwegisch', 'Norwegen'],
  Scottish: ['schottisch', 'Schottland'],
  Spanish: ['spanisch', 'Spanien'],
  Swedish: ['schwedisch', 'Schweden'],
  Swiss: ['schweizerisch', 'Schweiz'],
};

/** An unknown nationality keeps the museum's own word. */
export function adjectiveOf(nationality: string): string {
  return Object.hasOwn(nations, nationality) ? (nations[nationality]?.[0] ?? nationality) : nationality;
}

export function countryOf(nationality: string): string | null {
  return Object.hasOwn(nations, nationality) ? (nations[nationality]?.[1] ?? null) : null;
}

/** English words for materials in the museum's descriptions → the German ones that shoppers filter by. */
const materials: readonly (readonly [pattern: RegExp, german: string])[] = [
  [/stainless steel/, 'Edelstahl'],
  [/(?<!stainless )steel/, 'Stahl'],
  [/aluminum/, 'Aluminium'],
  [/wrought iron|iron/, 'Eisen'],
  [/\bmetal/, 'Metall'],
  [/brass/, 'Messing'],
  [/bronze/, 'Bronze'],
  [/chrom(e|ed|ium)/, 'Chrom'],
  [/magnesium/, 'Magnesium'],
  [/\blead\b/, 'Blei'],
  [/butternut/, 'Butternuss'],
  [/walnut/, 'Nussbaum'],
  [/mahogany/, 'Mahagoni'],
  [/rosewood/, 'Palisander'],
  [/satinwood/, 'Satinholz'],
  [/redwood/, 'Redwood'],
  [/boxwood/, 'Buchsbaum'],
  [/hardwood/, 'Hartholz'],
  [/plywood/, 'Sperrholz'],
  [/fiberboard|masonite/, 'Faserplatte'],
  [/cherry/, 'Kirschbaum'],
  [/\boak/, 'Eiche'],
  [/\bpine/, 'Kiefer'],
  [/maple/, 'Ahorn'],
  [/poplar/, 'Pappel'],
  [/hickory/, 'Hickory'],
  [/birch/, 'Birke'],
  [/beech/, 'Buche'],
  [/teak/, 'Teak'],
  [/\bebony/, 'Ebenholz'],
  [/\bwoods?\b/, 'Holz'],
  [/mirrored glass|\bglass/, 'Glas'],
  [/fiberglass/, 'Glasfaser'],
  [/marble/, 'Marmor'],
  [/mother-of-pearl/, 'Perlmutt'],
  [/acrylic|lucite/, 'Acryl'],
  [/polycarbonate/, 'Polycarbonat'],
  [/polypropylene/, 'Polypropylen'],
  [/urethane/, 'Polyurethan'],
  [/\bfoam/, 'Schaumstoff'],
  [/laminate/, 'Laminat'],
  [/plastics?|\bpvc\b/, 'Kunststoff'],
  [/(?<!ethylene )vinyl|naugahyde/, 'Vinyl'],
  [/rubber/, 'Gummi'],
  [/leather|cowhide|\bhide/, 'Leder'],
  [/needlework|embroider/, 'Stickerei'],
  [/tapestry/, 'Tapisserie'],
  [/\bwool/, 'Wolle'],
  [/\bfelt/, 'Filz'],
  [/\bsilk/, 'Seide'],
  [/velvet|velour/, 'Samt'],
  [/cotton/, 'Baumwolle'],
  [/linen/, 'Leinen'],
  [/canvas/, 'Segeltuch'],
  [/nylon/, 'Nylon'],
  [/polyester/, 'Polyester'],
  [/fabrics?|textile/, 'Stoff'],
  [/upholst?ery|upholstered/, 'Polster'],
  [/\bwire/, 'Draht'],
  [/\bink\b/, 'Tusche'],
  [/inlay|inlaid/, 'Intarsien'],
  [/\bcane/, 'Rohrgeflecht'],
  [/cardboard/, 'Pappe'],
  [/lacquer/, 'Lack'],
  [/\bgold|gild|gilt/, 'Vergoldung'],
  [/feathers/, 'Federn'],
];

/**
 * The materials of 'walnut with brass pulls', in German and in the order of the text: ['Nussbaum', 'Messing']. Unknown
 * words are left out, since people filter by these; if all are unknown, the museum's own words stay.
 */
export function materialsOf(medium: string): string[] {
  const parts = medium.split(/[,;/&\n]|\b(?:and|with|on)\b/);
  const known = new Set(parts.flatMap((part) => knownMaterials(part.toLowerCase())));
  if (known.size > 0) return [...known];
  const plain = parts.map((part) => part.replace(/\s+/g, ' ').trim());
  return [...new Set(plain.filter((part) => /\p{L}/u.test(part)))];
}

function knownMaterials(words: string): string[] {
  return materials
    .map(([pattern, german]) => ({ german, at: words.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
    .map(({ german }) => german);
}

const roles: Readonly<Record<string, string>> = {
  designer: 'Entwurf',
  designers: 'Entwurf',
  'designer and maker': 'Entwurf und Herstellung',
  'design firm': 'Entwurf',
  'design collaborative': 'Entwurf',
  'attributed designer': 'Entwurf, zugeschrieben',
  maker: 'Herstellung',
  manufacturer: 'Herstellung',
  'attributed manufacturer': 'Herstellung, zugeschrieben',
  retailer: 'Handel',
  artist: 'Künstler',
  decorator: 'Dekor',
  carver: 'Schnitzerei',
  'attributed to': 'zugeschrieben',
  'possibly by': 'möglicherweise',
  'probably by': 'wahrscheinlich',
  after: 'nach',
};

/** A person's role; an unknown role keeps the museum's own word. */
export function roleOf(role: string): string {
  const word = role.toLowerCase();
  return Object.hasOwn(roles, word) ? (roles[word] ?? role) : role;
}
