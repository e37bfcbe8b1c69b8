import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TooBusy } from '../fair-queue/client.ts';
import { inTurn, maxReceiving } from './received-form.ts';

const longestMs = 400;
let app: FastifyInstance;
let lines: Socket[];
/** Whose requests have come, and whose are being read. */
let come: string[];
let begun: string[];
beforeEach(async () => {
  lines = [];
  come = [];
  begun = [];
  app = fastify({ trustProxy: true, forceCloseConnections: true });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof TooBusy ? 503 : ((error as { statusCode?: number }).statusCode ?? 500))
      .send('no'),
  );
  for (const [path, maxMs] of [
    ['/', longestMs],
    ['/patient', 600_000],
  ] as const) {
    app.post(path, (request, reply) => {
      come.push(request.ip);
      return inTurn(request, reply, maxMs, () => received(request));
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

/** Reads as a form parser does: it sees only bytes and their end. */
function received({ ip, raw }: FastifyRequest): Promise<{ bytes: number }> {
  begun.push(ip);
  let bytes = 0;
  return new Promise((resolve) => {
    raw.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve({ bytes }));
  });
}

/** Begins to send, then goes silent. */
async function beginToSend(from: string, path = '/'): Promise<Socket> {
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  lines.push(line);
  await once(line, 'connect');
  line.on('error', () => undefined);
  line.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: image/jpeg\r\ncontent-length: 1000\r\n\r\nab`,
  );
  return line;
}
const answerOf = async (line: Socket) => (await buffer(line)).toString();
const send = (from: string, path = '/') =>
  app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.alloc(50),
    headers: { 'x-forwarded-for': from, 'content-type': 'image/jpeg' },
  });

test('one network that sends slowly has some turns, and others are received meanwhile', async () => {
  await Promise.all(Array.from({ length: 6 }, () => beginToSend('198.51.100.1', '/patient')));
  await expect.poll(() => come.length).toBe(6);
  expect(begun).toHaveLength(maxReceiving.ofOneNetwork);
  expect((await send('203.0.113.1')).json()).toEqual({ bytes: 50 });
  expect(begun).toHaveLength(maxReceiving.ofOneNetwork + 1);
});

test('each turn lasts for a while', async () => {
  const slow = await Promise.all(Array.from({ length: 6 }, () => beginToSend('198.51.100.1')));
  const answers = await Promise.all(slow.map(answerOf));
  expect(answers.every((answer) => answer.startsWith('HTTP/1.1 408'))).toBe(true);
});

test('a client that leaves hands on its turn at once', async () => {
  const slow = await Promise.all(
    Array.from({ length: maxReceiving.ofOneNetwork }, () => beginToSend('198.51.100.2', '/patient')),
  );
  await expect.poll(() => begun.length).toBe(maxReceiving.ofOneNetwork);
  for (const line of slow) line.destroy();
  expect((await send('198.51.100.2', '/patient')).statusCode).toBe(200);
});

test('a client that leaves before its turn takes none', async () => {
  const working = await Promise.all(
    Array.from({ length: maxReceiving.ofOneNetwork }, () => beginToSend('198.51.100.3', '/patient')),
  );
  await expect.poll(() => begun.length).toBe(maxReceiving.ofOneNetwork);
  const waiting = await Promise.all(
    Array.from({ length: maxReceiving.ofOneNetwork }, () => beginToSend('198.51.100.3', '/patient')),
  );
  for (const line of waiting) line.destroy();
  await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(working.length);
  for (const line of working) line.destroy();
  expect((await send('198.51.100.3', '/patient')).statusCode).toBe(200);
});

test('when too many wait, one is turned away before anything of it is read', async () => {
  const all = maxReceiving.atOnce + maxReceiving.waiting;
  for (let index = 0; index < all; index += 1) await beginToSend(`198.51.101.${index}`, '/patient');
  await expect.poll(() => come.length).toBe(all);
  expect(begun).toHaveLength(maxReceiving.atOnce);
  const refused = await answerOf(await beginToSend('203.0.113.9'));
  expect(refused).toMatch(/^HTTP\/1\.1 503/);
  expect(begun).not.toContain('203.0.113.9');
});
