import { normalWord } from './normal-word.ts';

/** Words for the same piece: a search for one also finds the others, ranked behind it. */
const alike: readonly string[] = [
  'sofa couch kanapee',
  'sideboard anrichte lowboard büffet buffet kredenz',
  'lampe leuchte licht lamp',
  'stehlampe stehleuchte standleuchte bogenlampe leselampe bodenlampe standlampe',
  'tischlampe tischleuchte schreibtischlampe nachttischlampe pilzlampe',
  'pendelleuchte pendellampe hängelampe hängeleuchte deckenlampe deckenleuchte kugelleuchte',
  'sessel fauteuil armsessel clubsessel loungesessel lehnsessel cocktailsessel ohrensessel armchair',
  'freischwinger schwingstuhl stahlrohrstuhl',
  'barwagen servierwagen teewagen minibar',
  'hocker schemel tabouret pouf',
  'theke tresen bartheke bar',
  'vitrine glasschrank schauschrank vitrinenschrank',
  'pflanzenständer blumenständer blumenbank blumenhocker',
  'couchtisch sofatisch wohnzimmertisch kaffeetisch clubtisch nierentisch',
  'esstisch küchentisch speisetisch esszimmertisch',
  'esszimmerstuhl essstuhl küchenstuhl speisestuhl polsterstuhl sprossenstuhl',
  'schreibtisch arbeitstisch bürotisch sekretär desk',
  'beistelltisch ablagetisch telefontisch teetisch',
  'nachttisch nachtkästchen nachtschrank nachtkonsole',
  'daybed liege tagesbett chaiselongue schlafsofa',
  'bücherregal bücherschrank leiterregal bibliothek',
  'kommode schubladenschrank wäschekommode dresser',
  'kleiderschrank garderobenschrank wäscheschrank wardrobe',
  'bank sitzbank bench',
  'spiegel wandspiegel mirror',
  'bett doppelbett bettgestell bed',
  'zweisitzer zweier loveseat',
  'dreisitzer dreier',
  'stuhl chair',
  'tisch table',
  'regal shelf bücherbord',
  'dänisch dänemark danish denmark',
  'schwedisch schweden swedish sweden',
  'norwegisch norwegen norwegian',
  'finnisch finnland finnish',
  'deutsch deutschland german',
  'englisch england britisch british',
  'niederländisch niederlande holländisch holland dutch',
  'belgisch belgien belgian',
  'französisch frankreich french',
  'italienisch italien italian',
  'österreichisch österreich austrian',
  'tschechisch tschechoslowakei tschechoslowakisch',
];

/** A search for the first word also finds the others, but not the other way round. */
const wider: readonly string[] = [
  'schrank kommode vitrine kleiderschrank highboard',
  'phonomöbel sideboard lowboard',
  'fernsehschrank sideboard lowboard',
  'tvboard sideboard lowboard',
  'flurmöbel kommode spiegel garderobe',
  'sitzmöbel stuhl sessel sofa hocker bank',
  'polstermöbel sessel sofa',
  'nachttisch beistelltisch',
  'barhocker hocker',
  'kinderbett bett',
  'blumenregal pflanzenständer',
  'skandinavisch dänisch schwedisch norwegisch finnisch dänemark schweden norwegen finnland',
  'scandinavian dänisch schwedisch norwegisch finnisch dänemark schweden norwegen finnland',
];

const synonyms = new Map<string, Set<string>>();
const add = (from: string, to: string): void => {
  if (from === to) return;
  synonyms.set(from, (synonyms.get(from) ?? new Set()).add(to));
};
for (const line of alike) {
  const words = line.split(' ').map(normalWord);
  for (const one of words) for (const other of words) add(one, other);
}
for (const line of wider) {
  const [from = '', ...others] = line.split(' ').map(normalWord);
  for (const other of others) add(from, other);
}

/** Other names for a word in its normal form. */
export function synonymsOf(word: string): readonly string[] {
  return [...(synonyms.get(word) ?? [])];
}

/** All words that have synonyms. */
export const synonymKeys: readonly string[] = [...synonyms.keys()];
