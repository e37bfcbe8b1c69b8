import { openMuseumSource } from '../../../../demo/museum/museum-source.ts';
import {
  examineFile,
  fileOnDisk,
  openTableSource,
  type ImportSource,
  type MapContext,
} from '../../../modules/catalogue/index.ts';
import type { ImportOptions } from './import-options.ts';

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
