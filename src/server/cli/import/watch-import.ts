import cliProgress from 'cli-progress';
import {
  headingText,
  problemText,
  remarkText,
  type ImportSource,
  type Rejection,
  type Remark,
  type Watcher,
} from '../../../modules/catalogue/index.ts';
import { inGerman, placeWords } from './outcome.ts';

/** An output for lines, and whether a person is watching it. */
export interface Terminal {
  readonly isTerminal: boolean;
  write(text: string): void;
}

export interface Screen extends Watcher {
  /** Removes the bar and lists what could not be imported of the accepted pieces. */
  close(): void;
}

interface Seen {
  count: number;
  readonly first: Remark;
}

const plainLineEveryMs = 5_000;

/**
 * Shows the progress of an import: a bar for people, a line now and then for logs, and a line for each rejected row.
 */
export function watchImport(
  source: Pick<ImportSource, 'place' | 'totalBytes' | 'position'>,
  terminal: Terminal,
  now: () => number,
): Screen {
  const bars = terminal.isTerminal
    ? new cliProgress.MultiBar(
        {
          format: '{bar} {percentage} % | {pieces} Stücke | {place} {line} | noch {eta_formatted}',
          hideCursor: true,
        },
        cliProgress.Presets.shades_classic,
      )
    : null;
  const place = placeWords[source.place];
  const bar = bars?.create(source.totalBytes, 0, { pieces: 0, place, line: 0 });
  const say = (line: string): void => {
    if (bars === null) terminal.write(`${line}\n`);
    else bars.log(`${line}\n`);
  };
  const seen = new Map<string, Seen>();
  let saidAt = now();
  return {
    rejected: (rejection) => say(rejectionText(rejection, place)),
    warned(warning) {
      // Thousands of pictures given by address are one thing to report, not thousands.
      const key = `${headingText(warning, inGerman)} ${problemText(warning, inGerman)}`;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { count: 1, first: warning });
      else known.count += 1;
    },
    progress(done, line) {
      bar?.update(Math.min(source.position(), source.totalBytes), { pieces: done, line });
      if (bars !== null || now() - saidAt < plainLineEveryMs) return;
      saidAt = now();
      const percent = Math.floor((source.position() / source.totalBytes) * 100);
      say(`${percent} % gelesen, ${done.toLocaleString('de-DE')} Stücke, ${place} ${line}`);
    },
    close() {
      bars?.stop();
      for (const [said, { count, first }] of seen) {
        const value = first.value === '' ? '' : ` „${first.value}“`;
        terminal.write(`Hinweis: ${said} (${count} mal, zuerst ${place} ${first.line}${value})\n`);
      }
    },
  };
}

/** 'Zeile 17 (SKU V-123): preis „12,x“ ist keine Zahl' */
function rejectionText({ line, name, problems }: Rejection, place: string): string {
  return `${place} ${line}${name === '' ? '' : ` (SKU ${name})`}: ${problemsText(problems)}`;
}

export const problemsText = (problems: readonly Remark[]): string =>
  problems.map((problem) => remarkText(problem, inGerman)).join('; ');
