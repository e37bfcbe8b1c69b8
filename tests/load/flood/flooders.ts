import { constants, setPriority } from 'node:os';
import { payload } from '../../api/an-order.ts';
import { ask, type Answer } from './ask.ts';

/** The parameters of a flood. */
export interface Flood {
  readonly origin: string;
  /** Pieces that it views and holds. */
  readonly ids: readonly string[];
  /** Requests in flight. */
  readonly atOnce: number;
  /** Only requests of these kinds; all kinds if empty. */
  readonly kinds: readonly string[];
}

/** Answers of each kind, by status. */
export type Answered = Readonly<Record<string, number>>;

const from = '198.51.100.7';
const answered: Record<string, number> = {};
let asked = 0;
let isOver = false;

/** One request of the flood, of a different kind each time. */
async function askNext({ origin, ids, kinds: only }: Flood): Promise<void> {
  asked += 1;
  const number = asked;
  const id = ids[number % ids.length] ?? '';
  const spelt = [...id]
    .map((letter, at) => ((number >> (at % 16)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
  const kinds: Readonly<Record<string, () => Promise<Answer>>> = {
    search: () => ask(`${origin}/suche?query=flut-${number}`, from),
    page: () => ask(`${origin}/shop/vintage?page=${number}`, from),
    spelling: () => ask(`${origin}/product/${spelt}`, from),
    missing: () => ask(`${origin}/product/nein-${number}`, from),
    hold: () => holdAndRelease(origin, id),
    login: () =>
      ask(`${origin}/api/login`, from, { email: `wer-${number}@example.org`, password: 'geraten' }),
    unknown: () => ask(`${origin}/nein-${number}`, from),
  };
  const names = Object.keys(kinds).filter((one) => only.length === 0 || only.includes(one));
  const name = names[number % names.length] ?? '';
  const status = await (kinds[name]?.() ?? Promise.reject(new Error(name))).then(
    (answer) => answer.status,
    () => 0,
  );
  answered[`${name} ${status}`] = (answered[`${name} ${status}`] ?? 0) + 1;
}

async function holdAndRelease(origin: string, id: string): Promise<Answer> {
  const body = payload([{ product_item_id: id, qty: 1 }], 1);
  const priced = await ask(`${origin}/api/initiate-payment`, from, body);
  const { totals } = JSON.parse(priced.text) as { totals?: { total: number } };
  if (totals === undefined) return priced;
  const held = await ask(`${origin}/api/initiate-payment`, from, { ...body, totalPrice: totals.total });
  const { orderId } = JSON.parse(held.text) as { orderId?: string };
  return orderId === undefined ? held : ask(`${origin}/api/checkout/${orderId}/cancel`, from, {});
}

async function flood(told: Flood): Promise<void> {
  await Promise.all(
    Array.from({ length: told.atOnce }, async () => {
      while (!isOver) await askNext(told);
    }),
  );
  process.send?.(answered);
}

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (told: Flood | 'over') => {
  if (told === 'over') isOver = true;
  else void flood(told);
});
