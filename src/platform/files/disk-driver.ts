import { FSDriver } from 'flydrive/drivers/fs';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Files in a folder. A file is written completely or not at all: a full disk or a crash leaves no half picture. */
export class DiskDriver extends FSDriver {
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
