import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Answer, Shot } from './shot.ts';

/** A longer answer counts as hung. */
const latestMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request and waits for its answer; a late or missing one is not an error. */
export function send(
  base: string,
  shot: Shot,
  login: readonly (readonly [string, string])[] = [],
): Promise<Answer> {
  const headers = [...login, ...shot.headers];
  return mayPassNode(shot, headers)
    ? sendByNode(base, shot, headers)
    : sendRaw(base, bytesOf(base, shot, headers));
}

/** Node's own client refuses to send some requests that a server may receive. */
function mayPassNode({ target, method }: Shot, headers: readonly (readonly [string, string])[]): boolean {
  const names = headers.map(([name]) => name);
  return (
    /^[\x21-\x7e]+$/.test(target) &&
    !['CONNECT', 'TRACE'].includes(method) &&
    !names.some((name) =>
      ['host', 'upgrade', 'expect', 'transfer-encoding', 'te', '__proto__'].includes(name),
    ) &&
    new Set(names).size === names.length &&
    headers.every(([, value]) => /^[\t\x20-\x7e]*$/.test(value))
  );
}

function sendByNode(
  base: string,
  shot: Shot,
  headers: readonly (readonly [string, string])[],
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const started = performance.now();
  return new Promise((resolve) => {
    const answer = (more: Partial<Answer>): void => {
      resolve({ status: 0, headers: {}, body: '', ms: performance.now() - started, failure: null, ...more });
    };
    const sent = httpRequest(
      {
        hostname,
        port,
        agent,
        method: shot.method,
        path: shot.target,
        headers: {
          ...Object.fromEntries(headers),
          ...(shot.body === null ? {} : { 'content-length': shot.body.length }),
        },
        timeout: latestMs,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => answer({ failure: 'closed' }));
        response.on('end', () =>
          answer({
            status: response.statusCode ?? 0,
            headers: flat(response.headers),
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('timeout', () => {
      answer({ failure: 'late' });
      sent.destroy();
    });
    sent.on('error', () => {
      // The server had closed an idle connection while this was being sent: no answer to this one.
      if (sent.reusedSocket) resolve(sendRaw(base, bytesOf(base, shot, headers)));
      else answer({ failure: 'closed' });
    });
    sent.end(shot.body ?? undefined);
  });
}

function bytesOf(base: string, shot: Shot, headers: readonly (readonly [string, string])[]): Buffer {
  const given = new Set(headers.map(([name]) => name));
  const all = [
    ...(given.has('host') ? [] : [['host', new URL(base).host] as const]),
    ...(given.has('connection') ? [] : [['connection', 'close'] as const]),
    ...headers,
    ...(shot.body === null || given.has('transfer-encoding')
      ? []
      : [['content-length', String(shot.body.length)] as const]),
  ];
  const head = `${shot.method} ${shot.target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), shot.body ?? Buffer.alloc(0)]);
}

/**
 * Writes bytes to a connection and reads until it ends, or until an answer with a stated length is complete. `closed`
 * if nothing came.
 */
export function sendRaw(base: string, bytes: Buffer, latest = latestMs): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = (failure: Answer['failure']): void => {
      socket.destroy();
      resolve({ ...parse(Buffer.concat(chunks)), ms: performance.now() - started, failure });
    };
    const ended = () => end(chunks.length === 0 ? 'closed' : null);
    socket.setTimeout(latest, () => end('late'));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) ended();
    });
    socket.on('end', ended);
    socket.on('error', ended);
    socket.write(bytes);
  });
}

function isWhole(bytes: Buffer): boolean {
  const { status, headers, body } = parse(bytes);
  const length = Number(headers['content-length'] ?? NaN);
  return status >= 200 && Buffer.byteLength(body) >= length;
}

function parse(bytes: Buffer): Pick<Answer, 'status' | 'headers' | 'body'> {
  const text = bytes.toString();
  const split = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = (split < 0 ? text : text.slice(0, split)).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  if (status === 100) return parse(bytes.subarray(bytes.indexOf('\r\n\r\n') + 4));
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = split < 0 ? '' : text.slice(split + 4);
  if (headers['transfer-encoding'] === 'chunked') {
    return { status, headers, body: body.replace(/(^|\r\n)[0-9a-f]+\r\n/g, '') };
  }
  // The rest answers bytes that were no body, since none was declared.
  const length = Number(headers['content-length'] ?? Infinity);
  return { status, headers, body: Buffer.from(body).subarray(0, length).toString() };
}

function flat(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('\n') : String(value),
    ]),
  );
}
