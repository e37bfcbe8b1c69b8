import { model } from './family.ts';
import type { FamilyFacts } from './family.ts';

const lampUses = [
  'Das Licht ist warm und blendet nicht.',
  'Kabel und Stecker sind erneuert, die Fassung nimmt übliche E27-Leuchtmittel auf.',
];

/** Sofas, beds and lamps. */
export const restAndLightFamilies: readonly FamilyFacts[] = [
  {
    family: 'sofa',
    line: 'vintage',
    noun: 'Sofa',
    categoryIds: ['vintage-sofas'],
    alsoIn: ['vintage-lounge-gastro'],
    typicalSize: [175, 83, 79],
    typicalEuros: [790, 1990],
    kilosPerCubicMetre: 42,
    assembly: false,
    uses: [
      'Die Polsterung ist fest genug zum Sitzen und weich genug für den Mittagsschlaf.',
      'Mit den schlanken Beinen wirkt {das X} auch in kleinen Zimmern nicht schwer.',
    ],
    models: [
      model('Dreisitzer-Sofa aus cognacfarbenem Leder', [200, 84, 78], ['Leder', 'Palisander'], 'Cognac'),
      model('Zweisitzer-Sofa aus grünem Samt auf Beinen aus Buche', [145, 80, 80], ['Samt', 'Buche'], 'Grün'),
      model(
        'Dreisitzer-Sofa mit Gestell aus Teak und grauen Kissen',
        [188, 80, 78],
        ['Teak', 'Wolle'],
        'Grau',
      ),
    ],
  },
  {
    family: 'daybed',
    line: 'vintage',
    noun: 'Daybed',
    categoryIds: ['vintage-daybeds'],
    alsoIn: ['vintage-sofas'],
    typicalSize: [198, 82, 60],
    typicalEuros: [590, 1390],
    kilosPerCubicMetre: 42,
    assembly: true,
    uses: [
      'Tagsüber Sitzbank, abends Sofa, für Gäste ein Bett.',
      'Die Auflage liegt lose auf und lässt sich neu beziehen.',
    ],
    models: [
      model('Daybed aus Teak mit Nackenrolle', [195, 80, 62], ['Teak', 'Leinen'], 'Beige'),
      model('Daybed aus Eiche mit Lederauflage', [198, 84, 44], ['Eiche', 'Leder'], 'Cognac'),
    ],
  },
  {
    family: 'bed',
    line: 'vintage',
    noun: 'Bett',
    categoryIds: ['vintage-betten'],
    alsoIn: [],
    typicalSize: [170, 213, 97],
    typicalEuros: [590, 1290],
    kilosPerCubicMetre: 20,
    assembly: true,
    uses: [
      '{Das X} nimmt heutige Lattenroste auf; Rost und Matratze gehören nicht zum Angebot.',
      'Kopfteil, Seiten und Fußteil lassen sich ohne Werkzeugkunst auseinandernehmen.',
    ],
    models: [
      model(
        'Doppelbett aus Teak mit Kopfteil aus Wiener Geflecht',
        [180, 214, 92],
        ['Teak', 'Wiener Geflecht'],
        'Braun',
      ),
      model('Bett aus Nussbaum mit geschwungenem Kopfteil', [150, 210, 100], ['Nussbaum'], 'Dunkelbraun'),
    ],
  },
  {
    family: 'floor-lamp',
    line: 'vintage',
    noun: 'Stehlampe',
    categoryIds: ['vintage-stehlampen'],
    alsoIn: ['vintage-leuchten-gastro'],
    typicalSize: [60, 38, 160],
    typicalEuros: [190, 590],
    kilosPerCubicMetre: 26,
    assembly: false,
    uses: [...lampUses, 'Neben dem Sessel ersetzt {das X} die Deckenlampe.'],
    models: [
      model('Stehlampe aus Teak mit Leinenschirm', [48, 48, 152], ['Teak', 'Leinen'], 'Braun'),
      model('Bogenlampe aus Chrom mit Marmorfuß', [115, 34, 195], ['Chrom', 'Marmor'], 'Silber'),
      model('Leselampe aus Messing mit schwenkbarem Schirm', [50, 28, 140], ['Messing'], 'Gold'),
    ],
  },
  {
    family: 'table-lamp',
    line: 'vintage',
    noun: 'Tischlampe',
    categoryIds: ['vintage-tischlampen'],
    alsoIn: ['vintage-leuchten-gastro'],
    typicalSize: [34, 34, 47],
    typicalEuros: [90, 340],
    kilosPerCubicMetre: 75,
    assembly: false,
    uses: [...lampUses, 'Auf dem Sideboard oder der Fensterbank macht {das X} den Abend gemütlich.'],
    models: [
      model('Tischlampe aus Keramik mit Stoffschirm', [34, 34, 52], ['Keramik', 'Leinen'], 'Petrol'),
      model('Pilzlampe aus Opalglas', [40, 40, 44], ['Opalglas'], 'Weiß'),
      model('Tischlampe aus Messing mit schwarzem Schirm', [26, 26, 46], ['Messing', 'Metall'], 'Schwarz'),
    ],
  },
  {
    family: 'pendant-lamp',
    line: 'vintage',
    noun: 'Pendelleuchte',
    categoryIds: ['vintage-pendelleuchten'],
    alsoIn: ['vintage-leuchten-gastro'],
    typicalSize: [45, 45, 34],
    typicalEuros: [120, 420],
    kilosPerCubicMetre: 45,
    assembly: false,
    uses: [...lampUses, 'Über dem Esstisch hängt {das X} am besten etwa 60\u00a0cm über der Platte.'],
    models: [
      model('Pendelleuchte mit orange lackiertem Metallschirm', [45, 45, 30], ['Metall'], 'Orange'),
      model('Kugelleuchte aus Opalglas', [35, 35, 35], ['Opalglas', 'Messing'], 'Weiß'),
      model('Pendelleuchte aus Messing mit gelochtem Schirm', [40, 40, 32], ['Messing'], 'Gold'),
    ],
  },
];
