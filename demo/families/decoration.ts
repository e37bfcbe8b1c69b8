import { model } from './family.ts';
import type { FamilyFacts } from './family.ts';

/** Mirrors, trolleys and plant stands. */
export const decorationFamilies: readonly FamilyFacts[] = [
  {
    family: 'mirror',
    line: 'vintage',
    noun: 'Spiegel',
    categoryIds: ['vintage-spiegel'],
    alsoIn: [],
    typicalSize: [66, 6, 82],
    typicalEuros: [110, 390],
    kilosPerCubicMetre: 280,
    assembly: false,
    uses: [
      'Im Flur, im Bad oder über der Kommode bringt {das X} Licht in den Raum.',
      'Auf der Rückseite sitzt eine feste Aufhängung.',
    ],
    models: [
      model('Runder Wandspiegel mit Rahmen aus Teak', [70, 5, 70], ['Teak', 'Spiegelglas'], 'Braun'),
      model('Sonnenspiegel aus Messing', [80, 5, 80], ['Messing', 'Spiegelglas'], 'Gold'),
      model(
        'Wandspiegel aus Nussbaum mit schmaler Ablage',
        [50, 12, 84],
        ['Nussbaum', 'Spiegelglas'],
        'Dunkelbraun',
      ),
    ],
  },
  {
    family: 'bar-trolley',
    line: 'vintage',
    noun: 'Barwagen',
    categoryIds: ['vintage-barwagen'],
    alsoIn: ['vintage-lounge-gastro', 'vintage-aufbewahrung-kueche'],
    typicalSize: [79, 43, 78],
    typicalEuros: [190, 520],
    kilosPerCubicMetre: 62,
    assembly: false,
    uses: [
      'Die Rollen laufen leicht, {das X} folgt auf Wunsch bis auf den Balkon.',
      'Für Flaschen und Gläser, für Zimmerpflanzen oder als Kaffeestation.',
    ],
    models: [
      model('Barwagen aus Messing mit zwei Glasböden', [80, 42, 78], ['Messing', 'Glas'], 'Gold'),
      model('Servierwagen aus Teak mit abnehmbarem Tablett', [76, 44, 72], ['Teak'], 'Braun'),
    ],
  },
  {
    family: 'plant-stand',
    line: 'vintage',
    noun: 'Pflanzenständer',
    categoryIds: ['vintage-pflanzenstaender'],
    alsoIn: [],
    typicalSize: [48, 32, 50],
    typicalEuros: [70, 220],
    kilosPerCubicMetre: 75,
    assembly: false,
    uses: [
      'Vor dem Fenster bringt {das X} Pflanzen auf die richtige Höhe.',
      'Pflanzen auf den Bildern sind Dekoration und gehören nicht zum Angebot.',
    ],
    models: [
      model('Blumenbank aus Nussbaum auf schrägen Beinen', [78, 26, 42], ['Nussbaum'], 'Dunkelbraun'),
      model('Pflanzenständer aus Messingdraht', [34, 34, 62], ['Messing'], 'Gold'),
      model('Pflanzenständer aus Teak auf drei Beinen', [34, 34, 48], ['Teak'], 'Braun'),
    ],
  },
];
