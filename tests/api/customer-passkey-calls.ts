import { sql } from 'kysely';
import { expect } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aPasskey } from './a-passkey.ts';
import { mailsTo, password, tokenIn, type TestCustomer } from './an-account.ts';
import { testNow, type TestShop } from './open-test-shop.ts';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json<T>(): T;
}
type Key = ReturnType<typeof aPasskey>;
type How = Parameters<Key['show']>[1];
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
export const tooLate = [410, 'passkey-too-late'];
export const refused = [422, 'passkey-refused'];

/** Calls of REST about customers' passkeys. @param shop asked when a call is made */
export function customerPasskeyCalls(shop: () => TestShop) {
  const pass = (minutes: number) => shop().setNow(new Date(testNow.getTime() + minutes * 60_000));
  function post(path: string, payload: object, headers: Record<string, string> = {}, from = '192.0.2.1') {
    const url = `/api${path}`;
    return shop().app.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
  }
  const begin = (who: TestCustomer, proof: object = {}) =>
    who.ask('POST', '/account/passkeys/options', { name: 'Handy', ...proof });
  const finish = (who: TestCustomer, options: Answer, key: Key, name = 'Handy', how: How = {}) => {
    const response = key.make(options.json<{ challenge: string }>().challenge, how);
    return who.ask('POST', '/account/passkeys', { name, response });
  };
  async function add(who: TestCustomer, key = aPasskey(), name = 'Handy'): Promise<Key> {
    const added = await finish(who, await begin(who, { password }), key, name);
    expect(added.statusCode, added.body).toBe(200);
    return key;
  }
  async function confirmAddress(who: TestCustomer) {
    await who.ask('POST', '/account/email/confirmation');
    const mail = (await mailsTo(shop(), who.email)).find(({ subject }) => subject.includes('bestätigen'));
    const confirmed = await who.ask('POST', '/account/email/confirm', { token: tokenIn(mail) });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
  }
  async function asked() {
    const answer = await post('/login/passkey-options', {});
    const { token, options } = answer.json<{ token: string; options: { challenge: string } }>();
    return { token, challenge: options.challenge };
  }
  const show = (
    key: Key,
    { token, challenge }: { token: string; challenge: string },
    how: How = {},
    headers: Record<string, string> = {},
  ) => post('/login/passkey', { token, response: key.show(challenge, how) }, headers);
  return {
    pass,
    post,
    begin,
    finish,
    add,
    confirmAddress,
    asked,
    show,
    logIn: async (key: Key, how: How = {}, headers: Record<string, string> = {}) =>
      show(key, await asked(), how, headers),
    listOf: async (who: TestCustomer) =>
      (await who.ask('GET', '/account/passkeys')).json<{ passkeys: Listed[] }>().passkeys,
    /** What the security log has of somebody. */
    async eventsOf({ email }: TestCustomer) {
      // What happens again within a minute is written when that is over.
      pass(60);
      await shop().shop.securityLog.flush();
      const { rows } = await sql<{ kind: string; count: number }>`
        select kind, sum(count)::int as count from security_events
        where person_id = (select id from customers where email = ${email}) group by kind
      `.execute(queries(shop().shop.db));
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    },
  };
}
