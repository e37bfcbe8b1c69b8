import { isAssembledAt, type Handover } from '../../../shared/orders/assembly.ts';
import { readPostalCode } from '../../../shared/places/postal-code.ts';
import { deliveryWeeks } from '../../../shared/time/durations.ts';

/** The areas to which the shop's own people deliver, to the apartment: the five rings of the delivery fees (spec 9). */
export const deliveryAreas = [
  'friedrichshain',
  'near-friedrichshain',
  'berlin',
  'potsdam',
  'berlin-area',
] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/**
 * Berlin's postal codes by district (Ortsteil), as far as the delivery fees distinguish them (spec 9). Maintained by
 * hand. A code in two districts is listed in both; the fee is then the lower one.
 */
export const ortsteile = {
  Friedrichshain: '10243 10245 10247 10249',
  Lichtenberg: '10315 10317 10365 10367 10369',
  'Prenzlauer Berg': '10119 10247 10249 10369 10405 10407 10409 10435 10437 10439',
  Neukölln: '10965 10967 12043 12045 12047 12049 12051 12053 12055 12057 12059 12099',
  Kreuzberg: '10179 10785 10961 10963 10965 10967 10969 10997 10999',
  'Alt-Treptow': '12435',
} as const;

type Ortsteil = keyof typeof ortsteile;

/** All other postal codes of Berlin. */
export const otherBerlin = `
  10115 10117 10178 10179 10315 10318 10319 10551 10553 10555 10557 10559 10585 10587 10589 10623 10625 10627
  10629 10707 10709 10711 10713 10715 10717 10719 10777 10779 10781 10783 10785 10787 10789 10823 10825 10827
  10829 12099 12101 12103 12105 12107 12109 12157 12159 12161 12163 12165 12167 12169 12203 12205 12207 12209
  12247 12249 12277 12279 12305 12307 12309 12347 12349 12351 12353 12355 12357 12359 12437 12439 12459 12487
  12489 12524 12526 12527 12555 12557 12559 12587 12589 12619 12621 12623 12627 12629 12679 12681 12683 12685
  12687 12689 13051 13053 13055 13057 13059 13086 13088 13089 13125 13127 13129 13156 13158 13159 13187 13189
  13347 13349 13351 13353 13355 13357 13359 13403 13405 13407 13409 13435 13437 13439 13465 13467 13469 13503
  13505 13507 13509 13581 13583 13585 13587 13589 13591 13593 13595 13597 13599 13627 13629 14050 14052 14053
  14055 14057 14059 14089 14109 14129 14163 14165 14167 14169 14193 14195 14197 14199`;

export const potsdam = '14467 14469 14471 14473 14476 14478 14480 14482';

/** 'Berlin area': towns around Berlin, from Falkensee clockwise. */
export const berlinArea = {
  'Falkensee, Dallgow, Brieselang, Wustermark, Schönwalde': '14612 14624 14656 14641 14621',
  'Hennigsdorf, Velten, Oberkrämer, Leegebruch': '16761 16727 16767',
  'Oranienburg, Birkenwerder, Hohen Neuendorf, Glienicke, Mühlenbeck':
    '16515 16547 16540 16556 16562 16548 16567',
  'Bernau, Panketal, Wandlitz, Ahrensfelde, Werneuchen': '16321 16341 16348 16356',
  'Altlandsberg, Hoppegarten, Neuenhagen, Petershagen, Strausberg': '15345 15366 15370 15344',
  'Rüdersdorf, Schöneiche, Woltersdorf, Erkner, Grünheide': '15562 15566 15569 15537',
  'Königs Wusterhausen, Wildau, Zeuthen, Eichwalde, Mittenwalde': '15711 15712 15713 15745 15738 15732 15749',
  'Schönefeld, Blankenfelde, Rangsdorf, Zossen': '12529 15831 15827 15834 15806',
  'Großbeeren, Ludwigsfelde, Teltow, Kleinmachnow, Stahnsdorf': '14979 14974 14513 14532',
  'Nuthetal, Michendorf, Schwielowsee, Werder': '14558 14552 14548 14542',
} as const;

const areaOfOrtsteil: Record<Ortsteil, DeliveryArea> = {
  Friedrichshain: 'friedrichshain',
  Lichtenberg: 'near-friedrichshain',
  'Prenzlauer Berg': 'near-friedrichshain',
  Neukölln: 'near-friedrichshain',
  Kreuzberg: 'near-friedrichshain',
  'Alt-Treptow': 'near-friedrichshain',
};

/** The districts around Friedrichshain whose fee is lower than that of the rest of Berlin. */
export const nearOrtsteile = (Object.keys(ortsteile) as Ortsteil[]).filter(
  (name) => areaOfOrtsteil[name] === 'near-friedrichshain',
);

/** Most expensive first, so that a code in two areas ends up in the cheaper one. */
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

/**
 * How many weeks a delivery takes at most (spec 9): our own delivery around Berlin, freight in Germany and in Europe.
 */
export function deliveryWeeksTo(destination: Destination): number {
  if (deliveryAreaOf(destination) !== null) return deliveryWeeks.berlin;
  return destination.country === 'DE' ? deliveryWeeks.germany : deliveryWeeks.europe;
}

/** The area of a German postal code; null if only freight goes there. */
export function deliveryAreaOf({ country, postalCode }: Destination): DeliveryArea | null {
  return country === 'DE' ? (areas.get(readPostalCode(country, postalCode)) ?? null) : null;
}

/** The postal codes where the shop's own people deliver. */
export const ownPostalCodes: readonly string[] = [...areas.keys()];

/** The postal codes of Berlin and Potsdam, where the assembly service is available (spec 9). */
export const assemblyPostalCodes: readonly string[] = [...areas].flatMap(([code, area]) =>
  area === 'berlin-area' ? [] : [code],
);

export function hasAssembly(destination: Destination, delivery: Handover['delivery'] = 'shipment'): boolean {
  const postalCode = readPostalCode(destination.country, destination.postalCode);
  return isAssembledAt({ ...destination, postalCode, delivery }, assemblyPostalCodes);
}
