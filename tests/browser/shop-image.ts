import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hourMs } from '../../src/shared/time/durations.ts';
import '../pictures/fixed-day.ts';

const root = join(import.meta.dirname, '../..');
const images = join(root, '.cache/shop-images');
/** About 340 of them can be claimed in each shop. Fewer would hardly be filled sooner: making the tables takes longest. */
const pieces = 1040;

/** For a shop as a process of its own. */
export const quickShop = {
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'quick-shop.ts')).href}`,
};

/** Fills a shop's data folder with the demo catalogue: with a copy of one that has been filled once. */
export async function copyShopImage(folder: string): Promise<void> {
  const image = join(images, await hashOfContents());
  if (!existsSync(image)) await make(image);
  await cp(image, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** One at a time: whoever waited finds it made. It gets its name once it is finished, so nobody reads half of it. */
async function make(image: string): Promise<void> {
  await mkdir(images, { recursive: true });
  const lock = new DatabaseSync(join(images, 'lock'), { timeout: 120_000 });
  try {
    lock.exec('begin exclusive');
    if (existsSync(image)) return;
    await removeOld();
    const unfinished = `${image}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    const filling = [join(import.meta.dirname, 'fill-shop.ts'), String(pieces)];
    // An hour before the day of the tests begins, so that nothing in the shop is from a moment that is yet to come.
    const began = String(Number(process.env['SHOP_DAY_BEGAN']) + hourMs);
    const env = {
      ...process.env,
      ...quickShop,
      DATA_DIR: unfinished,
      LOG_LEVEL: 'error',
      SHOP_DAY_BEGAN: began,
    };
    await promisify(execFile)(process.execPath, filling, { env });
    await rename(unfinished, image);
  } finally {
    lock.close();
  }
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(images)) {
    const { mtimeMs } = await stat(join(images, name));
    if (name !== 'lock' && Date.now() - mtimeMs > 3 * hourMs) {
      await rm(join(images, name), { recursive: true, force: true });
    }
  }
}

/** Of all that can make a difference to a filled shop. */
async function hashOfContents(): Promise<string> {
  const hash = createHash('sha256').update(`${pieces}`);
  const isCode = (name: string) =>
    /\.(ts|sql|json)$/.test(name) && !/\.test\.ts$|^(admin|storefront)\//.test(name);
  const folders = ['migrations', 'demo', 'src', 'tests/pictures'];
  for (const folder of folders) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter(isCode).sort()) {
      hash.update(`\0${folder}/${name}\0`).update(await readFile(join(root, folder, name)));
    }
  }
  hash.update(await readFile(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A port for a shop of a test's own, whose address must be known before it starts: one for each worker, after those of
 * the shared shops. One that is free now may be taken by any request that leaves this machine before the shop listens.
 */
export const ownPort = ({ parallelIndex }: { readonly parallelIndex: number }): number =>
  Number(process.env['WMK_TEST_PORT']) + 2 + parallelIndex;
