import { number } from './figures.ts';
import type { pieces as german } from '../de/pieces.ts';
import type { Translated } from '../message.ts';

/** What the back office is told of pieces and categories. */
export const pieces: Translated<typeof german> = {
  'number-missing': 'Please enter a number',
  'year-out-of-range': 'Please enter a year from 1000 to 2100',
  'stock-out-of-range': 'Please enter a number from 0 to 10,000',
  'pictures-too-many': ({ maximum }) => `At most ${number(maximum)} pictures`,
  'variants-too-many': ({ maximum }) => `At most ${number(maximum)} versions`,
  'title-missing': 'Please enter a title',
  'whole-percent-needed': 'Please enter whole per cent',
  'block-reason-missing': 'Please give a reason',
  'block-ends-in-past': 'The end must be in the future',
  'file-missing': 'A file is missing.',
  'category-name-taken': 'There is a category with this name already',
  'picture-not-ready': 'This picture is not ready yet',
  'some-picture-not-ready': 'A picture is not ready yet',
  'categories-of-another-line': 'One of these categories does not exist in this line',
};
