import {
  examineFile,
  fileOnDisk,
  openTableSource,
  type ImportSource,
  type MapContext,
} from '../../../modules/catalogue/index.ts';
import type { ImportOptions } from './import-options.ts';
import { openMuseumSource } from './museum-source.ts';

/**
 * Opens a file in the format that was asked for, or that it shows.
 * @throws UnreadableFile
 */
export async function openSource(
  { file: path, format }: Pick<ImportOptions, 'file' | 'format'>,
  context: MapContext,
): Promise<ImportSource> {
  const file = await fileOnDisk(path);
  const nature = await examineFile(file);
  // No heading of a table begins like this.
  const json = /^\s*[[{]/.test(nature.head);
  if (format === 'museum' || (format === null && json)) return openMuseumSource(path, nature, context);
  return openTableSource(file, nature, format, context);
}
