import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { endSilentConnections } from './silent-connections.ts';

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('what has sent no whole request does not hold up the end, what is being answered is answered', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  endSilentConnections(app);
  const asked = Promise.withResolvers<undefined>();
  const mayAnswer = Promise.withResolvers<undefined>();
  app.get('/', async () => {
    asked.resolve(undefined);
    await mayAnswer.promise;
    return 'an answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const silent = await connected(port);
  const halfway = await connected(port);
  halfway.write('GET / HTTP/1.1\r\n');
  const answered = fetch(`http://127.0.0.1:${port}/`);
  await asked.promise;

  const gone = Promise.all([once(silent, 'close'), once(halfway, 'close')]);
  const closed = app.close();
  await gone;
  mayAnswer.resolve(undefined);
  expect(await (await answered).text()).toBe('an answer');
  await closed;
});
