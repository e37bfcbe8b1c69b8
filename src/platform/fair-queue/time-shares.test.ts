import { describe, expect, test } from 'vitest';
import { JointClients } from './client.ts';
import { shareOf, TimeShares } from './time-shares.ts';

function shop() {
  let now = 0;
  const shares = new TimeShares(() => now);
  return { shares, pass: (ms: number) => (now += ms) };
}
const { line, block, debtMs } = shareOf;

test('what a network used comes back with time, up to the whole', () => {
  const { shares, pass } = shop();
  const client = shares.clientAt('203.0.113.1');
  expect(client.left()).toBe(line.maxMs);
  client.spend(1_000);
  expect(client.left()).toBe(line.maxMs - 1_000);
  pass(2_000);
  expect(client.left()).toBe(line.maxMs - 1_000 + 2_000 * line.ofEachSecond);
  pass(3_600_000);
  expect(client.left()).toBe(line.maxMs);
});

test('a debt has an end, and it is known when', () => {
  const { shares, pass } = shop();
  const client = shares.clientAt('203.0.113.1');
  expect(client.dueInMs()).toBe(0);
  client.spend(1e9);
  expect(client.left()).toBe(-debtMs);
  pass(client.dueInMs());
  expect(client.left()).toBe(0);
});

test('another network has its own share', () => {
  const { shares } = shop();
  shares.clientAt('203.0.113.1').spend(line.maxMs);
  expect(shares.clientAt('203.0.113.1').left()).toBe(0);
  expect(shares.clientAt('203.0.113.2').left()).toBe(line.maxMs);
});

describe('in IPv6', () => {
  test('all addresses of a /64 share one', () => {
    const { shares } = shop();
    shares.clientAt('2001:db8:0:1::1').spend(1_000);
    expect(shares.clientAt('2001:db8:0:1::2').left()).toBe(line.maxMs - 1_000);
  });

  test('the networks of one /48 share one account', () => {
    const { shares } = shop();
    for (let network = 0; network < 8; network += 1) {
      shares.clientAt(`2001:db8:0:${network.toString(16)}::1`).spend(block.maxMs / 8);
    }
    expect(shares.clientAt('2001:db8:0:ff::1').left()).toBe(0);
  });
});

test('what several wait for is done for the one who has most left, and at their cost', () => {
  const { shares } = shop();
  const flood = shares.clientAt('198.51.100.7');
  const visitor = shares.clientAt('203.0.113.1');
  flood.spend(line.maxMs + 100);
  const both = new JointClients(flood);
  expect([both.network, both.left()]).toEqual(['198.51.100.7', -100]);
  both.join(visitor);
  expect([both.network, both.left()]).toEqual(['203.0.113.1', line.maxMs]);
  both.spend(20);
  expect([visitor.left(), flood.left()]).toEqual([line.maxMs - 20, -100]);
  both.join(flood);
  expect(both.network).toBe('203.0.113.1');
});
