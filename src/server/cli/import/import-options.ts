import { parseArgs } from 'node:util';
import {
  tableFormatNames,
  examineFile,
  fileOnDisk,
  openTableSource,
  readSeller,
  type ImportSource,
  type MapContext,
} from '../../../modules/catalogue/index.ts';
import { inGerman } from './outcome.ts';
import { openMuseumSource } from '../../../../demo/museum/museum-source.ts';

const formats = [...tableFormatNames, 'museum'] as const;

export interface ImportOptions {
  readonly file: string;
  readonly dryRun: boolean;
  /** Null: detected from the file. */
  readonly format: (typeof formats)[number] | null;
  readonly rejectsFile: string | null;
  readonly categoryId: string | null;
  readonly sellerKind: MapContext['sellerKind'];
}

type Asked =
  | { readonly kind: 'import'; readonly options: ImportOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'columns' }
  | { readonly kind: 'wrong'; readonly message: string };

const names = {
  'dry-run': { type: 'boolean', default: false },
  format: { type: 'string' },
  rejects: { type: 'string' },
  category: { type: 'string' },
  seller: { type: 'string' },
  columns: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** @param args the command's arguments: `process.argv.slice(2)` */
export function readOptions(args: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: names, allowPositionals: true });
    if (values.help) return { kind: 'help' };
    if (values.columns) return { kind: 'columns' };
    const [file, ...more] = positionals;
    if (file === undefined) return { kind: 'wrong', message: 'Es fehlt der Name der Datei.' };
    if (more.length > 0) return { kind: 'wrong', message: 'Bitte nur eine Datei auf einmal.' };
    const format = formats.find((name) => name === values.format);
    if (values.format !== undefined && format === undefined) {
      return {
        kind: 'wrong',
        message: `--format kennt ${formats.join(', ')}, nicht „${values.format}“.`,
      };
    }
    const seller = values.seller === undefined ? null : readSeller(values.seller);
    if (seller?.ok === false) {
      return { kind: 'wrong', message: `--seller „${values.seller}“ ${inGerman(seller.problem)}.` };
    }
    return {
      kind: 'import',
      options: {
        file,
        dryRun: values['dry-run'],
        format: format ?? null,
        rejectsFile: values.rejects ?? null,
        categoryId: values.category ?? null,
        sellerKind: seller?.value ?? null,
      },
    };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}

export const helpText = `npm run import -- DATEI [--dry-run] [--format own|shopify|museum] [--rejects DATEI] [--category KENNUNG] [--seller WORT]

Nimmt Möbelstücke aus einer Datei in den Shop auf; eine schon vorhandene SKU wird aktualisiert.
  --dry-run    prüft alles und schreibt nichts
  --format     own: unsere Tabelle, shopify: Shopifys Produkttabelle, museum: JSON des Carnegie Museum of Art;
               ohne Angabe entscheidet die Kopfzeile
  --rejects    schreibt die abgelehnten Zeilen als CSV, mit der Spalte problem
  --category   Kategorie für Zeilen unserer Tabelle, die keine nennen, und für alle Zeilen der anderen Formate
  --seller     von wem gekauft, für Zeilen mit Einkaufspreis ohne Angabe: privat, differenzhändler, unternehmen, eigene herstellung
  --columns    zeigt die Spalten
Beendet mit 0, wenn alles übernommen ist, mit 2, wenn etwas abgelehnt wurde, mit 130 nach Strg-C, sonst mit 1.`;

/**
 * Opens a file in the requested format, or else in the detected one.
 * @throws UnreadableFile
 */
export async function openSource(
  { file: path, format }: Pick<ImportOptions, 'file' | 'format'>,
  context: MapContext,
): Promise<ImportSource> {
  const file = await fileOnDisk(path);
  const nature = await examineFile(file);
  // No table's first heading begins like this.
  const json = /^\s*[[{]/.test(nature.head);
  if (format === 'museum' || (format === null && json)) return openMuseumSource(path, nature, context);
  return openTableSource(file, nature, format, context);
}
