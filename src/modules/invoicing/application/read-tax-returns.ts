import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import {
  daysOfMonth,
  daysOfQuarter,
  ecSalesOf,
  ecSalesRecords,
  ossRecords,
  ossReturnOf,
  type EcSale,
  type OssReturn,
} from '../domain/tax-returns.ts';
import { withExemptions, withForeignVat } from '../infrastructure/stored-invoice.ts';
import type { InvoicingDependencies } from './invoicing-dependencies.ts';
import { noteExport } from './export-invoices.ts';

// Documents that are kept only because the law demands it are counted for everybody: that is what it demands them for.

type Dependencies = Pick<InvoicingDependencies, 'db' | 'now'>;

/** @param trial whether of the series for what is only on trial, and not of the real one */
export async function readOssReturn(
  { db }: Dependencies,
  { quarter, trial = false }: { readonly quarter: string; readonly trial?: boolean | undefined },
  actor: Actor,
): Promise<OssReturn> {
  requireRight(actor, 'persons:read');
  return ossReturnOf(quarter, await withForeignVat(db, daysOfQuarter(quarter), trial));
}

/** @param trial see `readOssReturn` */
export async function readEcSales(
  { db }: Dependencies,
  { month, trial = false }: { readonly month: string; readonly trial?: boolean | undefined },
  actor: Actor,
): Promise<readonly EcSale[]> {
  requireRight(actor, 'persons:read');
  return ecSalesOf(month, await withExemptions(db, daysOfMonth(month), trial));
}

/** The return as a file for the tax office's portal. The export is noted in the audit log, as is the next one. */
export async function exportOssReturn(
  deps: Dependencies,
  wanted: Parameters<typeof readOssReturn>[1],
  actor: Actor,
): Promise<string[]> {
  const records = ossRecords(await readOssReturn(deps, wanted, actor));
  await noteExport(deps.db, actor, `OSS ${wanted.quarter}`, deps.now());
  return records.map((record) => csvLine(record));
}

export async function exportEcSales(
  deps: Dependencies,
  wanted: Parameters<typeof readEcSales>[1],
  actor: Actor,
): Promise<string[]> {
  const records = ecSalesRecords(await readEcSales(deps, wanted, actor));
  await noteExport(deps.db, actor, `ZM ${wanted.month}`, deps.now());
  return records.map((record) => csvLine(record));
}
