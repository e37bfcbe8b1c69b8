import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { InvoiceContent } from '../domain/invoice.ts';

/** Dependencies of the use cases of invoicing. */
export interface InvoicingDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly files: Pick<FileStore, 'put' | 'get' | 'delete'>;
  /** The PDF with the e-invoice inside. */
  readonly makeDocument: (content: InvoiceContent) => Promise<Uint8Array>;
}
