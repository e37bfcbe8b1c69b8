/** One measured number, and what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
  /** What helps to judge the number: its spread, or what it is made of. */
  readonly note?: string;
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === undefined) return null;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

/** The middle one; NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `percent` of all do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/** A section as lines for a terminal. */
export function tableOf({ title, figures }: Section): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${rounded(figure.value)} ${figure.unit}`.trim(),
    goalText(figure.goal),
    { true: 'met', false: 'MISSED', null: '' }[`${isMet(figure)}`],
    figure.note ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 1 ? cell.padStart(width) : cell.padEnd(width);
    }),
  );
  return [title, ...lines.map((cells) => `  ${cells.join('  ').trimEnd()}`)].join('\n');
}

function goalText(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

/** Three digits that count are more than any of these numbers is exact to. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
