import type { Outcome } from '../../../modules/catalogue/index.ts';

export interface Summary {
  readonly lines: readonly string[];
  /** 0: everything imported; 2: some rows were rejected or not reached; 130: stopped; 1: nothing could be done. */
  readonly exitCode: number;
}

/** The outcome of an import, in words and as an exit code. */
export function summaryOf(
  outcome: Outcome,
  run: { readonly place: string; readonly dryRun: boolean; readonly seconds: number },
): Summary {
  const { created, updated, unchanged, rejected, lastLine, ended } = outcome;
  const number = (count: number): string => count.toLocaleString('de-DE');
  const seconds = run.seconds.toLocaleString('de-DE', { maximumFractionDigits: 1 });
  const [made, changed] = run.dryRun
    ? ['würden angelegt', 'würden aktualisiert']
    : ['angelegt', 'aktualisiert'];
  const lines = [
    `${number(created)} ${created === 1 ? 'Stück' : 'Stücke'} ${made}, ${number(updated)} ${changed}, ${number(unchanged)} unverändert, ${number(rejected)} abgelehnt, in ${seconds} s.`,
  ];
  const reached = lastLine === 0 ? 'vor der ersten Zeile' : `nach ${run.place} ${number(lastLine)}`;
  const again = run.dryRun ? '' : ' Derselbe Aufruf macht weiter: was schon da ist, wird aktualisiert.';
  if (ended?.by === 'stop') lines.push(`Angehalten ${reached}.${again}`);
  else if (ended !== null) lines.push(`Abgebrochen ${reached}: ${ended.error.message}`);
  const nothing = created + updated + unchanged + rejected === 0;
  if (nothing && ended === null) lines.push('Die Datei enthält keine Stücke.');
  if (ended?.by === 'stop') return { lines, exitCode: 130 };
  if (nothing) return { lines, exitCode: 1 };
  return { lines, exitCode: rejected > 0 || ended !== null ? 2 : 0 };
}
