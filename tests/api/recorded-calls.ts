import { testNow } from './open-test-shop.ts';
import { openPayingShop } from './pay-by-card.ts';
import { firstOwner } from './staff-login.ts';

/** A call between the shop and the stand-in, or a webhook back, as it went over the line. */
export interface RecordedCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

export type RecordedShop = Awaited<ReturnType<typeof openRecordedShop>>;

/** A paying shop with its owner, all of whose calls are recorded. */
export async function openRecordedShop() {
  const shop = await openPayingShop();
  const owner = await firstOwner(shop);
  const { calls, stop } = recordCalls();
  return {
    shop,
    owner,
    calls,
    /** Before each test: nothing is recorded yet, the stand-in is in its usual state, and it is the usual time. */
    beginAnew() {
      calls.length = 0;
      shop.sandbox.answers.change({});
      shop.sandbox.behaviour.change({ kind: 'fine' });
      shop.sandbox.webhooks.delay(0);
      shop.setNow(testNow);
    },
    async close() {
      stop();
      await shop.close();
    },
  };
}

/** Records all calls from now on. */
export function recordCalls(): { readonly calls: RecordedCall[]; readonly stop: () => void } {
  const calls: RecordedCall[] = [];
  const real = globalThis.fetch;
  // Not by a mock of the test runner, which forgets those after each test.
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    calls.push({
      method: init?.method ?? 'GET',
      path: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: bodyOf(init?.body),
      status: answer.status,
      answer: await answer.clone().text(),
    });
    return answer;
  };
  return {
    calls,
    stop: () => {
      globalThis.fetch = real;
    },
  };
}

function bodyOf(body: unknown): string {
  if (typeof body === 'string') return body;
  return body instanceof URLSearchParams ? body.toString() : '';
}
