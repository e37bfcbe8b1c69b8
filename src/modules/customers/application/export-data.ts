import { devicesOf } from '../../../platform/logins/known-devices.ts';
import { attemptsOn } from '../../../platform/logins/login-attempts.ts';
import { emailKeyOf } from '../domain/session-rules.ts';
import { addressesOf } from '../infrastructure/stored-address.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import { personOf } from '../infrastructure/stored-customer.ts';
import { openSessions } from '../infrastructure/stored-session.ts';
import { wishesOf } from '../infrastructure/stored-wishlist.ts';
import { accountOf } from './logged-in.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

/** Everything that the shop has on somebody, by department (Art. 15, 20 GDPR). */
export interface DataExport {
  readonly exportedAt: Date;
  /** Whether what is known by the address alone is in it. */
  readonly byEmail: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Gathers it. What is known by the e-mail address alone, such as orders without an account, is in it once the address
 * is confirmed: nobody is to read somebody else's by registering with their address.
 */
export async function exportData(
  { db, now, personalData }: CustomersDependencies,
  customerId: string,
): Promise<DataExport> {
  const person = await personOf(db, customerId);
  const confirmedEmail = person.emailConfirmedAt === null ? null : person.email;
  const [addresses, sessions, attempts, devices, wishlist, passkeys] = await Promise.all([
    addressesOf(db, customerId),
    openSessions(db, customerId, now()),
    attemptsOn(db, emailKeyOf(person.email)),
    devicesOf(db, accountOf(customerId)),
    wishesOf(db, customerId),
    customerPasskeys.of(db, customerId),
  ]);
  const elsewhere = await Promise.all(
    personalData.map(async ({ name, read }) => [name, await read({ customerId, confirmedEmail })] as const),
  );
  return {
    exportedAt: now(),
    byEmail: confirmedEmail !== null,
    data: {
      account: person,
      addresses,
      sessions,
      loginAttempts: attempts,
      knownBrowsers: devices,
      wishlist,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      ...Object.fromEntries(elsewhere),
    },
  };
}
