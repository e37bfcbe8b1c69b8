import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** A shop that never answers is a result as well, and must not block the measurement. */
const longestMs = 30_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request from an address, over connections that stay open.
 * @param body sent as JSON
 */
export function ask(address: string, from: string, body?: object): Promise<Answer> {
  const json = body === undefined ? null : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        agent,
        method: json === null ? 'GET' : 'POST',
        headers: {
          accept: 'text/html',
          'accept-encoding': 'br',
          'x-forwarded-for': from,
          ...(json === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.setTimeout(longestMs, () => sent.destroy(new Error(`${address} was not answered`)));
    sent.on('error', reject);
    sent.end(json ?? undefined);
  });
}
