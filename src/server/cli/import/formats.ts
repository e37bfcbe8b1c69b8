// What the catalogue understands of files, by way of one door.
export {
  columnName,
  columnNamed,
  describeColumns,
  missingColumns,
  type Columns,
} from '../../../modules/catalogue/domain/import/columns.ts';
export {
  detectFormat,
  importFormats,
  ownFormat,
  shopifyFormat,
  type ImportFormat,
  type TableFormat,
} from '../../../modules/catalogue/domain/import/formats.ts';
export {
  remarkText,
  type Mapped,
  type MapContext,
  type Remark,
  type RowGroup,
  type SourceRow,
} from '../../../modules/catalogue/domain/import/mapped.ts';
export { mapMuseum } from '../../../modules/catalogue/domain/import/museum.ts';
