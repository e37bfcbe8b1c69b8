import { z } from 'zod';
import { tableFormatNames } from '../domain/import/formats.ts';
import { sellerKinds } from '../domain/piece.ts';
import { importStates, rowOutcomes } from '../domain/import/import-state.ts';

export const importParams = z.object({ id: z.uuid() });

const counts = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() });

export const pieceImportRowSchema = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    state: z.enum(importStates),
    /** The member of staff who uploaded the file, or started its import. */
    staffName: z.string(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    /** The progress of the current or finished run, from 0 to 1. */
    progress: z.number(),
    counts,
  })
  .meta({ id: 'PieceImportRow' });

export const pieceImportSchema = pieceImportRowSchema
  .extend({
    bytes: z.int(),
    /** `utf-8`, `windows-1252` or `utf-16le`, detected from the file. */
    encoding: z.string(),
    delimiter: z.string(),
    format: z.enum(tableFormatNames),
    headings: z.array(z.string()),
    /** The first rows below the headings, and the first one of boat-wood; long values are cut. */
    preview: z.array(z.array(z.string())),
    /** For each heading the name of its column, or null if it is skipped. */
    columns: z.array(z.string().nullable()),
    /** The category of pieces whose row names none. */
    categoryId: z.string().nullable(),
    /** From whom pieces were bought whose row says what was paid but not to whom. */
    sellerKind: z.enum(sellerKinds).nullable(),
    /** Headings of required columns that nothing is mapped to yet. */
    missing: z.array(z.string()),
    /** Headings of columns that an export adds for people to read; an import ignores them. */
    forInformation: z.array(z.string()),
    /** What a heading can be mapped to; empty once the mapping is final. */
    choices: z.array(
      z.object({
        name: z.string(),
        /** What the office calls it; a column of another shop's table has its heading there. */
        label: z.string(),
        meaning: z.string(),
        required: z.boolean(),
        /** The rows for which it is required. */
        requiredFor: z.string().nullable(),
        /** Required only if the file has this other column; null: always. */
        requiredWith: z.string().nullable(),
        /** The column that can replace it. */
        requiredWithout: z.string().nullable(),
      }),
    ),
    lastLine: z.int(),
    /** What is skipped in imported pieces, one entry per kind. */
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
  sellerKind: z.enum(sellerKinds).nullable().default(null),
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
    /** What it would cost; null where that cannot be read. */
    priceCents: z.int().nullable(),
    /** The shop's piece of that SKU; null while there is none. */
    pieceId: z.string().nullable(),
    /** For an existing piece, the fields that change. */
    fields: z.array(z.string()),
    /** Why it is rejected. */
    problem: z.string().nullable(),
    /** The same as a list; empty if it is not rejected. */
    problems: z.array(
      z.object({
        line: z.int(),
        column: z.string(),
        /** The value that was read. */
        value: z.string(),
        problem: z.string(),
        /** The values that would be valid. */
        expected: z.string(),
      }),
    ),
    /** For an accepted piece, what somebody should check. */
    note: z.string().nullable(),
  })
  .meta({ id: 'ImportedRow' });
