import type { ImportSource } from './candidate.ts';
import { examineFile } from './file-encoding.ts';
import type { MapContext } from '../../../modules/catalogue/index.ts';
import type { ImportOptions } from './import-options.ts';
import { openMuseumSource } from './museum-source.ts';
import { openTableSource } from './table-source.ts';

/**
 * Opens a file in the format that was asked for, or that it shows.
 * @throws UnreadableFile
 */
export async function openSource(
  { file, format }: Pick<ImportOptions, 'file' | 'format'>,
  context: MapContext,
): Promise<ImportSource> {
  const nature = await examineFile(file);
  // No heading of a table begins like this.
  const json = /^\s*[[{]/.test(nature.head);
  if (format === 'museum' || (format === null && json)) return openMuseumSource(file, nature, context);
  return openTableSource(file, nature, format, context);
}
