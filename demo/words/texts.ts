import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import type { Condition, PieceTexts } from '../../src/modules/catalogue/index.ts';
import type { Centimetres, FamilyFacts, FurnitureFamily, Model } from '../families/family.ts';
import type { Random } from '../random.ts';
import { nbsp, numberWord, withArticle, withNoun } from './grammar.ts';
import type { Noun } from './grammar.ts';
import { materialSentences } from './materials.ts';
import type { Provenance } from './origins.ts';

export interface TextFacts {
  readonly facts: FamilyFacts;
  readonly model: Model;
  readonly noun: Noun;
  readonly size: Centimetres;
  readonly round: boolean;
  readonly condition: Condition;
  readonly conditionText: string;
  /** Null for boat-wood. */
  readonly provenance: Provenance | null;
  readonly series: string | null;
  /** Equal units to be had. */
  readonly units: number;
  readonly rentable: boolean;
}

/**
 * The texts of a product page. Each entry of `descriptions` is one paragraph of plain text, no HTML;
 * the other texts are plain as well.
 */
export function writeTexts(about: TextFacts, random: Random): PieceTexts {
  const line = about.facts.line;
  return {
    ...emptyFields.texts,
    subtopic: subtopic(about, random),
    similarToTitle: line === 'vintage' ? random.pick(similarVintage) : random.pick(similarBoat),
    conditionText: about.conditionText,
    descriptions: descriptions(about, random),
    storyShop: random.pick(line === 'vintage' ? vintageStories : boatStories),
    shopInfo: random.pick(line === 'vintage' ? vintageShop : boatShop),
    aboutUs: random.pick(aboutUs),
  };
}

/** 'B 164 × T 44 × H 74 cm', or 'Ø 115 × H 74 cm' for a round piece. */
function measures(size: Centimetres, round: boolean): string {
  const [width, depth, height] = size;
  const sides = round ? [`Ø ${width}`, `H ${height}`] : [`B ${width}`, `T ${depth}`, `H ${height}`];
  return `${sides.join(' × ')} cm`.replaceAll(' ', nbsp);
}

function subtopic(about: TextFacts, random: Random): string {
  const { provenance, model, size, round } = about;
  const materials = model.materials.slice(0, 2).join(' und ');
  if (provenance === null) {
    return random.pick([
      `Serie „${about.series ?? ''}“, aus den Planken alter Fischerboote`,
      `Altes Bootsholz, neu gebaut · ${measures(size, round)}`,
      `Jedes Stück fällt anders aus · ${measures(size, round)}`,
    ]);
  }
  const decade = `${provenance.decade}er-Jahre`;
  return random.pick([
    `${materials}, ${decade} · ${measures(size, round)}`,
    `${provenance.origin.country}, ${decade}, ${materials}`,
    `Aus den ${provenance.decade}er-Jahren · ${measures(size, round)}`,
  ]);
}

function descriptions(about: TextFacts, random: Random): readonly string[] {
  const uses = shuffled(about.facts.uses, random).map((sentence) => withNoun(sentence, about.noun));
  const paragraphs =
    about.provenance === null ? boatLook(about, random) : [vintageLook(about, about.provenance, random)];
  const more = random.chance(0.45) ? uses.slice(0, 2) : uses.slice(0, 1);
  paragraphs.push([...(worn(about.condition) ? [] : more), measureSentence(about, random)].join(' '));
  if (worn(about.condition)) paragraphs.push(withNoun(random.pick(forRestorers), about.noun));
  if (about.units > 1) {
    paragraphs.push(
      `Vorhanden sind ${numberWord(about.units)} gleiche Stücke; der Preis gilt je Stück. Kleine Unterschiede in Farbton und Maserung sind möglich.`,
    );
  } else if (about.rentable && random.chance(0.5)) {
    paragraphs.push(withNoun(random.pick(rental), about.noun));
  }
  return paragraphs;
}

function worn(condition: Condition): boolean {
  return condition === 'abgenutzt' || condition === 'stark abgenutzt' || condition === 'beschädigt';
}

function vintageLook(about: TextFacts, { origin, decade }: Provenance, random: Random): string {
  const phrase = about.model.what;
  const opening = random.pick([
    `${withArticle(phrase)}, gefertigt in den ${decade}er-Jahren ${origin.where}.`,
    `${phrase}, ${decade}er-Jahre, ${origin.country}.`,
    `Hergestellt in den ${decade}er-Jahren ${origin.where}: ${phrase}.`,
  ]);
  const sentences = [opening, ...materialLines(about, random)];
  if (random.chance(0.6))
    sentences.push(withNoun(random.pick(character(decade, about.facts.family)), about.noun));
  if (random.chance(0.25)) sentences.push('Der Hersteller ist uns nicht bekannt.');
  return sentences.join(' ');
}

function materialLines(about: TextFacts, random: Random): readonly string[] {
  const cautious = worn(about.condition) || about.condition === 'gebraucht';
  const lines = about.model.materials
    .map((material) => materialSentences(material, cautious))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => random.pick(sentences));
  return lines.slice(0, random.int(1, 2));
}

// Of a sun mirror or a shell chair nobody would say that it does without ornament.
const plainFamilies: readonly FurnitureFamily[] = [
  'sideboard',
  'chest',
  'shelf',
  'desk',
  'dining-table',
  'daybed',
];

