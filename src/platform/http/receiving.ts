import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooBusy } from '../turns/too-busy.ts';
import { Turns } from '../turns/turns.ts';
import { networkOf } from './client-network.ts';

/**
 * Large bodies that are read at once in this process, and of these those of one network. Each may be 25 MB and is held in
 * memory until its picture is stored: 200 MB together. The others' bytes stay with the network until their turn comes.
 */
export const mostReceiving = { atOnce: 8, waiting: 40, ofOneNetwork: 3 } as const;

const turns = new Turns(mostReceiving.atOnce, mostReceiving.waiting, mostReceiving.ofOneNetwork);

/** Who sends so slowly gives the turn to others. */
class TooSlow extends Error {
  readonly statusCode = 408;
  constructor() {
    super('the body took too long');
  }
}

/**
 * Reads a large body when it is its turn. Until then nothing of it is read, and a client that is turned away has filled
 * no memory.
 * @param mostMs how long it may take from the first byte to its use
 * @throws TooBusy, TooSlow
 */
export async function inTurn<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  mostMs: number,
  read: () => Promise<T>,
): Promise<T> {
  const done = await turns
    .take(async () => ({ value: await within(mostMs, request, read) }), networkOf(request.ip))
    .catch((error: unknown) => {
      // The rest of the body stays unread, so no other request can follow on this connection.
      if (error instanceof TooSlow) void reply.header('connection', 'close');
      throw error;
    });
  if (done !== null) return done.value;
  void reply.header('connection', 'close');
  throw new TooBusy('a turn to send');
}

/** Senders below this rate lose their turn: 13 kbit/s is slower than any line over which pictures are sent. */
const slowest = { bytes: 16_384, inMs: 10_000 } as const;

/** Reads the body, unless that takes too long, it comes in drips, or the client has gone. */
function within<T>(mostMs: number, { raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TooSlow());
    const end = () => {
      // An end after the last byte is no end before it.
      if (!raw.complete) giveUp();
    };
    // The client left while waiting for its turn: the stream would never end and never report an error.
    if (raw.destroyed) return end();
    let received = raw.socket.bytesRead;
    const pulse = setInterval(() => {
      if (!raw.complete && raw.socket.bytesRead - received < slowest.bytes) giveUp();
      received = raw.socket.bytesRead;
    }, slowest.inMs);
    const timer = setTimeout(giveUp, mostMs);
    raw.once('close', end);
    work()
      .then(resolve, reject)
      .finally(() => {
        clearInterval(pulse);
        clearTimeout(timer);
        raw.off('close', end);
      });
  });
}
