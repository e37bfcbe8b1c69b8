import { useEffect } from 'react';
import type { VoucherQuestion } from '../../../../modules/ordering/http/checkout.schemas.ts';
import { fromEuros, type Cents } from '../../../../shared/money/cents.ts';
import { giftShare } from '../../../../shared/money/gift-share.ts';
import { askAfterPause } from '../../../asking/ask-after-pause.ts';
import { askShop, type Refused, type ShopAnswer } from '../../../asking/ask-shop.ts';
import type { ShopLine } from '../../cart/store/shop-line.ts';
import { orderItemsOf } from '../order-items.ts';
import { readCheckout, useCheckout, type Checkout } from '../checkout-store.ts';
import { changeVoucher, noVoucher, readVoucher, useTypedVoucher } from './voucher-store.ts';

export interface VoucherState {
  readonly isChecking: boolean;
  /** What the promotional one takes off; 0: nothing, or not known yet. */
  readonly cents: Cents;
  /** What is on the gift voucher; null: there is none. */
  readonly gift: { readonly code: string; readonly cents: Cents; readonly lastDay: string } | null;
  /** Why it does not apply, or `unanswered`; empty: it does, or there is none. */
  readonly problem: string;
}

/** What the gift voucher pays of a total. */
export const giftOff = ({ gift }: VoucherState, totalCents: Cents): Cents =>
  giftShare(gift?.cents ?? 0, totalCents);

/** The shop could not be asked. */
export const unanswered = 'unanswered';

/** So that typing an e-mail address does not ask with each letter. */
const pauseMs = 400;

/** What the typed voucher takes off these lines: the shop says so, again whenever something changes. */
export function useVoucher(lines: readonly ShopLine[]): VoucherState {
  const checkout = useCheckout();
  const { code, asked, cents, problem, gift } = useTypedVoucher();
  const question = code === '' || lines.length === 0 ? '' : questionOf(code, checkout, lines);
  const isChecking = question !== '' && asked !== question;
  useEffect(
    () => (isChecking ? askAfterPause(pauseMs, (signal) => ask(question, signal)) : undefined),
    [question, isChecking],
  );
  const isKnown = question !== '' && !isChecking;
  return { isChecking, cents: isKnown ? cents : 0, problem: isKnown ? problem : '', gift };
}

/** The data that decides the answer, as JSON. */
function questionOf(voucherCode: string, { customerKind }: Checkout, lines: readonly ShopLine[]): string {
  const question: VoucherQuestion = {
    voucherCode,
    order_items: orderItemsOf(lines),
    customerKind,
  };
  return JSON.stringify(question);
}

interface Answer {
  readonly takenOff: number;
  /** Left out: it is a promotional one. */
  readonly gift?: { readonly balance: number; readonly lastDay: string };
}

const askAbout = (question: string, signal?: AbortSignal): Promise<ShopAnswer<Answer>> =>
  askShop<Answer>('/voucher', {
    send: { ...(JSON.parse(question) as VoucherQuestion), checkoutKey: ownCheckout() },
    like: { takenOff: 0 },
    ...(signal === undefined ? {} : { signal }),
  });

/** Stores the shop's answer. What turns out to be a gift voucher stands beside a promotional one. */
async function ask(question: string, signal: AbortSignal): Promise<void> {
  const answer = await askAbout(question, signal);
  if (!answer.ok) {
    changeVoucher({ asked: question, cents: 0, ...problemOf(answer) });
    return;
  }
  const { takenOff, gift } = answer.value;
  const { code, instead } = readVoucher();
  changeVoucher(
    gift === undefined
      ? { asked: question, cents: fromEuros(takenOff), problem: '', isUnknown: false }
      : { ...noVoucher, code: instead, gift: giftOf(code, gift) },
  );
}

/** Asks again what is on the gift voucher, after another order may have used it. */
export async function askAboutGift(lines: readonly ShopLine[]): Promise<void> {
  const { gift } = readVoucher();
  if (gift === null || lines.length === 0) return;
  const answer = await askAbout(questionOf(gift.code, readCheckout(), lines));
  if (answer.ok && answer.value.gift !== undefined) {
    changeVoucher({ gift: giftOf(gift.code, answer.value.gift) });
  } else if (!answer.ok && answer.status !== 0) changeVoucher({ gift: null });
}

const giftOf = (code: string, { balance, lastDay }: NonNullable<Answer['gift']>) => ({
  ...{ code, cents: fromEuros(balance), lastDay },
});

function problemOf({ body, message }: Refused): { readonly problem: string; readonly isUnknown: boolean } {
  const { issues } = (body ?? {}) as { readonly issues?: readonly { code: string; message: string }[] };
  const [issue] = issues ?? [];
  return {
    problem: issue?.message ?? message ?? unanswered,
    isUnknown: issue?.code === 'voucher-unknown',
  };
}

/** The key of this browser's checkout, whose draft is no other use; null: there is none yet (`checkout-key.ts`). */
function ownCheckout(): string | null {
  try {
    return (JSON.parse(localStorage.getItem('checkout-key') ?? '{}') as { key?: string }).key ?? null;
  } catch {
    return null;
  }
}
