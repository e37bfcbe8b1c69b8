// What the catalogue understands of files, by way of one door.
export {
  columnsAsMarkdown,
  importFormats,
  type ImportFormat,
  type TableFormat,
} from '../../../modules/catalogue/domain/import/formats.ts';
export { problemColumn, readHeadings } from '../../../modules/catalogue/domain/import/headings.ts';
export {
  remarkText,
  type Mapped,
  type MapContext,
  type SourceRow,
} from '../../../modules/catalogue/domain/import/mapped.ts';
export { mapMuseum } from '../../../modules/catalogue/domain/import/museum.ts';
