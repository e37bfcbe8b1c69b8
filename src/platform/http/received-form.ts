import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { TooBusy } from '../fair-queue/client.ts';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import { networkOf } from './client-keys.ts';

/** The limits as the plug-in expects them: bytes per file, number of files and fields. */
interface FormLimits {
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldSize?: number;
}

/** A truncated form, or one without a boundary. It is the sender's mistake, so it raises no alarm. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
  constructor(cause: unknown) {
    super('the form cannot be read', { cause });
  }
}

/**
 * Waits for a promise of the form's reader. The parser throws plain errors for broken forms, which are not bugs.
 * @throws UnreadableForm in their place; errors for exceeded limits keep their status
 */
export async function readable<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new UnreadableForm(error);
  }
}

/** The file in the form's field `file`; null if there is none. */
export async function receivedFile(
  request: FastifyRequest,
  limits: FormLimits,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  const file: MultipartFile | undefined = await readable(request.file({ limits }));
  if (file?.fieldname !== 'file') return null;
  return { name: file.filename, bytes: await readable(file.toBuffer()) };
}

/** The form's parts, one after the other. Each file must be read before the next part is requested. */
export async function* receivedParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits });
  for (;;) {
    const next: IteratorResult<Multipart, void> = await readable(parts.next());
    if (next.done === true) return;
    yield next.value;
  }
}

/**
 * How many large bodies are read at once in this process, and how many of them from one network. Each may be 25 MB and
 * is held in memory until its picture is stored: 200 MB together. Further bodies stay on the network until it is their
 * turn.
 */
export const maxReceiving = { atOnce: 8, waiting: 40, ofOneNetwork: 3 } as const;

const queue = new FairQueue(maxReceiving.atOnce, maxReceiving.waiting, maxReceiving.ofOneNetwork);

/** Somebody sends so slowly that the turn passes to others. */
class TooSlow extends Error {
  readonly statusCode = 408;
  constructor() {
    super('the body took too long');
  }
}

/**
 * Reads a large body in its turn. Nothing of it is read before that, so a client that is turned away has filled no
 * memory.
 * @param maxMs the longest time from the first byte until the body has been used
 * @throws TooBusy, TooSlow
 */
export async function inTurn<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  maxMs: number,
  read: () => Promise<T>,
): Promise<T> {
  const done = await queue
    .take(async () => ({ value: await within(maxMs, request, read) }), networkOf(request.ip))
    .catch((error: unknown) => {
      // The rest of the body remains unread, so this connection cannot carry another request.
      if (error instanceof TooSlow) void reply.header('connection', 'close');
      throw error;
    });
  if (done !== null) return done.value;
  void reply.header('connection', 'close');
  throw new TooBusy('a turn to send');
}

/** Senders below this rate lose their turn: 13 kbit/s is slower than any connection that people send pictures over. */
const slowest = { bytes: 16_384, inMs: 10_000 } as const;

/** Reads the body, unless that takes too long, it trickles in, or the client has gone. */
function within<T>(maxMs: number, { raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TooSlow());
    const end = () => {
      // A connection that closes after the last byte has not been cut off.
      if (!raw.complete) giveUp();
    };
    // The client left while waiting for its turn: the stream would never end and never report an error.
    if (raw.destroyed) return end();
    let received = raw.socket.bytesRead;
    const pulse = setInterval(() => {
      if (!raw.complete && raw.socket.bytesRead - received < slowest.bytes) giveUp();
      received = raw.socket.bytesRead;
    }, slowest.inMs);
    const timer = setTimeout(giveUp, maxMs);
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
