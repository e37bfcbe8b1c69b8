import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TimeShares, shareOf } from '../../platform/fair-queue/time-shares.ts';
import { Admission, admissionLimits } from './admission.ts';

let shares: TimeShares;
let admission: Admission;
beforeEach(() => {
  vi.useFakeTimers();
  shares = new TimeShares();
  admission = new Admission();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request from an address; `state` says what has become of it so far. */
function knock(client: string) {
  const request = { state: 'waiting', leave: () => undefined as void, giveUp: () => undefined as void };
  const entered = admission.enter(shares.clientAt(client), (giveUp) => {
    request.giveUp = giveUp;
  });
  void entered.then((leave) => {
    request.state = leave === null ? 'turned away' : 'in';
    if (leave !== null) request.leave = leave;
  });
  return request;
}
const knocks = (count: number, client: string) => Array.from({ length: count }, () => knock(client));
const count = (requests: readonly { state: string }[], state: string) =>
  requests.filter((request) => request.state === state).length;
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const inDebt = (client: string) => shares.clientAt(client).spend(shareOf.line.maxMs + 100);

const office = '198.51.100.7';
const visitor = '203.0.113.7';

describe('a network within its share', () => {
  test('has as many requests in work as a browser sends at once; the next waits for one of them', async () => {
    const requests = knocks(admissionLimits.atOnce + 1, office);
    await passed(0);
    expect(count(requests, 'in')).toBe(admissionLimits.atOnce);
    requests[0]?.leave();
    await passed(0);
    expect(count(requests, 'in')).toBe(admissionLimits.atOnce + 1);
  });

  test('is not kept waiting by its own slow uploads', async () => {
    const slow = knocks(admissionLimits.atOnce, office);
    const quick = knock(office);
    await passed(admissionLimits.placeMs);
    expect([count(slow, 'in'), quick.state]).toEqual([admissionLimits.atOnce, 'in']);
  });

  test('does not notice a request that is ended twice', async () => {
    const requests = knocks(admissionLimits.atOnce + 2, office);
    await passed(0);
    requests[0]?.leave();
    requests[0]?.leave();
    await passed(0);
    expect(count(requests, 'in')).toBe(admissionLimits.atOnce + 1);
  });
});

describe('a network that has used up its share', () => {
  test('sends in one request at a time, as its share grows', async () => {
    inDebt(office);
    const requests = knocks(3, office);
    await passed(100 / shareOf.line.ofEachSecond - 10);
    expect(count(requests, 'in')).toBe(0);
    await passed(20);
    expect(count(requests, 'in')).toBe(1);
    shares.clientAt(office).spend(50);
    requests[0]?.leave();
    await passed(50 / shareOf.line.ofEachSecond - 20);
    expect(count(requests, 'in')).toBe(1);
    await passed(40);
    expect(count(requests, 'in')).toBe(2);
  });

  test('keeps nobody else waiting', async () => {
    inDebt(office);
    knocks(20, office);
    const other = knock(visitor);
    await passed(0);
    expect(other.state).toBe('in');
  });

  test('is let in after two seconds at the latest, however much it has used', async () => {
    shares.clientAt(office).spend(1e9);
    const request = knock(office);
    await passed(shareOf.debtMs / shareOf.line.ofEachSecond + 5);
    expect(request.state).toBe('in');
  });

  test('is turned away after its patience', async () => {
    inDebt(office);
    const first = knock(office);
    await passed(100 / shareOf.line.ofEachSecond + 50);
    expect(first.state).toBe('in');
    shares.clientAt(office).spend(1e9);
    const late = knocks(2, office);
    for (let second = 0; second < 5; second += 1) {
      shares.clientAt(office).spend(1e9);
      await passed(1_000);
    }
    expect(count(late, 'turned away')).toBe(2);
  });

  test('has room for some requests only; what its client gives up makes room', async () => {
    inDebt(office);
    const requests = knocks(admissionLimits.waitingOfOneNetwork + 1, office);
    await passed(0);
    expect(count(requests, 'turned away')).toBe(1);
    requests[0]?.giveUp();
    const next = knock(office);
    await passed(0);
    expect(next.state).toBe('waiting');
  });
});

test('many networks together have room for some requests only', async () => {
  const each = 50;
  const networks = admissionLimits.waiting / each;
  const clients = Array.from({ length: networks + 1 }, (_, index) => `192.0.2.${index}`);
  clients.forEach(inDebt);
  const requests = clients.flatMap((client) => knocks(each, client));
  await passed(0);
  expect(count(requests, 'turned away')).toBe(each);
});
