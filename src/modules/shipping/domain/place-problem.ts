import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import type { Destination } from './delivery-area.ts';

/**
 * Why nothing can be delivered there: the code belongs to no place, has another country's form, or belongs to another
 * town.
 */
export type PlaceProblem = 'postal-code-unknown' | 'postal-code-form' | 'town-elsewhere';

/**
 * The first two digits of the postal codes of large towns. Only towns whose name is unique in Germany: a correct
 * address must never be refused.
 */
const regions: Readonly<Record<string, string>> = {
  berlin: '10 12 13 14 15 16',
  hamburg: '20 21 22 27',
  münchen: '80 81',
  muenchen: '80 81',
  munich: '80 81',
  köln: '50 51',
  koeln: '50 51',
  cologne: '50 51',
  stuttgart: '70',
  düsseldorf: '40',
  duesseldorf: '40',
  dortmund: '44',
  leipzig: '04',
  dresden: '01',
  hannover: '30',
  hanover: '30',
  nürnberg: '90',
  nuernberg: '90',
  nuremberg: '90',
  bremen: '27 28',
  duisburg: '47',
  bochum: '44',
  wuppertal: '42',
  bielefeld: '33',
  bonn: '53',
  mannheim: '68',
  karlsruhe: '76',
  augsburg: '86',
  wiesbaden: '55 65',
  mainz: '55',
  mönchengladbach: '41',
  gelsenkirchen: '45',
  braunschweig: '38',
  chemnitz: '09',
  kiel: '24',
  magdeburg: '39',
  lübeck: '23',
  erfurt: '99',
  rostock: '18',
  potsdam: '14',
  heidelberg: '69',
  darmstadt: '64',
  regensburg: '93',
  würzburg: '97',
  wolfsburg: '38',
  osnabrück: '49',
  cottbus: '03',
  schwerin: '19',
  jena: '07',
};

/**
 * Whether such a place may exist, as far as the shop's own tables know. Empty fields always pass.
 * @param to `city` as it was typed
 * @param german all postal codes of Germany
 */
export function placeProblem(
  to: Destination & { readonly city: string },
  german: ReadonlySet<string>,
): PlaceProblem | null {
  const code = readPostalCode(to.country, to.postalCode);
  if (code === '') return null;
  if (!hasPostalCodeForm(to.country, code)) return 'postal-code-form';
  if (to.country !== 'DE') return null;
  if (!german.has(code)) return 'postal-code-unknown';
  // 'Berlin-Mitte', 'München Pasing', 'Potsdam/Babelsberg'
  const [town = ''] = to.city
    .trim()
    .toLowerCase()
    .split(/[\s,/()-]/);
  const region = Object.hasOwn(regions, town) ? regions[town] : undefined;
  return region === undefined || region.split(' ').includes(code.slice(0, 2)) ? null : 'town-elsewhere';
}
