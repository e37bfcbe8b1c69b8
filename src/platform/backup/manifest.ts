import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The version of the backup format. Each version reads all earlier ones; any change to the format takes the next
 * number.
 */
const formatVersion = 1;
export const manifestName = 'manifest.json';

/** The names of the shop's own tables and columns: nothing that could escape from a folder or a statement. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const schema = z.object({
  format: z.literal(formatVersion),
  /** The moment of the database's snapshot. */
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgresql']),
  /** The migrations that the database had run, which determine the structure of its rows. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier).min(1), rows: z.int().nonnegative() }),
  ),
  sequences: z.array(
    z.object({
      name: identifier,
      /** A bigint, too large for a JSON number. */
      lastValue: z.string().regex(/^\d{1,19}$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.discriminatedUnion('store', [
    z.object({
      store: z.literal('folder'),
      count: z.int().nonnegative(),
      /** The total size of all files. */
      bytes: z.int().nonnegative(),
    }),
    /** Files in a bucket stay there; the backup contains none of them. */
    z.object({ store: z.literal('s3'), bucket: z.string() }),
  ]),
});

/** A backup's description of itself. */
export type Manifest = Omit<z.output<typeof schema>, 'format'>;

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ format: formatVersion, ...manifest }, null, 1)}\n`;
}

/** @throws BackupRefused if the folder holds no backup, a damaged one, or one in a newer format */
export async function readManifest(folder: string): Promise<Manifest> {
  const given = await readFile(join(folder, manifestName), 'utf8').then(parsed, () => undefined);
  if (given === undefined) throw new BackupRefused(`${folder} holds no backup`);
  const { data: version } = z.object({ format: z.int().positive() }).safeParse(given);
  if (version !== undefined && version.format > formatVersion) {
    throw new BackupRefused(
      `${folder} has format ${version.format}, made by a newer version of the shop; this one reads up to ${formatVersion}`,
    );
  }
  const { data: manifest } = schema.safeParse(given);
  if (manifest === undefined)
    throw new BackupRefused(`${folder} is damaged: ${manifestName} is not readable`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Why a backup was not made or restored: a sentence for the person at the terminal. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupRefused';
  }
}
