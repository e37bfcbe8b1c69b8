import fc from 'fast-check';
import { bought, payload } from '../api/an-order.ts';
import { readDescription } from './api-description.ts';
import { faultsOf, type Secrets } from './judge.ts';
import { findKnown, parsed } from './known.ts';
import { get, logInEverybody, post, signUp, type People } from './people.ts';
import { send } from './send.ts';
import { inWords, type Shot } from './shot.ts';
import { shots } from './shots.ts';

export interface Finding {
  readonly faults: readonly string[];
  readonly shot: string;
}

export interface AttackReport {
  readonly requests: number;
  readonly operations: number;
  /** Each different fault of an address, once. */
  readonly findings: readonly Finding[];
  /** By hundreds: 200, 300, 400, 500; 0 is none. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly p99Ms: number;
  readonly slowest: { readonly ms: number; readonly shot: string };
}

/** Words of a customer that nobody else must ever read. */
const marks = ['Unverwechselbar', 'Geheimweg', '23125 777'];
const batchSize = 500;

/**
 * Sends generated requests to a shop that has staff (`hireStaff`) and pieces.
 * @param options.seed the same seed makes the same requests, as far as the shop has the same ids
 * @param options.atOnce how many requests are in flight
 * @param options.onBatch called with the number of requests so far
 */
export async function attack(
  base: string,
  options: {
    readonly requests: number;
    readonly seed: number;
    readonly atOnce: number;
    readonly onBatch?: (made: number, findings: readonly Finding[]) => void;
  },
): Promise<AttackReport> {
  const people = await logInEverybody(base);
  const description = readDescription(
    (await get(base, '/api/admin/openapi.json', people.headersOf('owner'))).body,
  );
  const victim = await makeVictim(base);
  const read = async (path: string): Promise<string | null> => {
    for (const who of ['nobody', 'shopper', 'owner'] as const) {
      const { status, body } = await get(base, path, people.headersOf(who));
      if (status === 200) return body;
    }
    return null;
  };
  const known = await findKnown(description, read, victim.guessable, await people.ownIds());
  const own = await placeOrder(base, known.lists['/api/products'] ?? [], people.headersOf('shopper'));
  const arbitrary = shots(description, {
    ...known,
    lists: {
      ...known.lists,
      '/api/orders': own,
      '/api/checkout': own,
      ...(own.length > 0 ? { '/api/account/orders': [...own, ...known.ids.slice(0, 5)] } : {}),
    },
    ids: [...known.ids, ...own],
  });

  const findings = new Map<string, Finding>();
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  let slowest = { ms: 0, shot: '' };
  for (let made = 0, batch = 0; made < options.requests; batch += 1) {
    const count = Math.min(batchSize, options.requests - made);
    const waiting = fc.sample(arbitrary, { seed: options.seed + batch, numRuns: count });
    const secrets: Secrets = { always: people.tokens(), ofVictim: victim.secrets };
    const fire = async (shot: Shot): Promise<void> => {
      const answer = await send(base, shot, people.headersOf(shot.as));
      const hundreds = Math.floor(answer.status / 100) * 100;
      statuses[hundreds] = (statuses[hundreds] ?? 0) + 1;
      times.push(answer.ms);
      if (answer.ms > slowest.ms) slowest = { ms: answer.ms, shot: inWords(shot) };
      const faults = faultsOf(shot, answer, secrets);
      if (faults.length === 0) return;
      const key = `${shot.kind.split(',')[0]} ${faults.join()}`.slice(0, 300);
      if (!findings.has(key))
        findings.set(key, { faults, shot: `seed ${options.seed + batch}: ${inWords(shot)}` });
    };
    const work = async (): Promise<void> => {
      for (let shot = waiting.pop(); shot !== undefined; shot = waiting.pop()) await fire(shot);
    };
    await Promise.all(Array.from({ length: options.atOnce }, work));
    made += count;
    await people.refresh();
    options.onBatch?.(made, [...findings.values()]);
  }
  times.sort((one, other) => one - other);
  return {
    requests: options.requests,
    operations: description.operations.length,
    findings: [...findings.values()],
    statuses,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    slowest,
  };
}

interface Victim {
  readonly secrets: readonly string[];
  /** Data that others could find out or guess: it opens nothing. */
  readonly guessable: readonly string[];
}

async function makeVictim(base: string): Promise<Victim> {
  const login = await signUp(base, `viktoria-${Date.now()}@example.org`, 'Viktoria Unverwechselbar');
  const address = {
    firstName: 'Viktoria',
    lastName: 'Unverwechselbar',
    phone: '030 23125 777',
    street: 'Geheimweg 7',
    postalCode: '10245',
    city: 'Berlin',
    country: 'DE',
  };
  const saved = await post(base, '/api/account/addresses', address, login);
  const { body } = await get(base, '/api/user_product/products/list/vintage?limit=1', []);
  const pieces = ((parsed(body) as { products?: { _id: string }[] } | null)?.products ?? []).map(
    ({ _id }) => _id,
  );
  const [orderId = ''] = await placeOrder(base, pieces, login, {
    firstName: 'Viktoria',
    lastName: 'Unverwechselbar',
    address: 'Geheimweg 7',
  });
  const { addresses = [] } = (parsed((await get(base, '/api/account/addresses', login)).body) ?? {}) as {
    addresses?: { id: string }[];
  };
  if (addresses.length === 0 || orderId === '')
    throw new Error(`there is no victim: ${saved.body} ${orderId}`);
  return {
    secrets: [...marks, orderId, ...login.map(([, value]) => value.split(/[ =]/)[1] ?? '')],
    guessable: addresses.map(({ id }) => String(id)),
  };
}

/** An order of one available piece, without its binding click. */
async function placeOrder(
  base: string,
  pieces: readonly string[],
  login: ReturnType<People['headersOf']>,
  changes: object = {},
): Promise<readonly string[]> {
  for (const piece of pieces) {
    const order = payload([bought(piece)], 0);
    const input = { ...order, shipmentAdress: { ...order.shipmentAdress, ...changes } };
    const first = await post(base, '/api/initiate-payment', input, login);
    const { totals } = (parsed(first.body) ?? {}) as { totals?: { total: number } };
    if (totals === undefined) continue;
    const answer = await post(base, '/api/initiate-payment', { ...input, totalPrice: totals.total }, login);
    const { orderId } = (parsed(answer.body) ?? {}) as { orderId?: string };
    if (orderId !== undefined) return [orderId];
  }
  return [];
}
