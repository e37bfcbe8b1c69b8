import { model } from './family.ts';
import type { FamilyFacts } from './family.ts';

/** Desks and tables. */
export const tableFamilies: readonly FamilyFacts[] = [
  {
    family: 'desk',
    line: 'vintage',
    noun: 'Schreibtisch',
    categoryIds: ['vintage-schreibtische'],
    alsoIn: [],
    typicalSize: [135, 66, 75],
    typicalEuros: [490, 1290],
    kilosPerCubicMetre: 62,
    assembly: false,
    uses: [
      'Die Platte reicht für Bildschirm, Tastatur und eine Leuchte.',
      'Auch die Rückseite ist furniert, {das X} darf also frei im Raum stehen.',
      'Die Höhe der Platte passt zu heutigen Bürostühlen.',
    ],
    models: [
      model('Schreibtisch aus Teak mit drei Schubladen und offenem Fach', [125, 62, 74], ['Teak'], 'Braun'),
      model(
        'Schreibtisch aus Nussbaum mit Schubladenkästen auf beiden Seiten',
        [150, 72, 76],
        ['Nussbaum'],
        'Dunkelbraun',
      ),
      model('Schreibtisch aus Eiche mit Linoleumplatte', [140, 70, 76], ['Eiche', 'Linoleum'], 'Hellbraun'),
    ],
  },
  {
    family: 'dining-table',
    line: 'vintage',
    noun: 'Esstisch',
    categoryIds: ['vintage-esstische'],
    alsoIn: ['vintage-gastro-tische'],
    typicalSize: [155, 95, 74],
    typicalEuros: [490, 1390],
    kilosPerCubicMetre: 38,
    assembly: true,
    uses: [
      'An {dem X} sitzt man bequem, auch wenn das Essen länger dauert.',
      '{Das X} ist standfest und wackelt nicht.',
      'Ein Alltagstisch: für das Frühstück, die Hausaufgaben und den Abend mit Freunden.',
    ],
    models: [
      model('Ausziehbarer Esstisch aus Teak mit zwei Einlegeplatten', [140, 90, 74], ['Teak'], 'Braun'),
      model('Runder Esstisch aus Eiche auf konischen Beinen', [115, 115, 73], ['Eiche'], 'Hellbraun'),
      model('Ovaler Esstisch aus Nussbaum', [180, 100, 74], ['Nussbaum'], 'Dunkelbraun'),
      model('Esstisch aus Palisander mit lebhafter Maserung', [170, 95, 73], ['Palisander'], 'Rotbraun'),
    ],
  },
  {
    family: 'coffee-table',
    line: 'vintage',
    noun: 'Couchtisch',
    categoryIds: ['vintage-couchtische'],
    alsoIn: ['vintage-lounge-gastro'],
    typicalSize: [115, 62, 44],
    typicalEuros: [190, 690],
    kilosPerCubicMetre: 68,
    assembly: false,
    uses: [
      '{Das X} hat die richtige Höhe für Kaffeetassen, Zeitungen und hochgelegte Füße.',
      'Vor einem Sofa von gut zwei Metern stimmen die Verhältnisse.',
      'Trotz der Fläche wirkt {das X} leicht, weil der Boden darunter sichtbar bleibt.',
    ],
    models: [
      model('Couchtisch aus Teak mit Zeitungsablage', [130, 55, 48], ['Teak'], 'Braun'),
      model(
        'Nierentisch aus Nussbaum mit Messingspitzen',
        [100, 60, 48],
        ['Nussbaum', 'Messing'],
        'Dunkelbraun',
      ),
      model(
        'Couchtisch aus Chromrohr mit Platte aus Rauchglas',
        [110, 70, 40],
        ['Chrom', 'Rauchglas'],
        'Silber',
      ),
      model('Couchtisch aus Eiche mit gefliester Platte', [135, 52, 44], ['Eiche', 'Keramik'], 'Grün'),
    ],
  },
  {
    family: 'side-table',
    line: 'vintage',
    noun: 'Beistelltisch',
    categoryIds: ['vintage-beistelltische'],
    alsoIn: ['vintage-betten'],
    typicalSize: [47, 41, 54],
    typicalEuros: [120, 390],
    kilosPerCubicMetre: 90,
    assembly: false,
    uses: [
      'Neben Sessel oder Bett hält {das X} Buch, Brille und Glas bereit.',
      '{Das X} ist leicht genug, um mit einer Hand umgestellt zu werden.',
      'Auch im Flur für Schlüssel und Post zu gebrauchen.',
    ],
    models: [
      model('Runder Beistelltisch aus Teak auf drei Beinen', [48, 48, 52], ['Teak'], 'Braun'),
      model('Beistelltisch aus Messing mit Glasplatte', [45, 45, 50], ['Messing', 'Glas'], 'Gold'),
      model('Nachttisch aus Nussbaum mit einer Schublade', [46, 36, 56], ['Nussbaum'], 'Dunkelbraun'),
    ],
  },
];
