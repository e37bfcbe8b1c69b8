import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Recorded } from './forked-server.ts';
import { acceptEncoding } from './load.ts';

/** Node sends these by itself; a bare server would send them twice. */
const ownOfNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Asks once and keeps the answer as it came over the wire, compressed. */
export async function record(address: string): Promise<Recorded> {
  const asked = request(address, { headers: acceptEncoding }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = Object.entries(response.headers).filter(([name]) => !ownOfNode.has(name));
  return {
    status: response.statusCode ?? 0,
    headers: {
      ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      'content-length': String(body.length),
    },
    body,
  };
}
