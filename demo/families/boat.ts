import { model } from './family.ts';
import type { Centimetres, FamilyFacts, FurnitureFamily, Model } from './family.ts';

function boat(what: string, size: Centimetres, colour: string, also: readonly string[] = []): Model {
  return model(what, size, ['Bootsholz', ...also], colour);
}

function facts(
  family: FurnitureFamily,
  noun: string,
  rest: Omit<FamilyFacts, 'family' | 'noun' | 'line'>,
): FamilyFacts {
  return { family, noun, line: 'boatwood', ...rest };
}

/** Furniture of old boat-wood, made in small series. */
export const boatFamilies: readonly FamilyFacts[] = [
  facts('boat-dining-table', 'Esstisch', {
    categoryIds: ['bootsholz-esstische'],
    alsoIn: ['bootsholz-gastro-tische'],
    typicalSize: [190, 92, 76],
    typicalEuros: [990, 1690],
    kilosPerCubicMetre: 70,
    assembly: true,
    uses: [
      'Die Platte ist geschliffen und geölt, Gläser stehen eben.',
      '{Das X} verträgt Kinder, Katzen und Rotwein.',
    ],
    models: [
      boat('Esstisch aus alten Bootsplanken mit bunten Farbresten', [200, 100, 76], 'Bunt'),
      boat('Esstisch aus Bootsplanken in Türkis und Weiß', [160, 85, 76], 'Türkis'),
      boat('Großer Esstisch aus silbergrauen Bootsplanken', [220, 95, 76], 'Grau'),
    ],
  }),
  facts('boat-bench', 'Sitzbank', {
    categoryIds: ['bootsholz-baenke'],
    alsoIn: ['bootsholz-gastro-baenke'],
    typicalSize: [145, 42, 55],
    typicalEuros: [290, 590],
    kilosPerCubicMetre: 95,
    assembly: false,
    uses: [
      '{Das X} passt an den Esstisch, in den Flur und unter ein Vordach.',
      'Die Kanten sind gebrochen, Splitter gibt es nicht.',
    ],
    models: [
      boat('Sitzbank aus Bootsplanken in verwittertem Türkis', [150, 40, 46], 'Türkis'),
      boat('Sitzbank mit Lehne aus Bootsplanken in Rot und Ocker', [140, 46, 88], 'Rot'),
    ],
  }),
  facts('boat-shelf', 'Regal', {
    categoryIds: ['bootsholz-regale'],
    alsoIn: [],
    typicalSize: [90, 36, 170],
    typicalEuros: [490, 990],
    kilosPerCubicMetre: 100,
    assembly: true,
    uses: [
      'Jeder Boden trägt Bücher in ganzer Breite.',
      'Ein Wandbeschlag liegt bei, damit {das X} sicher steht.',
    ],
    models: [
      boat('Regal aus bunten Bootsplanken mit fünf Böden', [98, 38, 188], 'Bunt'),
      boat('Halbhohes Regal aus Bootsplanken in Blau und Weiß', [80, 34, 140], 'Blau'),
    ],
  }),
  facts('boat-sideboard', 'Sideboard', {
    categoryIds: ['bootsholz-sideboards'],
    alsoIn: [],
    typicalSize: [170, 45, 82],
    typicalEuros: [890, 1590],
    kilosPerCubicMetre: 130,
    assembly: false,
    uses: [
      'Jede Tür ist aus anderen Planken, keine zwei Fronten sind gleich.',
      'Innen liegt ein verstellbarer Boden.',
    ],
    models: [
      boat('Sideboard aus bunten Bootsplanken mit drei Türen', [160, 45, 84], 'Bunt', ['Eisen']),
      boat('Sideboard aus grauen Bootsplanken mit Eisengriffen', [180, 46, 80], 'Grau', ['Eisen']),
    ],
  }),
  facts('boat-bed', 'Bett', {
    categoryIds: ['bootsholz-betten'],
    alsoIn: [],
    typicalSize: [165, 213, 98],
    typicalEuros: [1190, 1890],
    kilosPerCubicMetre: 38,
    assembly: true,
    uses: [
      'Lattenrost, Matratze und Bettwäsche gehören nicht zum Angebot.',
      'Die Seiten werden mit versenkten Beschlägen eingehängt, {das X} knarrt nicht.',
    ],
    models: [
      boat('Bett aus Bootsplanken in Türkis und Himmelblau', [172, 214, 100], 'Türkis'),
      boat('Bett aus Bootsplanken in Rot und Ocker', [152, 212, 95], 'Rot'),
    ],
  }),
  facts('boat-mirror', 'Spiegel', {
    categoryIds: ['bootsholz-spiegel'],
    alsoIn: [],
    typicalSize: [70, 5, 130],
    typicalEuros: [190, 390],
    kilosPerCubicMetre: 420,
    assembly: false,
    uses: ['{Das X} hängt hoch oder quer, Aufhänger für beides sind montiert.', 'Das Spiegelglas ist neu.'],
    models: [
      boat('Wandspiegel mit Rahmen aus bunten Bootsplanken', [80, 5, 110], 'Bunt', ['Spiegelglas']),
      boat('Schmaler Spiegel mit Rahmen aus türkisen Bootsplanken', [60, 5, 160], 'Türkis', ['Spiegelglas']),
    ],
  }),
  facts('boat-coffee-table', 'Couchtisch', {
    categoryIds: ['bootsholz-couchtische'],
    alsoIn: [],
    typicalSize: [100, 72, 42],
    typicalEuros: [390, 790],
    kilosPerCubicMetre: 110,
    assembly: false,
    uses: [
      '{Das X} nimmt Kratzer nicht übel, ein Tropfen Öl genügt.',
      'Die Oberfläche ist glatt genug für ein Glas und rau genug für eine Geschichte.',
    ],
    models: [
      boat('Couchtisch aus Bootsplanken in Seefarben', [110, 65, 42], 'Türkis'),
      boat('Quadratischer Couchtisch aus roten Bootsplanken', [90, 90, 40], 'Rot'),
    ],
  }),
  facts('boat-bar-counter', 'Bartheke', {
    categoryIds: ['bootsholz-theken'],
    alsoIn: ['bootsholz-gastro-tische'],
    typicalSize: [165, 62, 109],
    typicalEuros: [1290, 2490],
    kilosPerCubicMetre: 105,
    assembly: true,
    uses: [
      'Auf der Rückseite liegen zwei offene Fächer für Gläser und Flaschen.',
      '{Das X} eignet sich für Bars, Empfänge, Läden und für die eigene Küche.',
    ],
    models: [
      boat('Bartheke aus bunten Bootsplanken mit Fußstange aus Messing', [180, 65, 110], 'Bunt', ['Messing']),
      boat('Bartheke aus Bootsplanken in Türkis und Weiß', [150, 60, 108], 'Türkis'),
    ],
  }),
];
