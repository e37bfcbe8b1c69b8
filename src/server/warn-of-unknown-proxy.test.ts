import fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { warnOfUnknownProxy } from './warn-of-unknown-proxy.ts';

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
