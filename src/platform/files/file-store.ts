import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../config/settings.ts';

export interface StoredFile {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
  /** Derived from the key's extension. */
  readonly contentType: string;
}

/** Uploads, documents and the like, by key. Every function throws TypeError for an invalid key (`isFileKey`). */
export interface FileStore {
  /** Stores a file completely or not at all; an existing file of the same key is replaced. */
  put(key: string, contents: Uint8Array | Readable): Promise<void>;
  /**
   * Stores bytes under a key derived from their digest, so that equal bytes are stored once.
   * @param extension without the dot: `webp`
   * @returns the key
   */
  putContentAddressed(bytes: Uint8Array, extension: string): Promise<string>;
  /** @returns null if there is no such file; otherwise the caller must read or destroy the stream */
  get(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
}

/**
 * Opens the store: a bucket if S3 is set, otherwise the folder `files` in the data folder.
 * @throws Error if S3 is set but its client is not installed
 */
export async function openFileStore(settings: {
  dataDir: string;
  s3: S3Settings | null;
}): Promise<FileStore> {
  return fileStore(
    settings.s3 === null
      ? new Disk(new DiskDriver(join(settings.dataDir, 'files')))
      : await openBucket(settings.s3),
  );
}

function fileStore(disk: Disk): FileStore {
  const store: FileStore = {
    async put(key, contents) {
      assertFileKey(key);
      if (contents instanceof Uint8Array) await disk.put(key, contents);
      else await disk.putStream(key, contents);
    },
    async putContentAddressed(bytes, extension) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const key = `sha256/${digest.slice(0, 2)}/${digest}.${extension}`;
      if (!(await store.exists(key))) await store.put(key, bytes);
      return key;
    },
    async get(key) {
      assertFileKey(key);
      try {
        const { contentLength, contentType } = await disk.getMetaData(key);
        const stream = await disk.getStream(key);
        return { stream, size: contentLength, contentType: contentType ?? 'application/octet-stream' };
      } catch (error) {
        if (await disk.exists(key)) throw error;
        return null;
      }
    },
    async exists(key) {
      assertFileKey(key);
      return disk.exists(key);
    },
    async delete(key) {
      assertFileKey(key);
      await disk.delete(key);
    },
  };
  return store;
}

async function openBucket(s3: S3Settings): Promise<Disk> {
  // Loaded only where it is used: the client is large, and most shops store their files on disk.
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    throw new Error('S3_BUCKET is set, but the package @aws-sdk/client-s3 is not installed', {
      cause: error,
    });
  });
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      region: s3.region,
      bucket: s3.bucket,
      visibility: 'private',
      // Most S3-compatible services, and buckets created today, refuse access lists.
      supportsACL: false,
      ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
    }),
  );
}

/** Files in a folder. A file is written completely or not at all: a full disk or a crash leaves no half picture. */
class DiskDriver extends FSDriver {
  #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#whole(key, (unfinished) => super.put(unfinished, contents));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await this.#whole(key, (unfinished) => super.putStream(unfinished, contents));
  }

  async #whole(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = join('.unfinished', randomUUID());
    const target = join(this.#folder, key);
    try {
      await write(unfinished);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(this.#folder, unfinished), target);
    } catch (error) {
      await rm(join(this.#folder, unfinished), { force: true });
      throw error;
    }
  }
}

const segment = /^[a-z0-9_](?:[a-z0-9._-]{0,126}[a-z0-9_])?$/;
const maxLength = 512;

/**
 * Whether a key may name a file: lower-case words with dots, hyphens and underscores, separated by slashes. Keys that
 * lead out of the folder (`..`, a leading slash, a backslash) and keys that two systems would read differently are
 * refused.
 */
export function isFileKey(key: string): boolean {
  return (
    key.length <= maxLength && key.split('/').every((part) => segment.test(part) && !part.includes('..'))
  );
}

/** @throws TypeError */
function assertFileKey(key: string): void {
  // The key itself is not repeated in the message: it may be anything that was sent.
  if (!isFileKey(key)) throw new TypeError('not a key of a file');
}
