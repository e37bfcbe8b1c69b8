import { writeAudit } from '../../../../platform/audit/audit.ts';
import type { Message } from '../../../../shared/messages/message.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { StaffActor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { firstLetters } from '../../../../shared/text/typed-text.ts';
import { columnNamed } from '../../domain/import/columns.ts';
import { detectFormat, tableFormats } from '../../domain/import/formats.ts';
import { addImport } from '../../infrastructure/stored-imports.ts';
import { examineFile } from '../../infrastructure/table-file/file-encoding.ts';
import { type ImportFile, UnreadableFile, storedFile } from '../../infrastructure/table-file/import-file.ts';
import { openTable } from '../../infrastructure/table-file/read-table.ts';
import { saysBoatWood } from '../../../../shared/pieces/shop-type.ts';
import type { FileImportDependencies } from './imports-dependencies.ts';

const previewRows = 5;
/** With rows that are the first of their column to say boat-wood. */
const maxPreviewRows = 10;
const maxColumns = 300;
const longestPreview = 200;

/** The file cannot be read at all. */
interface Unreadable {
  readonly code: 'unreadable';
  readonly problem: Message;
}

/**
 * Receives a table file from staff, and guesses from its headings what its columns are. Nothing is imported yet.
 * @throws RightMissing without `catalogue:write`
 */
export async function receiveImport(
  deps: FileImportDependencies,
  sent: { readonly name: string; readonly bytes: Uint8Array },
  actor: StaffActor,
): Promise<Result<{ readonly id: string }, Unreadable>> {
  requireRight(actor, 'catalogue:write');
  const { db, files, newId } = deps;
  const id = newId();
  const fileName = nameOf(sent.name);
  const fileKey = `imports/${id}.csv`;
  await files.put(fileKey, sent.bytes);
  try {
    const file = storedFile(files, fileKey, fileName, sent.bytes.length);
    const { encoding, delimiter, headings, preview } = await beginningOf(file);
    const format = detectFormat(headings) ?? tableFormats.own;
    const now = deps.now();
    await db.transaction(async (tx) => {
      await addImport(tx, {
        id,
        file_name: fileName,
        file_key: fileKey,
        bytes: sent.bytes.length,
        encoding,
        delimiter,
        headings,
        preview,
        format: format.name,
        columns: guessed(headings, (heading) => columnNamed(format.columns, heading)),
        category_id: null,
        state: 'mapping',
        run_id: null,
        staff: { id: actor.id, name: actor.name, role: actor.role },
        created_at: now,
        changed_at: now,
        problem: null,
        failure: null,
      });
      const after = { fileName, bytes: sent.bytes.length };
      await writeAudit(
        tx,
        actor,
        { action: 'create', entity: 'imports', entityId: id, before: null, after },
        now,
      );
    });
    return ok({ id });
  } catch (error) {
    await files.delete(fileKey);
    if (error instanceof UnreadableFile) return fail({ code: 'unreadable', problem: error.problem });
    throw error;
  }
}

/** The browser's name for the file, without folders and without characters that no terminal or page should show. */
function nameOf(sent: string): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').normalize('NFC').trim();
  return firstLetters(name === '' ? 'import.csv' : name, 200);
}

async function beginningOf(file: ImportFile) {
  const nature = await examineFile(file);
  if (/^\s*[[{<]/.test(nature.head))
    throw new UnreadableFile({ code: 'file-not-csv', params: { name: file.name } });
  const { headings, delimiter, records } = await openTable(file, nature);
  const preview: string[][] = [];
  try {
    if (headings.length > maxColumns) {
      const params = { columns: headings.length, most: maxColumns };
      throw new UnreadableFile({ code: 'columns-too-many', params });
    }
    const boatWood = new Set<number>();
    for await (const { values } of records) {
      if (values.every((value) => value.trim() === '')) continue;
      const says = values.flatMap((value, place) => (saysBoatWood(value) ? [place] : []));
      // Boat-wood needs columns that vintage pieces do not: the mapping learns of it, however far down the first one is.
      if (preview.length >= previewRows && says.every((place) => boatWood.has(place))) continue;
      for (const place of says) boatWood.add(place);
      preview.push(headings.map((_, place) => [...(values[place] ?? '')].slice(0, longestPreview).join('')));
      if (preview.length === maxPreviewRows) break;
    }
  } catch (error) {
    // Rows before a broken place in the file are good; the dry run reports the place.
    if (preview.length === 0 || !(error instanceof UnreadableFile)) throw error;
  } finally {
    await records.return();
  }
  if (preview.length === 0)
    throw new UnreadableFile({ code: 'file-without-rows', params: { name: file.name } });
  return { encoding: nature.encoding, delimiter, headings, preview };
}

/** The first heading that names a column is that column; a second one is ignored. */
function guessed(headings: readonly string[], nameOfHeading: (heading: string) => string | null) {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = nameOfHeading(heading);
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}
