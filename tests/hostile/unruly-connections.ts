import { connect, type Socket } from 'node:net';
import { rawRequests } from './raw-requests.ts';
import { sendRaw } from './send.ts';

/** Sends invalid requests, each on a connection of its own. Empty if every answer is right. */
export async function sendRawRequests(base: string): Promise<string[]> {
  const wrong = await Promise.all(
    rawRequests.map(async ({ what, bytes, statuses, byNode = false }) => {
      // A form waits ten seconds for those before it that dawdle.
      const { status, headers, body, failure } = await sendRaw(base, Buffer.from(bytes, 'latin1'));
      if (failure === 'late' || !statuses.includes(status))
        return `${what}: ${failure ?? status} ${body.slice(0, 100)}`;
      const isOurs = status > 0 && !byNode;
      return isOurs && headers['x-content-type-options'] !== 'nosniff'
        ? `${what}: ${status} without the shop's headers`
        : null;
    }),
  );
  return wrong.filter((line) => line !== null);
}

/**
 * Opens connections that send half of a request and wait, send a byte of its body now and then, or break off in the
 * middle.
 * @returns a function that closes them all
 */
export async function dawdle(base: string, count: number): Promise<() => void> {
  const { hostname, port } = new URL(base);
  const halves = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
    'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n--x\r\n',
    'POST /api/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema',
    ' ',
  ];
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    await new Promise<void>((resolve) => socket.write(halves[index % halves.length] ?? '', () => resolve()));
    // Every third is gone before it has sent anything that could be answered.
    if (index % 3 === 0) socket.resetAndDestroy();
    else sockets.push(socket);
  }
  const dripping = setInterval(() => {
    // Into the header or the body that the shop still waits for.
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  return () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}
