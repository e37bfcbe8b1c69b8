import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import type { VoucherRefused } from '../../../vouchers/index.ts';
import { unpaidUntil } from '../../infrastructure/unpaid-orders.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** What orders that wait for their money hold of a gift voucher. */
interface HeldOfGift {
  readonly cents: Cents;
  /** In Berlin, the last day on which they do: if the money does not come, the voucher has it back. */
  readonly lastDay: string;
}

interface GiftBalance {
  readonly balanceCents: Cents;
  readonly lastDay: string;
  /** Null: nothing. */
  readonly held: HeldOfGift | null;
}

type Deps = Pick<OrderingDependencies, 'db' | 'now' | 'vouchers'>;

async function heldOfGift(
  { vouchers, now }: Deps,
  handle: Db | Tx,
  code: string,
): Promise<HeldOfGift | null> {
  const uses = await vouchers.usesOfGift(handle, code);
  const ends = await unpaidUntil(
    handle,
    uses.map(({ orderId }) => orderId),
    now(),
  );
  const cents = uses.reduce((sum, use) => sum + (ends.has(use.orderId) ? use.leftCents : 0), 0);
  const until = [...ends.values()].toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  // A transfer is waited for until midnight.
  return until === undefined ? null : { cents, lastDay: berlinDay(new Date(until.getTime() - 1)) };
}

/** What is on a gift voucher and what is held of it, for anyone who knows its code; nothing else of the orders. */
export async function askGiftBalance(deps: Deps, code: string): Promise<Result<GiftBalance, VoucherRefused>> {
  const asked = await deps.vouchers.askGiftBalance(code);
  return asked.ok ? ok({ ...asked.value, held: await heldOfGift(deps, deps.db, code) }) : asked;
}

/** Why a gift voucher pays nothing: what an order holds that may yet end is not spent. */
export async function spentOrHeld(deps: Deps, handle: Db | Tx, code: string, refused: VoucherRefused) {
  const held = refused.reason.code === 'gift-voucher-spent' ? await heldOfGift(deps, handle, code) : null;
  if (held === null) return fail(refused);
  const params = { heldCents: held.cents, day: held.lastDay };
  return fail<VoucherRefused>({ ...refused, reason: { code: 'gift-voucher-held', params } });
}