function character(decade: number, family: FurnitureFamily): readonly string[] {
  if (decade < 1950) {
    return [
      '{Das X} ist solide Tischlerarbeit aus einer Zeit, in der Möbel für Generationen gebaut wurden.',
      'Saubere Verbindungen und massive Rahmen verraten die gute Werkstatt.',
    ];
  }
  if (decade >= 1970) {
    return [
      '{Das X} hat das Selbstbewusstsein jener Jahre, ohne laut zu sein.',
      'Klar im Entwurf und im Alltag unkompliziert.',
    ];
  }
  const lines = [
    'Leicht in der Form und sorgfältig in den Details.',
    '{Das X} steht für die wohnliche Moderne jener Jahre.',
    'Gut gezeichnet und gut gebaut, wie es damals üblich war.',
  ];
  const plain = 'Klare Linien, gute Verhältnisse, kein Zierrat: So sieht gutes Mid-Century-Design aus.';
  return plainFamilies.includes(family) ? [...lines, plain] : lines;
}

function boatLook(about: TextFacts, random: Random): string[] {
  const opening = `${withArticle(about.model.what)}.`;
  const paragraph = [opening, random.pick(boatTimber)].join(' ');
  return random.chance(0.5) ? [paragraph, random.pick(boatMaking)] : [paragraph];
}

function measureSentence(about: TextFacts, random: Random): string {
  const text = measures(about.size, about.round);
  return withNoun(
    random.pick([`Maße: ${text}.`, `Die Maße: ${text}.`, `{Das X} misst ${text}.`]),
    about.noun,
  );
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => [random.next(), item] as const)
    .sort((one, other) => one[0] - other[0])
    .map(([, item]) => item);
}

const forRestorers = [
  '{Das X} braucht eine Aufarbeitung. Wer selbst schleift und leimt, bekommt hier gute Substanz zu einem fairen Preis.',
  'Wir haben {den X} bewusst nicht restauriert und den Preis danach bemessen.',
];

const rental = [
  'Sie können {den X} auch mieten, für einen Tag, eine Woche oder länger.',
  'Für Dreharbeiten, Messen und Veranstaltungen vermieten wir {den X} auch.',
];

const boatTimber = [
  'Das Holz fuhr jahrzehntelang als Fischerboot vor den Inseln Indonesiens; die Farbe auf den Planken ist die der Boote.',
  'Die Planken stammen von ausgedienten Fischerbooten. Sonne und Salz haben die Lackschichten freigelegt, wir haben nichts nachgemalt.',
  'Bootsholz ist dicht, schwer und vom Meer gehärtet. Jede Planke bringt ihre eigenen Farben mit, deshalb gleicht kein Stück dem anderen.',
];

const boatMaking = [
  'Wir nehmen die Planken auseinander, ziehen die Nägel und trocknen das Holz, bevor wir es verleimen. Die Oberfläche wird geschliffen und mit mattem Öl gefestigt.',
  'Die Verbindungen sind verleimt und gedübelt. Farbe und Zeichnung können von der Abbildung abweichen, weil jede Planke anders ist.',
];

const similarVintage = [
  'Ähnliche Stücke',
  'Ähnliche Stücke aus unserer Sammlung',
  'Das könnte Ihnen auch gefallen',
];

const similarBoat = [
  'Mehr aus altem Bootsholz',
  'Weitere Stücke aus der Werkstatt',
  'Ähnliches aus Bootsholz',
];

const vintageStories = [
  'Wir kaufen unsere Möbel einzeln in Berlin und Umgebung an, aus Wohnungen, Nachlässen und Werkstätten. Jedes Stück wird gereinigt, geprüft und, wo nötig, repariert.',
  'Was bei uns steht, hat schon ein Leben hinter sich. Wir erhalten so viel Substanz wie möglich und schreiben offen dazu, was Sie erwartet.',
  'Alle unsere Vintage-Möbel sind Einzelstücke oder kleine Sätze. Ist eines verkauft, kommt es so nicht wieder.',
];

const boatStories = [
  'Aus Booten, die nicht mehr hinausfahren, bauen wir Möbel, die bleiben. Für ein Stück braucht es mehrere Planken und viel Geduld.',
  'Die Farben hat das Meer gemacht, die Möbel machen wir. Neues Holz verwenden wir nur, wo es niemand sieht und alles zusammenhält.',
];

const vintageShop = [
  'Sie können das Stück in unserem Laden an der Frankfurter Allee in Berlin ansehen, montags bis donnerstags und samstags von 9 bis 18 Uhr, ohne Termin.',
  'Wir liefern in Berlin bis in die Wohnung und innerhalb Deutschlands und Europas per Spedition bis zur Bordsteinkante. Abholen können Sie in der Frankfurter Allee.',
];

const boatShop = [
  'Unsere Bootsholzmöbel stehen im Laden an der Revaler Straße in Berlin. Dort können Sie Farben und Oberflächen vergleichen.',
  'Wir liefern in Berlin bis in die Wohnung und innerhalb Deutschlands und Europas per Spedition bis zur Bordsteinkante. Abholen können Sie in der Revaler Straße.',
];

const aboutUs = [
  'WMK ist ein Möbelgeschäft aus Berlin-Friedrichshain. Seit 2014 handeln wir mit Möbeln des 20. Jahrhunderts und mit Möbeln aus altem Bootsholz.',
  'Wir sind ein kleines Team mit einer großen Halle in Friedrichshain: Einkauf, Werkstatt und Verkauf unter einem Dach.',
];
