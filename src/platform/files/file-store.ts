import { Disk } from 'flydrive';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../config/settings.ts';
import { DiskDriver } from './disk-driver.ts';
import { assertFileKey } from './file-key.ts';

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
