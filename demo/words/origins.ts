import type { Random } from '../random.ts';

export interface Origin {
  /** As a title has it. */
  readonly country: string;
  /** Where it was made, inside a sentence: 'in Dänemark', 'in der Tschechoslowakei'. */
  readonly where: string;
  /** Stem of the adjective; null where there is none in good German. */
  readonly adjective: string | null;
}

function origin(country: string, adjective: string | null, where = `in ${country}`): Origin {
  return { country, where, adjective };
}

const denmark = origin('Dänemark', 'dänisch');
const sweden = origin('Schweden', 'schwedisch');
const norway = origin('Norwegen', 'norwegisch');
const germany = origin('Deutschland', 'deutsch');
const gdr = origin('DDR', null, 'in der DDR');
const britain = origin('England', 'englisch');
const netherlands = origin('Niederlande', 'niederländisch', 'in den Niederlanden');
const belgium = origin('Belgien', 'belgisch');
const france = origin('Frankreich', 'französisch');
const italy = origin('Italien', 'italienisch');
const austria = origin('Österreich', 'österreichisch');
const czechoslovakia = origin('Tschechoslowakei', 'tschechoslowakisch', 'in der Tschechoslowakei');

type Weighted<T> = readonly (readonly [T, number])[];

const byMaterial: Readonly<Record<string, Weighted<Origin>>> = {
  Teak: [
    [denmark, 6],
    [sweden, 3],
    [norway, 2],
    [germany, 2],
    [britain, 2],
    [netherlands, 2],
  ],
  Palisander: [
    [denmark, 5],
    [norway, 2],
    [sweden, 2],
    [germany, 2],
    [italy, 2],
  ],
  Eiche: [
    [denmark, 4],
    [germany, 4],
    [france, 2],
    [netherlands, 2],
    [belgium, 1],
    [sweden, 1],
  ],
  Nussbaum: [
    [germany, 5],
    [austria, 2],
    [italy, 3],
    [czechoslovakia, 3],
    [france, 1],
  ],
  Metall: [
    [italy, 4],
    [germany, 4],
    [france, 2],
    [belgium, 2],
    [denmark, 1],
    [netherlands, 2],
  ],
  other: [
    [germany, 5],
    [gdr, 2],
    [czechoslovakia, 3],
    [italy, 3],
    [france, 2],
    [denmark, 2],
    [austria, 1],
    [sweden, 1],
  ],
};

const metals = ['Chrom', 'Messing', 'Metall', 'Rauchglas', 'Opalglas', 'Aluminium', 'Stahl', 'Marmor'];

function leadingMaterial(materials: readonly string[]): string {
  const wood = materials.find((material) => ['Teak', 'Palisander', 'Eiche', 'Nussbaum'].includes(material));
  if (wood !== undefined && !materials.includes('Chrom')) return wood;
  return metals.includes(materials[0] ?? '') || materials.includes('Chrom') ? 'Metall' : 'other';
}

export interface Provenance {
  readonly origin: Origin;
  /** 1920, 1930 … 1980. */
  readonly decade: number;
}

// What an early piece can be made of, and what it can be, without being absurd.
const earlyWoods = ['Eiche', 'Nussbaum', 'Buche', 'Kiefer', 'Kirsche'];
const earlyNouns = /(Kleiderschrank|Kommode|Vitrine|Schreibtisch|Hocker|Blumenbank)/;
const lateMaterials = [
  'Palisander',
  'Teak',
  'Bouclé',
  'Lack',
  'Wiener Geflecht',
  'Stahl',
  'Chrom',
  'Rauchglas',
  'Leder',
];

function decadesFor(what: string, materials: readonly string[]): Weighted<number> {
  if (materials.includes('Chrom') || materials.includes('Rauchglas'))
    return [
      [1960, 2],
      [1970, 6],
      [1980, 4],
    ];
  if (materials.includes('Teak') || materials.includes('Palisander'))
    return [
      [1950, 3],
      [1960, 8],
      [1970, 3],
    ];
  const early =
    earlyNouns.test(what) &&
    earlyWoods.includes(materials[0] ?? '') &&
    !materials.some((material) => lateMaterials.includes(material));
  if (early)
    return [
      [1920, 2],
      [1930, 2],
      [1940, 2],
      [1950, 4],
      [1960, 3],
      [1970, 1],
    ];
  return [
    [1950, 4],
    [1960, 6],
    [1970, 4],
    [1980, 2],
  ];
}

/** A believable country and decade for a vintage piece of these materials. */
export function chooseProvenance(what: string, materials: readonly string[], random: Random): Provenance {
  const decade = random.weighted(decadesFor(what, materials));
  const countries = byMaterial[leadingMaterial(materials)] ?? [];
  // The German state of the title existed from 1949 to 1990.
  const possible = countries.filter(([country]) => country !== gdr || decade >= 1950);
  return { decade, origin: random.weighted(possible) };
}
