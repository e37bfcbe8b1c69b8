import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '../faults/shop-process.ts';

// A whole shop is started with an empty folder.
test(
  'the shop’s files are readable by its own user alone, whatever the umask',
  { timeout: 240_000 },
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'wmk-private-'));
    const dataDir = join(parent, 'data');
    try {
      const shop = await startShop(
        {
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          // As a public shop, whose output is collected: the first password is written, too.
          PUBLIC_URL: 'https://wmk.example',
          TRUST_PROXY: 'loopback',
          RATE_LIMITS: 'on',
          HOST: '127.0.0.1',
          DEMO: '0',
          LOG_LEVEL: 'silent',
        },
        undefined,
        '000',
      );
      await shop.stop();
      const written = await readdir(dataDir, { recursive: true });
      expect(written.length).toBeGreaterThan(10);
      expect(written).toContain('first-password');
      const open: string[] = [];
      for (const name of ['.', ...written]) {
        const found = await stat(join(dataDir, name));
        // The embedded database sets its own mode on its files; nobody else gets into its folder.
        if (found.isFile() && name.startsWith('database/')) continue;
        const { mode } = found;
        if ((mode & 0o077) !== 0) open.push(`${name}: ${(mode & 0o777).toString(8)}`);
      }
      expect(open).toEqual([]);
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  },
);
