import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/api/open-test-shop.ts';
import { firstOwner, ownerEmail, staffPassword } from '../../../tests/api/staff-login.ts';
import { openEmbedded } from '../../platform/db/embedded/open-embedded.ts';
import { embeddedEngine } from '../../platform/db/testing/embedded-engine.ts';
import { embeddedSnapshot } from '../../platform/db/testing/embedded-snapshot.ts';

// Tests the command for staff who cannot log in and get no mail. Uses the embedded database, whichever one the other
// tests use.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-staff-link-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens the data folder empty, or as it was left. */
const openData = async (isNew: boolean) =>
  openEmbedded({
    folder,
    ...(isNew ? { snapshot: await embeddedSnapshot() } : {}),
    engine: await embeddedEngine(),
  });

async function staffLink(...given: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://wmk.example',
    TRUST_PROXY: '0',
    LOG_LEVEL: 'error',
  };
  const file = join(import.meta.dirname, 'staff-link.ts');
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [file, ...given], { env, cwd: folder }, (_error, out, err) =>
      resolve({ code: child.exitCode, lines: `${out}${err}`.trim().split('\n') }),
    );
  });
}

test('prints a link by which one of the staff sets a new password, and none for others', async () => {
  const before = await openTestShop({}, await openData(true));
  await firstOwner(before);
  await before.close();

  const nobody = await staffLink('niemand@example.org');
  expect([nobody.code, nobody.lines[0]]).toEqual([1, expect.stringContaining('nobody with the address')]);
  expect((await staffLink()).lines.at(-1)).toContain('usage: npm run staff:link');

  const made = await staffLink('--without-second-factor', ownerEmail.toUpperCase());
  expect(made.code).toBe(0);
  expect(made.lines[0]).toContain('removes the second factor');
  const token = /^https:\/\/wmk\.example\/admin#\/new-password\?token=([\w-]+)$/.exec(
    made.lines.at(-1) ?? '',
  )?.[1];

  const shop = await openTestShop({}, await openData(false));
  shop.setNow(new Date());
  const send = async (path: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url: `/api/admin${path}`, payload })).statusCode;
  const password = 'Neun neue Nägel';
  expect(await send('/reset-password', { token, password })).toBe(200);
  expect(await send('/login', { email: ownerEmail, password })).toBe(200);
  expect(await send('/login', { email: ownerEmail, password: staffPassword })).toBe(401);
  await shop.close();
}, 180_000);
