import type { Db, Tx } from '../../../platform/db/db.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { StoredFile } from '../../../platform/files/file-store.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { requireRight, mayOpenRestricted } from '../../../shared/staff/staff-rights.ts';
import { type InvoiceKind, parseInvoiceNumber } from '../domain/invoice.ts';
import {
  listInvoices,
  type InvoiceFilter,
  type InvoiceSort,
  type InvoiceSummary,
  invoiceOfNumber,
  invoicesOf,
  type StoredInvoice,
} from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { fileNameOf } from './make-document.ts';

/** A document in the list of an order's documents. */
export interface IssuedInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** A credit note that takes back a whole invoice (Stornorechnung). */
  readonly isCancellation: boolean;
  /** A day in Berlin, as '2028-02-29'. */
  readonly issuedOn: string;
  readonly grossCents: Cents;
  /** Whether its PDF has been made, which takes a moment. */
  readonly isMade: boolean;
}

export interface InvoiceFile extends StoredFile {
  /** 'Rechnung 2028-00001.pdf' */
  readonly name: string;
}

/** The documents of a reference, oldest first. */
export async function issuedFor(handle: Db | Tx, reference: string): Promise<IssuedInvoice[]> {
  return (await invoicesOf(handle, reference)).map(({ content, fileKey }) => ({
    number: content.number,
    kind: content.kind,
    isCancellation: content.isCancellation === true,
    issuedOn: content.issuedOn,
    grossCents: content.grossCents,
    isMade: fileKey !== null,
  }));
}

/** The PDF of one of a reference's documents; null if there is none, or not yet. */
export async function invoiceFile(
  { db, files }: Pick<InvoicingDependencies, 'db' | 'files'>,
  reference: string,
  number: string,
): Promise<InvoiceFile | null> {
  const found = (await invoicesOf(db, reference)).find(({ content }) => content.number === number);
  return found === undefined ? null : open(files, found);
}

/**
 * All documents for staff, as a page of a list.
 * @throws RightMissing without `persons:read`, because documents name their recipients
 */
export async function listForStaff(
  { db }: Pick<InvoicingDependencies, 'db'>,
  listQuery: ListQuery<InvoiceSort>,
  filter: InvoiceFilter,
  actor: Actor,
): Promise<{ readonly items: readonly InvoiceSummary[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  return listInvoices(db, listQuery, filter);
}

/**
 * The PDF of a document for staff, by its number; null if there is none, or not yet, or they may not see it. Opening a
 * document that is kept only because the law demands it is recorded.
 * @throws RightMissing without `persons:read`
 */
export async function invoiceFileForStaff(
  { db, files, now }: Pick<InvoicingDependencies, 'db' | 'files' | 'now'>,
  number: string,
  actor: Actor,
): Promise<(InvoiceFile & { readonly isRestricted: boolean }) | null> {
  requireRight(actor, 'persons:read');
  const parsed = parseInvoiceNumber(number);
  const found = parsed === null ? null : await invoiceOfNumber(db, parsed);
  if (found === null || (found.isRestricted && !mayOpenRestricted(actor))) return null;
  if (found.isRestricted) await noteReading(db, found, actor, now());
  const file = await open(files, found);
  return file === null ? null : { ...file, isRestricted: found.isRestricted };
}

async function noteReading(db: Db, { content }: StoredInvoice, actor: Actor, now: Date): Promise<void> {
  const entry = {
    action: 'read',
    entity: 'invoices',
    entityId: content.number,
    before: null,
    after: null,
  } as const;
  await db.transaction((tx) => writeAudit(tx, actor, entry, now));
}

async function open(
  files: InvoicingDependencies['files'],
  { content, fileKey }: StoredInvoice,
): Promise<InvoiceFile | null> {
  const file = fileKey === null ? null : await files.get(fileKey);
  return file === null ? null : { ...file, name: fileNameOf(content) };
}
