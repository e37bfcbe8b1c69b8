import { number } from './figures.ts';

/** What the back office is told of pieces and categories. */
export const pieces = {
  'number-missing': 'Bitte geben Sie eine Zahl ein',
  'year-out-of-range': 'Bitte geben Sie ein Jahr von 1000 bis 2100 ein',
  'stock-out-of-range': 'Bitte geben Sie eine Anzahl von 0 bis 10.000 ein',
  'pictures-too-many': ({ maximum }: { readonly maximum: number }) => `Höchstens ${number(maximum)} Bilder`,
  'variants-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Höchstens ${number(maximum)} Varianten`,
  'title-missing': 'Bitte geben Sie einen Titel ein',
  'whole-percent-needed': 'Bitte geben Sie ganze Prozent ein',
  'block-reason-missing': 'Bitte geben Sie einen Grund an',
  'block-ends-in-past': 'Das Ende muss in der Zukunft liegen',
  'file-missing': 'Es fehlt eine Datei.',
  'category-name-taken': 'Eine Kategorie mit diesem Namen gibt es schon',
  'picture-not-ready': 'Dieses Bild ist noch nicht fertig',
  'some-picture-not-ready': 'Ein Bild ist noch nicht fertig',
  'categories-of-another-line': 'Eine dieser Kategorien gibt es in dieser Linie nicht',
};
