import { z } from 'zod';
import { importStates, rowOutcomes } from '../domain/import/import-state.ts';

export const importParams = z.object({ id: z.uuid() });

const counts = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() });

export const pieceImportRowSchema = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    state: z.enum(importStates),
    /** Who brought the file, or started its import. */
    staffName: z.string(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    /** Of the run that is under way or has ended: from 0 to 1. */
    progress: z.number(),
    counts,
  })
  .meta({ id: 'PieceImportRow' });

export const pieceImportSchema = pieceImportRowSchema
  .extend({
    bytes: z.int(),
    /** `utf-8`, `windows-1252` or `utf-16le`, found out by reading the file. */
    encoding: z.string(),
    delimiter: z.string(),
    format: z.enum(['own', 'shopify']),
    headings: z.array(z.string()),
    /** The first rows below the headings, long values cut. */
    preview: z.array(z.array(z.string())),
    /** For each heading the name of the column that it is, or null where it is left out. */
    columns: z.array(z.string().nullable()),
    /** Of pieces whose row names no category. */
    categoryId: z.string().nullable(),
    /** Headings of columns that cannot be done without, and that nothing is mapped to yet. */
    missing: z.array(z.string()),
    /** Headings of columns that an export has for people to read; an import passes them over. */
    forInformation: z.array(z.string()),
    /** What a heading can be mapped to; empty once nothing can be mapped any more. */
    choices: z.array(
      z.object({
        name: z.string(),
        heading: z.string(),
        meaning: z.string(),
        required: z.boolean(),
        /** For which rows it is required too. */
        requiredFor: z.string().nullable(),
        /** Only where this other column is in the file; null: whatever else is. */
        requiredWith: z.string().nullable(),
        /** The column that does instead. */
        requiredWithout: z.string().nullable(),
      }),
    ),
    lastLine: z.int(),
    /** What is not taken over of pieces that are: each kind once. */
    warnings: z.array(
      z.object({
        column: z.string(),
        problem: z.string(),
        count: z.int(),
        line: z.int(),
        value: z.string(),
      }),
    ),
    /** Why the file could not be read to its end. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'PieceImport' });

export const mappingSchema = z.object({
  columns: z.array(z.string().max(60).nullable()).max(300),
  categoryId: z.string().max(120).nullable().default(null),
});

export const importedRowQuery = z.object({
  outcome: z.enum(rowOutcomes),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export const importedRowSchema = z
  .object({
    line: z.int(),
    outcome: z.enum(rowOutcomes),
    sku: z.string(),
    title: z.string(),
    /** Of a piece that is there already: what changes. */
    fields: z.array(z.string()),
    /** Why it is refused. */
    problem: z.string().nullable(),
    /** The same one by one; empty where it is not refused. */
    problems: z.array(
      z.object({
        line: z.int(),
        column: z.string(),
        /** What was read there. */
        value: z.string(),
        problem: z.string(),
        /** What could stand there instead. */
        expected: z.string(),
      }),
    ),
    /** Of one that is not refused: what somebody should look at. */
    note: z.string().nullable(),
  })
  .meta({ id: 'ImportedRow' });
