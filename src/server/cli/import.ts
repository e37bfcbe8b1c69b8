import { columnsAsMarkdown, takeOver, UnreadableFile } from '../../modules/catalogue/index.ts';
import { readSettings, WrongSettings, type Settings } from '../../platform/config/settings.ts';
import { FolderInUse } from '../../platform/db/embedded/folder-lock.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { openShop } from '../open-shop.ts';
import { helpText, readOptions, type ImportOptions, openSource } from './import/import-options.ts';
import { createRejectsFile, inGerman, summaryOf, wordsOf } from './import/outcome.ts';
import { problemsText, watchImport, type Terminal } from './import/watch-import.ts';

const actor: Actor = { kind: 'system', name: 'import' };

const terminal: Terminal = {
  isTerminal: process.stdout.isTTY && process.stderr.isTTY,
  write: (text) => void process.stdout.write(text),
};
const say = (line: string): void => terminal.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** The first Ctrl-C lets the running batch end; the second one does not wait. */
function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(130);
    complain('\nWird angehalten, sobald der laufende Stapel fertig ist …');
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop.signal;
}

async function importFile(options: ImportOptions, settings: Settings): Promise<number> {
  const startedAt = performance.now();
  const now = new Date();
  const { categoryId, sellerKind } = options;
  const context = { year: now.getFullYear(), categoryId, sellerKind };
  const source = await openSource(options, context);
  say(`${options.file}: ${inGerman(source.title)}${options.dryRun ? ', nur zur Probe' : ''}`);
  for (const note of source.notes) say(inGerman(note));
  const stop = stopOnInterrupt();
  const shop = await openShop(settings, createLog({ level: 'error' }));
  try {
    const rejects =
      options.rejectsFile === null ? null : await createRejectsFile(options.rejectsFile, source);
    const screen = watchImport(source, terminal, () => performance.now());
    const outcome = await takeOver(
      source,
      (batch) => shop.catalogue.importPieces(shop.db, batch, { now, dryRun: options.dryRun, actor }),
      {
        ...screen,
        async rejected(rejection) {
          await screen.rejected(rejection);
          await rejects?.add(rejection.rows, problemsText(rejection.problems));
        },
      },
      stop,
    );
    screen.close();
    await rejects?.close();
    const summary = summaryOf(outcome, {
      place: source.place,
      dryRun: options.dryRun,
      seconds: (performance.now() - startedAt) / 1000,
    });
    for (const line of summary.lines) say(line);
    return summary.exitCode;
  } finally {
    await shop.close();
  }
}

async function main(): Promise<number> {
  const asked = readOptions(process.argv.slice(2));
  switch (asked.kind) {
    case 'help':
      say(helpText);
      return 0;
    case 'columns':
      say(columnsAsMarkdown());
      return 0;
    case 'wrong':
      complain(`${asked.message}\n\n${helpText}`);
      return 1;
    case 'import':
      return importFile(asked.options, readSettings(process.env));
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UnreadableFile) complain(wordsOf(error));
  else if (error instanceof FolderInUse) complain(`Der Shop läuft gerade: ${error.message}`);
  else if (error instanceof WrongSettings) {
    for (const { setting, problem } of error.problems) complain(`setting ${setting}: ${problem}`);
  } else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
