import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { queries, type Db } from '../../src/platform/db/db.ts';
import { hashPassword } from '../../src/platform/logins/password-hash.ts';
import { parsed } from './known.ts';
import { send } from './send.ts';
import type { Answer, Who } from './shot.ts';

const password = 'Neun leere Schubladen';
const roles = ['owner', 'content', 'read-only'] as const;
const emailOf = (who: string) => `hostile-${who}@example.org`;
/** Requests may change and dismiss these. */
const others = Array.from({ length: 8 }, (_, index) => `other-${index}`);

/** Creates staff of each role before the shop starts, so that nobody has to follow a mailed invitation. */
export async function hireStaff(db: Db): Promise<void> {
  const kept = await hashPassword(password);
  for (const name of [...roles, ...others]) {
    const role = roles.find((one) => one === name) ?? 'office';
    await sql`
      insert into staff (id, email, email_key, name, role, password_hash, created_at)
      values (${randomUUID()}, ${emailOf(name)}, ${emailOf(name)}, ${name}, ${role}, ${kept}, now())
    `.execute(queries<object>(db));
  }
}

type Headers = readonly (readonly [string, string])[];

/** Everybody who sends requests. Logs them in again if a request has logged them out. */
export interface People {
  headersOf(who: Who): Headers;
  refresh(): Promise<void>;
  /** Ids of the staff who send requests: a request that dismisses them would end the attack. */
  ownIds(): Promise<readonly string[]>;
  /** Secrets of those who are logged in now. */
  tokens(): readonly string[];
}

export async function logInEverybody(base: string): Promise<People> {
  const logins = new Map<Who, Headers>([
    ['nobody', []],
    [
      'forged',
      [
        ['authorization', `Bearer ${'A'.repeat(43)}`],
        [
          'cookie',
          ['wmk_staff', 'wmk_refresh', '__Secure-wmk_staff', '__Secure-wmk_refresh']
            .map((name) => `${name}=${'A'.repeat(43)}`)
            .join('; '),
        ],
      ],
    ],
  ]);
  const isIn = async (who: Who, path: string): Promise<boolean> => {
    const headers = logins.get(who);
    return headers !== undefined && (await get(base, path, headers)).status === 200;
  };
  const people: People = {
    headersOf: (who) => logins.get(who) ?? [],
    tokens: () =>
      roles.flatMap((role) => (logins.get(role) ?? []).map(([, value]) => value.split('=')[1] ?? '')),
    ownIds: () =>
      Promise.all(
        roles.map(async (role) => {
          const { body } = await get(base, '/api/admin/me', logins.get(role));
          return (parsed(body) as { id: string }).id;
        }),
      ),
    async refresh() {
      if (!(await isIn('shopper', '/api/account/profile'))) logins.set('shopper', await shopperAt(base));
      for (const role of roles) {
        if (await isIn(role, '/api/admin/me')) continue;
        const answer = await post(base, '/api/admin/login', { email: emailOf(role), password });
        if (answer.status !== 200) throw new Error(`${role} cannot log in: ${answer.status} ${answer.body}`);
        logins.set(role, [['cookie', answer.headers['set-cookie']?.split(';')[0] ?? '']]);
      }
    },
  };
  await people.refresh();
  return people;
}

async function shopperAt(base: string): Promise<Headers> {
  return signUp(base, `shopper-${randomUUID()}@example.org`, 'Selma Muster');
}

/** A new customer with an account. */
export async function signUp(base: string, email: string, name: string): Promise<Headers> {
  const answer = await post(base, '/api/signup', { name, email, phone: '030 23125 001', password });
  const { token } = (parsed(answer.body) ?? {}) as { token?: string };
  if (token === undefined) throw new Error(`nobody can sign up: ${answer.status} ${answer.body}`);
  return [
    ['authorization', `Bearer ${token}`],
    ['cookie', answer.headers['set-cookie']?.split(';')[0] ?? ''],
  ];
}

export function get(base: string, path: string, headers: Headers = []): Promise<Answer> {
  return send(base, { kind: 'ours', as: 'nobody', method: 'GET', target: path, headers, body: null });
}

export function post(base: string, path: string, body: object, headers: Headers = []): Promise<Answer> {
  return send(base, {
    kind: 'ours',
    as: 'nobody',
    method: 'POST',
    target: path,
    headers: [['content-type', 'application/json'], ...headers],
    body: Buffer.from(JSON.stringify(body)),
  });
}
