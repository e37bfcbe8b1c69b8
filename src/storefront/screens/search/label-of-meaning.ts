import * as conditions from '#texts/conditions.ts';
import * as t from '#texts/filters.ts';
import * as lists from '#texts/lists.ts';
import type { SearchPage } from '../../../read-models/index.ts';
import type { AsRead } from '../../as-read.ts';
import { labelOfRange } from '../../features/filters/filter-labels.ts';

/** The meaning of a query's part, in words. */
export function labelOfMeaning(
  meaning: AsRead<SearchPage['understood'][number]['meaning']>,
  makerNames: Readonly<Record<string, string>>,
): string {
  switch (meaning.kind) {
    case 'price':
    case 'width':
    case 'height':
    case 'depth':
      return labelOfRange(meaning.kind, meaning.range);
    case 'decades':
      return meaning.decades.map(t.decade).join(', ');
    case 'material':
      return `${t.choices.materials}: ${t.materials[meaning.material]}`;
    case 'colour':
      return `${t.choices.colours}: ${meaning.word === '' ? t.colours[meaning.colour] : meaning.word}`;
    case 'condition':
      return `${t.choices.conditions}: ${meaning.condition.map((one) => conditions.conditionName[one]).join(', ')}`;
    case 'maker':
      return makerNames[meaning.maker] ?? meaning.maker;
    case 'shop-type':
      return lists.lineName[meaning.shopType];
    case 'rentable':
      return t.rentable;
    case 'available':
      return t.available;
  }
}
