import { expect, test } from 'vitest';
import { shapeOf, type Shape } from './shape-of.server.ts';

test.each<[string, Shape]>([
  ['Runder Beistelltisch aus Teak auf drei Beinen', 'table'],
  ['Couchtisch aus Teak in Surfbrettform mit Zeitungsablage', 'table'],
  ['Schreibtisch aus Teak mit sechs Schubladen', 'desk'],
  ['Tischlampe mit Opalglasschirm', 'table-lamp'],
  ['Mid-Century-Stehlampe auf drei Beinen', 'floor-lamp'],
  ['Pendelleuchte mit rostroter Metallkuppel', 'pendant-lamp'],
  ['Wandspiegel aus altem Bootsholz', 'mirror'],
  ['Runder Wandspiegel in einem Rahmen aus Teak', 'round-mirror'],
  ['Freischwinger aus verchromtem Stahlrohr mit Sitz und Lehne', 'chair'],
  ['Muschelsessel aus waldgrünem Samt', 'armchair'],
  ['Zweitüriger Kleiderschrank aus Nussbaum', 'cabinet'],
  ['Niedriges Sideboard aus Teak', 'sideboard'],
  ['Lattenbank aus heller Eiche', 'bench'],
  ['Dreibeiniger Hocker aus massiver Eiche', 'bench'],
  ['Daybed aus Teak mit salbeigrüner Auflage', 'bed'],
  ['Leiterregal mit Böden aus Teak', 'shelf'],
  ['Barwagen aus Messingrohr', 'trolley'],
  ['Schwedische Kommode aus Teak', 'chest'],
  ['Stühle, passend zum Esstisch', 'chair'],
])('%s is drawn as a %s', (title, shape) => {
  expect(shapeOf([title])).toBe(shape);
});

test('a title without a noun that we know is drawn by its category, or as a box', () => {
  expect(shapeOf(['Modell 1962', 'Esstische'])).toBe('table');
  expect(shapeOf(['Modell 1962', 'Verschiedenes'])).toBe('box');
});
