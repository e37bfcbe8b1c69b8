import * as conditions from '#texts/pieces.ts';
import * as t from '#texts/search.ts';
import * as lists from '#texts/lists.ts';
import {
  choiceNames,
  inFieldUnit,
  rangeNames,
  type ChoiceName,
  type PieceFilters,
  type RangeName,
  type Range,
} from '../../../shared/pieces/piece-filters.ts';

export function labelOfRange(name: RangeName, { from, to }: Range): string {
  const shown = (value: number | null): number | null => (value === null ? null : inFieldUnit(name, value));
  return t.rangeLabel(name, shown(from), shown(to));
}

/** A filter's value in words. An unknown maker is shown as in the address. */
export function labelOfChoice(
  kind: ChoiceName,
  value: string,
  makerNames: Readonly<Record<string, string>>,
): string {
  const words: Readonly<Record<ChoiceName, Readonly<Record<string, string>>>> = {
    materials: t.materials,
    colours: t.colours,
    decades: { [value]: t.decade(Number(value)) },
    makers: makerNames,
    conditions: conditions.conditionName,
    shopTypes: lists.lineName,
  };
  return words[kind][value] ?? value;
}

/** One active filter, and the state without it. */
export interface SetFilter {
  readonly label: string;
  readonly without: PieceFilters;
}

/** All active filters, each value by itself. */
export function setFilters(
  filters: PieceFilters,
  makerNames: Readonly<Record<string, string>>,
): readonly SetFilter[] {
  return [
    ...rangeNames.flatMap((name): SetFilter[] => {
      const range = filters[name];
      return range === null
        ? []
        : [{ label: labelOfRange(name, range), without: { ...filters, [name]: null } }];
    }),
    ...choiceNames.flatMap((kind) =>
      filters[kind].map((value): SetFilter => ({
        label: labelOfChoice(kind, String(value), makerNames),
        without: {
          ...filters,
          [kind]: (filters[kind] as readonly unknown[]).filter((other) => other !== value),
        },
      })),
    ),
    ...(filters.rentable ? [{ label: t.rentable, without: { ...filters, rentable: false } }] : []),
    ...(filters.available ? [{ label: t.available, without: { ...filters, available: false } }] : []),
  ];
}
