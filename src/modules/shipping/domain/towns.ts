import { ortsteile, otherBerlin, potsdam } from './delivery-area.ts';

/** The towns around Berlin where the shop's own people deliver, by postal code. Maintained by hand. */
const townsAroundBerlin: Readonly<Record<string, readonly string[]>> = {
  '12529': ['Schönefeld'],
  '14513': ['Teltow'],
  '14532': ['Kleinmachnow', 'Stahnsdorf'],
  '14542': ['Werder (Havel)'],
  '14548': ['Schwielowsee'],
  '14552': ['Michendorf'],
  '14558': ['Nuthetal'],
  '14612': ['Falkensee'],
  '14621': ['Schönwalde-Glien'],
  '14624': ['Dallgow-Döberitz'],
  '14641': ['Wustermark', 'Nauen'],
  '14656': ['Brieselang'],
  '14974': ['Ludwigsfelde'],
  '14979': ['Großbeeren'],
  '15344': ['Strausberg'],
  '15345': ['Altlandsberg'],
  '15366': ['Hoppegarten', 'Neuenhagen bei Berlin'],
  '15370': ['Petershagen/Eggersdorf'],
  '15537': ['Erkner', 'Grünheide (Mark)'],
  '15562': ['Rüdersdorf bei Berlin'],
  '15566': ['Schöneiche bei Berlin'],
  '15569': ['Woltersdorf'],
  '15711': ['Königs Wusterhausen'],
  '15712': ['Königs Wusterhausen'],
  '15713': ['Königs Wusterhausen'],
  '15732': ['Eichwalde'],
  '15738': ['Zeuthen'],
  '15745': ['Wildau'],
  '15749': ['Mittenwalde'],
  '15806': ['Zossen'],
  '15827': ['Blankenfelde-Mahlow'],
  '15831': ['Blankenfelde-Mahlow'],
  '15834': ['Rangsdorf'],
  '16321': ['Bernau bei Berlin'],
  '16341': ['Panketal'],
  '16348': ['Wandlitz'],
  '16356': ['Ahrensfelde', 'Werneuchen'],
  '16515': ['Oranienburg'],
  '16540': ['Hohen Neuendorf'],
  '16547': ['Birkenwerder'],
  '16548': ['Glienicke/Nordbahn'],
  '16556': ['Hohen Neuendorf'],
  '16562': ['Hohen Neuendorf'],
  '16567': ['Mühlenbecker Land'],
  '16727': ['Velten', 'Oberkrämer'],
  '16761': ['Hennigsdorf'],
  '16767': ['Leegebruch'],
};

/** A postal code and its town. */
interface Town {
  readonly postalCode: string;
  readonly city: string;
}

const codesIn = (list: string): readonly string[] => list.trim().split(/\s+/);

const berlin = new Set([otherBerlin, ...Object.values(ortsteile)].flatMap(codesIn));

const towns: readonly Town[] = [
  ...[...berlin].map((postalCode) => ({ postalCode, city: 'Berlin' })),
  ...codesIn(potsdam).map((postalCode) => ({ postalCode, city: 'Potsdam' })),
  ...Object.entries(townsAroundBerlin).flatMap(([postalCode, names]) =>
    names.map((city) => ({ postalCode, city })),
  ),
].sort((one, other) => one.postalCode.localeCompare(other.postalCode));

/** Fewer characters match too much to help. */
const minLength = 2;
const maxTowns = 8;

/**
 * German towns whose postal code or name begins with the typed text: at most eight, by postal code. The table knows
 * Berlin, Potsdam and the towns around Berlin; there are no suggestions elsewhere.
 */
export function townsLike(country: string, query: string): readonly Town[] {
  const typed = query.trim().toLowerCase();
  if (country !== 'DE' || typed.length < minLength) return [];
  return towns
    .filter(({ postalCode, city }) => postalCode.startsWith(typed) || city.toLowerCase().startsWith(typed))
    .slice(0, maxTowns);
}
