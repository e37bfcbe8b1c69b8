import { describe, expect, test } from 'vitest';
import { columnsAsMarkdown, type Outcome } from '../../../modules/catalogue/index.ts';
import { readOptions } from './import-options.ts';
import { summaryOf } from './outcome.ts';
import { watchImport } from './watch-import.ts';

describe('what was asked for', () => {
  test('all of it', () => {
    const args = [
      'teile.csv',
      '--dry-run',
      '--format',
      'shopify',
      '--rejects=bad.csv',
      '--category',
      'stuehle',
      '--seller=Privat',
    ];
    expect(readOptions(args)).toEqual({
      kind: 'import',
      options: {
        file: 'teile.csv',
        dryRun: true,
        format: 'shopify',
        rejectsFile: 'bad.csv',
        categoryId: 'stuehle',
        sellerKind: 'private',
      },
    });
    expect(readOptions(['teile.csv'])).toMatchObject({ options: { dryRun: false, format: null } });
    expect(readOptions(['--help']).kind).toBe('help');
    expect(readOptions(['--columns']).kind).toBe('columns');
  });

  test.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--format', 'xml']],
    [['a.csv', '--dryrun']],
    [['--rejects']],
    [['a.csv', '--seller', 'Oma']],
  ])('%j is wrong', (args) => {
    expect(readOptions(args).kind).toBe('wrong');
  });

  test('the columns are told', () => {
    expect(columnsAsMarkdown()).toContain('| preis | ja | Verkaufspreis in Euro, brutto | 1.250,00 |');
  });
});

describe('what came of it', () => {
  const run = { place: 'line', dryRun: false, seconds: 12.34 } as const;
  const outcome: Outcome = {
    created: 1200,
    updated: 1,
    unchanged: 4,
    rejected: 0,
    lastLine: 1202,
    ended: null,
  };

  test.each<[Partial<Outcome>, number, string]>([
    [{}, 0, '1.200 Stücke angelegt, 1 aktualisiert, 4 unverändert, 0 abgelehnt, in 12,3 s.'],
    [{ rejected: 3 }, 2, '3 abgelehnt'],
    [{ ended: { by: 'stop' } }, 130, 'Angehalten nach Zeile 1.202. Derselbe Aufruf macht weiter'],
    [{ ended: { by: 'file', error: new Error('kaputt') } }, 2, 'Abgebrochen nach Zeile 1.202: kaputt'],
    [
      { created: 0, updated: 0, unchanged: 0, lastLine: 0, ended: { by: 'shop', error: new Error('voll') } },
      1,
      'Abgebrochen vor der ersten Zeile: voll',
    ],
    [{ created: 0, updated: 0, unchanged: 0, lastLine: 0 }, 1, 'Die Datei enthält keine Stücke.'],
  ])('%j ends with %d', (change, exitCode, text) => {
    const summary = summaryOf({ ...outcome, ...change }, run);
    expect(summary.exitCode).toBe(exitCode);
    expect(summary.lines.join('\n')).toContain(text);
  });

  test('a dry run says what would be', () => {
    const { lines } = summaryOf(outcome, { ...run, dryRun: true });
    expect(lines).toEqual([
      '1.200 Stücke würden angelegt, 1 würden aktualisiert, 4 unverändert, 0 abgelehnt, in 12,3 s.',
    ]);
  });
});

test('without a terminal there are plain lines, and hints once for all', () => {
  const lines: string[] = [];
  let time = 0;
  const screen = watchImport(
    { place: 'line', totalBytes: 200, position: () => 100 },
    { isTerminal: false, write: (text) => void lines.push(text) },
    () => time,
  );
  const problem = { code: 'not-taken-address' } as const;
  const hint = { column: 'bilder', value: 'https://x.example/a.jpg', problem };
  screen.warned({ ...hint, line: 3 });
  screen.warned({ ...hint, line: 9, value: 'https://x.example/b.jpg' });
  const price = { line: 17, column: 'preis', value: '12,x', problem: { code: 'cell-not-a-number' } } as const;
  void screen.rejected({ line: 17, name: 'V-123', problems: [price], rows: [] });
  screen.progress(500, 501);
  time = 6000;
  screen.progress(1000, 1001);
  screen.close();
  expect(lines).toEqual([
    'Zeile 17 (SKU V-123): preis „12,x“ ist keine Zahl\n',
    '50 % gelesen, 1.000 Stücke, Zeile 1001\n',
    'Hinweis: bilder wird nicht übernommen: Bilder von Adressen werden nicht geholt (2 mal, zuerst Zeile 3 „https://x.example/a.jpg“)\n',
  ]);
});
