import fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { answerErrors } from '../answers/http-errors.ts';
import { limitRequests, requestsPerMinute, warnOfUnknownProxy } from './limit-requests.ts';

/** How many of this many requests are answered, each from its own address. */
async function answered(requests: number, addressOf: (index: number) => string): Promise<number> {
  const app = fastify();
  answerErrors(app);
  await app.register(async (api) => {
    await limitRequests(api);
    api.get('/', () => 'OK');
  });
  let count = 0;
  for (let index = 0; index < requests; index += 1) {
    const { statusCode } = await app.inject({ url: '/', remoteAddress: addressOf(index) });
    if (statusCode === 200) count += 1;
  }
  await app.close();
  return count;
}
const hex = (index: number) => index.toString(16);

test.each([
  [
    'all of a network of IPv6 are one client',
    requestsPerMinute.line,
    (index: number) => `2001:db8::${hex(index)}`,
  ],
  [
    'all networks that one customer may have been given are limited together',
    requestsPerMinute.block,
    (index: number) => `2001:db8:7:${hex(index)}::1`,
  ],
  [
    'an IPv4 address is the same inside IPv6',
    requestsPerMinute.line,
    (index: number) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'),
  ],
])('%s', async (_what, most, addressOf) => {
  expect(await answered(most + 10, addressOf)).toBe(most);
});

test.each([
  ['of a network of IPv6', 20, (index: number) => `2001:db8:1::${hex(index)}`],
  [
    'of all that one customer may have been given, ten times as many',
    200,
    (index: number) => `2001:db8:2:${hex(index)}::1`,
  ],
])('a route with a limit of its own takes as many requests: %s', async (_whose, most, addressOf) => {
  const limit = { rateLimit: { max: 20, timeWindow: '1 hour' } };
  const others = { rateLimit: { max: 20, timeWindow: '1 hour' } };
  const app = fastify();
  answerErrors(app);
  await app.register(async (api) => {
    await limitRequests(api);
    await api.register((routes, _options, done) => {
      routes.post('/mails', { config: limit }, () => 'OK');
      routes.post('/others', { config: others }, () => 'OK');
      done();
    });
  });
  const send = (url: string, index: number) =>
    app.inject({ method: 'POST', url, remoteAddress: addressOf(index) });
  const codes = [];
  for (let index = 0; index < most + 5; index += 1) codes.push((await send('/mails', index)).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(most);
  expect(codes.slice(most)).toEqual([429, 429, 429, 429, 429]);
  // Each route counts for itself.
  expect((await send('/others', 0)).statusCode).toBe(200);
  await app.close();
});

test('the log warns once of a proxy that nobody has named, and not before there seems to be one', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  warnOfUnknownProxy(app);
  app.get('/', () => 'OK');
  await app.inject({ url: '/' });
  expect(lines).toEqual([]);
  for (let times = 0; times < 3; times += 1) {
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
  }
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY names no proxy')]);
  await app.close();
});
