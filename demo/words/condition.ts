import type { Condition } from '../../src/modules/catalogue/index.ts';
import type { ShopType } from '../../src/shared/pieces/shop-type.ts';
import type { FurnitureFamily } from '../families/family.ts';
import type { Random } from '../random.ts';

/** What the surface mostly is; a condition text speaks of scratches, threads or wiring accordingly. */
export type Surface = 'cabinet' | 'frame' | 'upholstery' | 'metal-and-glass' | 'boat';

const upholstery = ['Leder', 'Samt', 'Leinen', 'Wolle', 'Bouclé'];
const hard = ['Chrom', 'Messing', 'Metall', 'Opalglas', 'Rauchglas', 'Glas', 'Marmor', 'Keramik'];

// Pieces with a top that collects rings and scratches.
const withTop: readonly FurnitureFamily[] = [
  'sideboard',
  'chest',
  'glass-cabinet',
  'desk',
  'dining-table',
  'coffee-table',
  'side-table',
  'bar-trolley',
];
const seats: readonly FurnitureFamily[] = [
  'bench',
  'stool',
  'dining-chair',
  'cantilever-chair',
  'lounge-chair',
  'tub-chair',
  'sofa',
  'daybed',
];

export function surfaceOf(materials: readonly string[], family: FurnitureFamily): Surface {
  if (family.startsWith('boat-')) return 'boat';
  if (seats.includes(family) && materials.some((material) => upholstery.includes(material)))
    return 'upholstery';
  if (family.endsWith('-lamp') || hard.includes(materials[0] ?? '')) return 'metal-and-glass';
  return withTop.includes(family) ? 'cabinet' : 'frame';
}

/** A piece that is in its photograph is hardly worn there, so its text must not name stains and cracks. */
export function chooseCondition(line: ShopType, photographed: boolean, random: Random): Condition {
  if (line === 'boatwood') return 'neuwertig';
  if (photographed) {
    return random.weighted<Condition>([
      ['neuwertig', 1],
      ['sehr gut', 6],
      ['gut', 5],
    ]);
  }
  return random.weighted<Condition>([
    ['neuwertig', 2],
    ['sehr gut', 30],
    ['gut', 40],
    ['gebraucht', 18],
    ['abgenutzt', 6],
    ['stark abgenutzt', 2],
    ['beschädigt', 2],
  ]);
}

export const conditionFactor: Readonly<Record<Condition, number>> = {
  neuwertig: 1.2,
  'sehr gut': 1.1,
  gut: 1,
  gebraucht: 0.85,
  abgenutzt: 0.65,
  'stark abgenutzt': 0.5,
  beschädigt: 0.38,
};

/** What the word for the condition, which stands above it, leaves open; of the two best nothing. */
const opening: Readonly<Partial<Record<Condition, string>>> = {
  gut: 'Leichte Altersspuren.',
  gebraucht: 'Sichtbare Spuren des Gebrauchs.',
  abgenutzt: 'Vollständig und benutzbar.',
  'stark abgenutzt': 'Ein Stück zum Aufarbeiten.',
  beschädigt: 'Wir verkaufen es ausdrücklich zur Reparatur.',
};

