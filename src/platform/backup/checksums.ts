import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './manifest.ts';

/** The file format of `sha256sum --check`, so that a backup can be checked on a machine without the shop. */
const checksumsName = 'SHA256SUMS';

/** SHA-256 in hexadecimal digits by the path inside the backup, with slashes. */
export type Checksums = Map<string, string>;

/**
 * Writes a file of a backup and notes its checksum. The file is completely on disk when this returns.
 * @param name its path inside the backup
 * @param through a stream that transforms the contents
 * @returns its size in bytes
 */
export async function writeSummed(
  folder: string,
  name: string,
  contents: AsyncIterable<string | Buffer>,
  { sums, through = [] }: { readonly sums: Checksums; readonly through?: readonly Transform[] },
): Promise<number> {
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true });
  const meter = new Meter();
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([Readable.from(contents), ...through, meter, file]);
  sums.set(name, meter.digest());
  return meter.bytes;
}

/** Hashes and counts the bytes that pass through. */
class Meter extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function writeChecksums(folder: string, sums: Checksums): Promise<void> {
  const lines = [...sums].map(([name, digest]) => `${digest}  ${name}\n`);
  await writeFile(join(folder, checksumsName), lines.join(''), { flag: 'wx', mode: 0o600, flush: true });
}

/**
 * Reads every file of a backup and compares its checksum.
 * @param needed the paths that must exist
 * @returns the checksums of all files that the backup names
 * @throws BackupRefused naming the first file that is missing or altered
 */
export async function verifyChecksums(folder: string, needed: readonly string[]): Promise<Checksums> {
  const sums = parseChecksums(await readFile(join(folder, checksumsName), 'utf8').catch(() => ''));
  for (const name of needed) {
    if (!sums.has(name)) throw damaged(folder, `${checksumsName} does not name ${name}`);
  }
  for (const [name, digest] of sums) {
    const actual = await digestOf(join(folder, name)).catch((error: unknown) => {
      throw damaged(folder, `${name} cannot be read`, error);
    });
    if (actual !== digest) throw damaged(folder, `${name} is not as it was written`);
  }
  return sums;
}

function parseChecksums(text: string): Checksums {
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}([a-z0-9_][a-z0-9_./-]*)$/gm);
  const entries = [...lines].map(([, digest = '', name = '']) => [name, digest] as const);
  return new Map(entries.filter(([name]) => !name.split('/').includes('..')));
}

function damaged(folder: string, what: string, cause?: unknown): BackupRefused {
  return Object.assign(new BackupRefused(`${folder} is damaged: ${what}`), { cause });
}
