import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { currentClient, TooBusy } from '../fair-queue/client.ts';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import { passwordCost as cost, type PasswordCost } from './password-cost.ts';

const keyBytes = 32;
const saltBytes = 16;

/**
 * For the whole process, customers and staff together: each hash takes 128 MB and one of the few threads that also read
 * files and resolve names. Limits per client do not bound what many clients ask for together. Networks take turns, so
 * that no single one fills the queue.
 */
export const maxHashes = { atOnce: 2, atOnceOfOneNetwork: 1, waiting: 20 } as const;
const queue = new FairQueue(maxHashes.atOnce, maxHashes.waiting, maxHashes.atOnceOfOneNetwork);

/**
 * For checks before an attempt is noted: a busy shop must not count as somebody's failed login.
 * @throws TooBusy
 */
export function refuseWhenBusy(): void {
  if (queue.isFull(currentClient().network)) throw new TooBusy('passwords');
}

/** @throws TooBusy */
async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const client = currentClient();
  const key = await queue.take(
    async () => {
      const began = performance.now();
      try {
        return await derived(password, salt, cost);
      } finally {
        client.spend(performance.now() - began);
      }
    },
    client.network,
    () => client.left(),
  );
  if (key === null) throw new TooBusy('passwords');
  return key;
}

function derived(password: string, salt: Buffer, { logN, r, p }: PasswordCost) {
  const N = 2 ** logN;
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(
      // The same characters typed in two ways are the same password.
      password.normalize('NFKC'),
      salt,
      keyBytes,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}

/**
 * The stored form of a password: `scrypt$17$8$1$salt$key`. Takes about a third of a second, outside the shop's thread.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** Whether the password matches the stored one. */
export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const [scheme, logN, r, p, salt = '', key = ''] = kept.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Takes as long as a real check and always fails: the response time must not reveal that an address has no account. */
export async function pretendToVerify(password: string): Promise<false> {
  await derive(password, Buffer.alloc(saltBytes), cost);
  return false;
}