const details: Readonly<Record<Exclude<Surface, 'boat'>, Readonly<Record<Condition, readonly string[]>>>> = {
  frame: {
    neuwertig: ['Kaum benutzt, ohne nennenswerte Spuren.'],
    'sehr gut': [
      'Gereinigt und frisch geölt, nur feinste Kratzer.',
      'Alle Verbindungen fest, kaum Spuren am Holz.',
    ],
    gut: [
      'Kleine Kratzer am Holz, sonst sauber und fest.',
      'Eine kleine Druckstelle an der Kante, alle Verbindungen sind fest.',
    ],
    gebraucht: [
      'Mehrere Kratzer und eine bestoßene Ecke, alle Verbindungen sind fest.',
      'Das Holz ist an den Kanten abgegriffen und stellenweise heller.',
    ],
    abgenutzt: ['Die Oberfläche ist stumpf und fleckig und sollte geschliffen werden.'],
    'stark abgenutzt': ['Die Oberfläche ist ausgeblichen und zerkratzt, mehrere Kanten sind bestoßen.'],
    beschädigt: [
      'Eine Verbindung ist lose und muss geleimt werden.',
      'Das Holz hat einen Riss, der geleimt werden muss.',
    ],
  },
  cabinet: {
    neuwertig: ['Kaum benutzt, ohne nennenswerte Spuren.'],
    'sehr gut': [
      'Feinste Kratzer, nur im Streiflicht zu sehen.',
      'Oberfläche frisch geölt, die Kanten sauber.',
    ],
    gut: [
      'Kleine Kratzer auf der Oberseite, eine blasse Stelle an der Rückkante.',
      'Zwei kleine Druckstellen an einer Kante, sonst sauber.',
    ],
    gebraucht: [
      'Ein Wasserrand und mehrere Kratzer auf der Oberseite, das Furnier ist fest.',
      'Kratzer an den Seiten, eine Kante ist leicht bestoßen.',
    ],
    abgenutzt: ['Die Oberfläche ist stumpf und fleckig, an zwei Ecken fehlt etwas Furnier.'],
    'stark abgenutzt': ['Die Oberseite ist ausgeblichen und zerkratzt, Furnier fehlt an mehreren Kanten.'],
    beschädigt: [
      'Ein Bein ist lose, an einer Kante ist das Furnier abgeplatzt.',
      'Eine Leiste fehlt, eine Seite hat einen Riss.',
    ],
  },
  upholstery: {
    neuwertig: ['Bezug und Polster ohne nennenswerte Spuren.'],
    'sehr gut': [
      'Bezug sauber, Polster fest, am Gestell nur feine Spuren.',
      'Bezug und Gestell gereinigt, kaum Spuren.',
    ],
    gut: [
      'Der Bezug hat eine leichte Sitzspur, die Nähte sind fest.',
      'Am Gestell kleine Kratzer, der Bezug ist gereinigt.',
    ],
    gebraucht: [
      'Der Bezug ist an der Vorderkante etwas heller, die Polster sind noch fest.',
      'Ein kleiner Fleck auf der Sitzfläche, Kratzer an den Beinen.',
    ],
    abgenutzt: [
      'Der Bezug ist dünn geworden, das Polster gibt nach; benutzbar, aber reif für einen neuen Bezug.',
    ],
    'stark abgenutzt': [
      'Der Bezug hat offene Stellen, das Polster muss erneuert werden. Das Gestell ist fest.',
    ],
    beschädigt: ['Der Bezug ist gerissen, eine Verbindung am Gestell ist lose.'],
  },
  'metal-and-glass': {
    neuwertig: ['Ohne nennenswerte Spuren.'],
    'sehr gut': ['Feinste Spuren, sonst tadellos.', 'Gereinigt und geprüft, kaum Spuren.'],
    gut: ['Leichte Patina und einzelne Kratzer.', 'Kleine Kratzer, sonst sauber.'],
    gebraucht: [
      'Fleckige Patina und deutliche Kratzer, alle Teile fest.',
      'Mehrere matte Stellen und Kratzer, sonst vollständig.',
    ],
    abgenutzt: ['Die Oberfläche ist an vielen Stellen abgerieben.'],
    'stark abgenutzt': ['Die Oberfläche ist stumpf, fleckig und zerkratzt.'],
    beschädigt: [
      'Ein Teil ist verzogen und muss gerichtet werden.',
      'Eine Verbindung ist gebrochen und muss erneuert werden.',
    ],
  },
};

const boatDetails = [
  'Farbreste, Nagellöcher und Kerben stammen vom Boot und gehören dazu; die Oberfläche ist geschliffen und geölt.',
  'In unserer Werkstatt gefertigt. Das Holz ist alt: Risse, Dübel und abgeplatzte Farbe sind gewollt und versiegelt.',
  'Lose Farbe ist abgebürstet, der Rest mit mattem Öl gefestigt. Splitter gibt es keine.',
];

/** One to three honest sentences that fit the condition and the surface. */
export function conditionText(condition: Condition, surface: Surface, lamp: boolean, random: Random): string {
  if (surface === 'boat') return random.pick(boatDetails);
  const sentences = [opening[condition] ?? [], random.pick(details[surface][condition])].flat();
  if (lamp) {
    sentences.push(
      condition === 'beschädigt'
        ? 'Die Elektrik ist nicht geprüft; vor Gebrauch muss eine Fachkraft sie erneuern.'
        : 'Die Elektrik ist geprüft.',
    );
  }
  return sentences.join(' ');
}
