import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSettings, type Settings } from '../platform/config/settings.ts';
import type { Shop } from './compose.ts';

/** Writes a line for the person at the terminal. */
type Say = (line: string) => void;

/**
 * The addresses of the shop, its back office and the mails it keeps; scripts wait for the first line.
 * @param shopAddress on this machine, as 'http://localhost:3000'
 */
export function addressesOf(
  shopAddress: string,
  publicUrl: string,
  /** Whether kept mails can be read under `/mails`. */
  keepsMails: boolean,
): readonly string[] {
  return [
    `ready ${shopAddress}`,
    `  back office: ${publicUrl}/admin (password forgotten: npm run staff:link -- ADDRESS)`,
    ...(keepsMails ? [`  mails, kept instead of sent: ${shopAddress}/mails`] : []),
  ];
}

/**
 * The first owner's password is shown once. The standard output of a public shop is collected as its log, so unless
 * somebody sits at the terminal, the password is written to a file that only the shop's own user can read.
 * @throws WrongSettings if `ADMIN_PASSWORD` may not be one
 */
export async function welcomeOwner(shop: Shop, settings: Settings, say: Say): Promise<void> {
  const email = settings.admin.email ?? (await shop.content.companyData()).email;
  const created = await shop.staff.createFirstOwner({ email, password: settings.admin.password });
  if (!created.ok) {
    throw new WrongSettings([{ setting: 'ADMIN_PASSWORD', problem: `is ${created.error.problem}` }]);
  }
  const owner = created.value;
  if (owner === null) return;
  say(`back office: ${settings.publicUrl}/admin`);
  if (owner.oneTimePassword === null) say(`  log in as ${owner.email} with ADMIN_PASSWORD`);
  else if (!settings.isPublic || process.stdout.isTTY) {
    say(`  log in as ${owner.email} with the one-time password ${owner.oneTimePassword} (for a day)`);
  } else {
    const file = join(settings.dataDir, 'first-password');
    await rm(file, { force: true });
    await writeFile(file, `${owner.oneTimePassword}\n`, { mode: 0o600 });
    say(`  log in as ${owner.email} with the one-time password in ${file} (for a day)`);
  }
}
