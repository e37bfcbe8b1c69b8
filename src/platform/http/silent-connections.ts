import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, when the server closes, the connections on which no request has come yet, and soon those whose last request is
 * just being answered. Browsers open the former ahead, and Node counts only those as idle that have answered one: each of
 * them would hold up the end of the process.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', () => {
    isClosing = true;
    // In milliseconds; 0 would mean for ever.
    app.server.keepAliveTimeout = 1;
    for (const socket of silent) socket.destroy();
  });
}
