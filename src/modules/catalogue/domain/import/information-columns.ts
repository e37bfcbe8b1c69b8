import { unitStates, unitStateWords, type UnitCount } from '../unit-count.ts';
import { columnName } from './columns.ts';

const counts = {
  free: 'davon_verfuegbar',
  held: 'davon_reserviert',
  rented: 'davon_vermietet',
  blocked: 'davon_gesperrt',
  sold: 'davon_verkauft',
} as const;

/** Columns that an export adds for people to read. They change with orders and rentals, so an import ignores them. */
export const informationHeadings = [
  'verfuegbarkeit',
  ...unitStates.map((state) => counts[state]),
] as const satisfies readonly string[];

const names: ReadonlySet<string> = new Set(informationHeadings);

export function isForInformation(heading: string): boolean {
  return names.has(columnName(heading));
}

/** Their contents, in the same order. */
export function informationCells(units: UnitCount | null): string[] {
  const foremost = unitStates.find((state) => (units?.[state] ?? 0) > 0);
  return [
    foremost === undefined ? 'kein Bestand' : unitStateWords[foremost],
    ...unitStates.map((state) => String(units?.[state] ?? 0)),
  ];
}
