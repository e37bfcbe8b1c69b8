import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail as its reader sees it. */
export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail that was kept instead of being sent. */
export interface CapturedMail {
  /** The name of its file, without the extension. */
  readonly name: string;
  readonly keptAt: Date;
  readonly mail: WrittenMail;
}

export interface CapturedMails {
  /** Newest first. */
  list(limit: number): Promise<CapturedMail[]>;
  /** @returns the mail with its source as it would have been sent, or null if no mail has this name */
  read(name: string): Promise<(CapturedMail & { readonly eml: string }) | null>;
  /** Keeps a mail completely; a mail whose id was kept before is not kept again. */
  keep(id: string, mail: WrittenMail, eml: Uint8Array, now: Date): Promise<void>;
}

const namePattern = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)-([0-9a-f-]{36})$/;
const ending = '.eml';

/**
 * Mails as files in a folder: `TIME-ID.eml` for mail programs, and beside it the same as JSON, so that a page need not
 * decode mails. The id is random, so names cannot be guessed.
 */
export function capturedMails(folder: string): CapturedMails {
  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch(() => []);
    return found
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .filter((name) => namePattern.test(name))
      .sort()
      .reverse();
  }

  async function write(file: string, contents: string | Uint8Array): Promise<void> {
    const unfinished = join(folder, `${randomUUID()}.unfinished`);
    await writeFile(unfinished, contents, { mode: 0o600 });
    await rename(unfinished, join(folder, file));
  }

  async function load(name: string): Promise<CapturedMail> {
    const mail = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as WrittenMail;
    const [, time = ''] = namePattern.exec(name) ?? [];
    return { name, keptAt: new Date(time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')), mail };
  }

  return {
    async list(limit) {
      return Promise.all((await names()).slice(0, limit).map(load));
    },
    async read(name) {
      if (!(await names()).includes(name)) return null;
      return { ...(await load(name)), eml: await readFile(join(folder, `${name}${ending}`), 'utf8') };
    },
    async keep(id, mail, eml, now) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await names()).some((name) => name.endsWith(id))) return;
      // Some file systems do not allow colons in names.
      const name = `${now.toISOString().replaceAll(':', '-')}-${id}`;
      await write(`${name}.json`, JSON.stringify(mail));
      await write(`${name}${ending}`, eml);
    },
  };
}
