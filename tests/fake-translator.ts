import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a LibreTranslate server is asked. */
export interface Asked {
  readonly q: readonly string[];
  readonly target: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

export const translated = (texts: readonly string[]): Answer => ({
  status: 200,
  body: JSON.stringify({ translatedText: texts }),
});

/** Each text with the language before it: '<p>Schön.</p>' is 'es: <p>Schön.</p>'. */
export const asIfTranslated = ({ q, target }: Asked): Answer =>
  translated(q.map((text) => `${target}: ${text}`));

/** A translation service of the tests' own, with LibreTranslate's interface. */
export async function startTranslationService(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  { afterMs = 0 }: { readonly afterMs?: number } = {},
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        await pause(afterMs);
        const { status, body } = await answer(JSON.parse(Buffer.concat(chunks).toString()) as Asked);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
