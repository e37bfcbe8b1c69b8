import { berlinArea, ortsteile, otherBerlin, potsdam, type Ortsteil } from './berlin-postal-codes.ts';

/** Where the shop's own carriers go, to the apartment; the five rings of the delivery fees (spec 9). */
export type DeliveryArea = 'friedrichshain' | 'near-friedrichshain' | 'berlin' | 'potsdam' | 'berlin-area';

const areaOfOrtsteil: Record<Ortsteil, DeliveryArea> = {
  Friedrichshain: 'friedrichshain',
  Lichtenberg: 'near-friedrichshain',
  'Prenzlauer Berg': 'near-friedrichshain',
  Neukölln: 'near-friedrichshain',
  Kreuzberg: 'near-friedrichshain',
  'Alt-Treptow': 'near-friedrichshain',
};

const nearOrtsteile = (Object.keys(ortsteile) as Ortsteil[]).filter(
  (name) => areaOfOrtsteil[name] === 'near-friedrichshain',
);

/** The dearest first, so that a code in two areas ends up in the cheaper one. */
const areas = new Map<string, DeliveryArea>([
  ...entries('berlin-area', Object.values(berlinArea)),
  ...entries('potsdam', [potsdam]),
  ...entries('berlin', [otherBerlin]),
  ...entries(
    'near-friedrichshain',
    nearOrtsteile.map((name) => ortsteile[name]),
  ),
  ...entries('friedrichshain', [ortsteile.Friedrichshain]),
]);

function entries(area: DeliveryArea, codes: readonly string[]): [string, DeliveryArea][] {
  return codes.flatMap((list) => list.trim().split(/\s+/)).map((code) => [code, area]);
}

export interface Destination {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly postalCode: string;
}

/** The area of a German postal code; null where only freight goes. */
export function deliveryAreaOf({ country, postalCode }: Destination): DeliveryArea | null {
  return country === 'DE' ? (areas.get(postalCode.trim()) ?? null) : null;
}

/** Spec 9: the assembly service is available only in Berlin and Potsdam. */
export function hasAssembly(destination: Destination): boolean {
  const area = deliveryAreaOf(destination);
  return area !== null && area !== 'berlin-area';
}
