import { buffer } from 'node:stream/consumers';
import { writeAudit } from '../../../../platform/audit/audit.ts';
import { madeInThread } from '../../../../platform/documents/made-in-thread.ts';
import type { StoredFile } from '../../../../platform/files/file-store.ts';
import { zipOf, type ZippedFile } from '../../../../platform/files/zip.ts';
import { mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import type { EvidenceField } from '../../domain/evidence-fields.ts';
import type { EvidencePage } from '../../infrastructure/evidence/evidence-pdf.ts';
import { readOrder } from '../../infrastructure/stored-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { orderForStaff, type OrderForStaff } from '../reading/staff-orders.ts';
import { evidenceOf } from './evidence-sheet.ts';
import { evidenceWords as words } from './evidence-words.ts';
import { providerFields } from './provider-fields.ts';

type Dependencies = Pick<
  OrderingDependencies,
  | 'db'
  | 'content'
  | 'afterContract'
  | 'now'
  | 'payments'
  | 'vatIds'
  | 'vouchers'
  | 'invoicing'
  | 'files'
  | 'publicUrl'
>;

/** What staff copy into the provider's form. */
export interface EvidenceTexts {
  readonly fields: readonly EvidenceField[];
  readonly isRestricted: boolean;
}

/**
 * What the shop knows of an order that a bank or provider asks about; null: there is no such order for them.
 * @throws RightMissing
 */
export async function evidenceForStaff(
  deps: Dependencies,
  number: number,
  actor: Actor,
): Promise<EvidenceTexts | null> {
  requireRight(actor, 'persons:read');
  const order = await orderForStaff(deps, number, actor);
  if (order === null) return null;
  return { fields: providerFields(order, deps.publicUrl), isRestricted: order.isRestricted };
}

/**
 * The same as an archive to keep and to upload, with the papers that go with it: the invoices, and the texts that the
 * customer agreed to, in their version. The audit log says who has taken it.
 * @throws RightMissing
 */
export async function evidencePackage(
  deps: Dependencies,
  number: number,
  actor: Actor,
): Promise<{ readonly name: string; readonly bytes: Buffer; readonly isRestricted: boolean } | null> {
  requireRight(actor, 'persons:read');
  const order = await orderForStaff(deps, number, actor);
  const stored = await readOrder(deps.db, { number });
  if (order === null || stored === null) return null;
  const now = deps.now();
  const papers = await papersOf(deps, stored.id, order);
  const sheet = { name: words.files.sheet(order.number), bytes: await sheetOf(deps, order, now) };
  const fields = providerFields(order, deps.publicUrl).map(({ field, value }) => `${field}\n${value}`);
  const toCopy = {
    name: words.files.fields(order.number),
    bytes: Buffer.from(`${fields.join('\n\n')}\n`),
  };
  const entry = {
    ...({ action: 'export', entity: 'orders', entityId: order.number } as const),
    before: null,
    after: null,
  };
  await deps.db.transaction((tx) => writeAudit(tx, actor, entry, now));
  return {
    name: words.files.archive(order.number),
    bytes: zipOf([sheet, toCopy, ...papers], now),
    isRestricted: order.isRestricted,
  };
}

async function sheetOf(
  { content, publicUrl }: Pick<Dependencies, 'content' | 'publicUrl'>,
  order: OrderForStaff,
  now: Date,
): Promise<Uint8Array> {
  const { firm } = await content.companyData();
  const page: EvidencePage = {
    ...evidenceOf(order, `${firm}, ${publicUrl}`),
    made: words.made(mailFormatsIn('de').moment(now)),
    author: firm,
    pageOf: words.page('{page}', '{pages}'),
  };
  return madeInThread(new URL('../../infrastructure/evidence/evidence-worker.ts', import.meta.url), page);
}

async function papersOf(
  { invoicing, files }: Pick<Dependencies, 'invoicing' | 'files'>,
  orderId: string,
  { invoices, legalTexts }: Pick<OrderForStaff, 'invoices' | 'legalTexts'>,
): Promise<ZippedFile[]> {
  const papers: ZippedFile[] = [];
  for (const { number } of invoices) {
    const file = await invoicing.invoiceFile(orderId, number);
    if (file !== null) papers.push(await read(file.name, file));
  }
  for (const { slug, version, fileKey } of legalTexts) {
    const file = await files.get(fileKey);
    if (file !== null) papers.push(await read(words.files.text(words.texts[slug], version), file));
  }
  return papers;
}

async function read(name: string, { stream }: StoredFile): Promise<ZippedFile> {
  return { name, bytes: await buffer(stream) };
}
