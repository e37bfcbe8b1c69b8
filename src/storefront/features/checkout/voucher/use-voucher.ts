import { useEffect } from 'react';
import type { VoucherQuestion } from '../../../../modules/ordering/http/checkout.schemas.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { giftShare } from '../../../../shared/money/gift-share.ts';
import { askAfterPause } from '../../../asking/ask-after-pause.ts';
import type { ShopLine } from '../../cart/store/shop-line.ts';
import { orderItemsOf } from '../order-items.ts';
import { readCheckout, useCheckout, type Checkout } from '../checkout-store.ts';
import { changeVoucher, readVoucher, unanswered, useTypedVoucher } from './voucher-store.ts';

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

/** Few shoppers have a code: what asks about one loads with the first. */
const loadAsking = () => import('./ask-voucher.browser.ts').catch(() => null);

async function ask(question: string, signal: AbortSignal): Promise<void> {
  const loaded = await loadAsking();
  if (loaded === null) changeVoucher({ asked: question, cents: 0, problem: unanswered });
  else await loaded.askAboutVoucher(question, signal);
}

/** Asks again about the cart as it is, and what is on the gift voucher, after another order may have used it. */
export async function askVouchersAgain(lines: readonly ShopLine[]): Promise<void> {
  changeVoucher({ asked: '' });
  const { gift } = readVoucher();
  if (gift === null || lines.length === 0) return;
  await (await loadAsking())?.askAboutGift(questionOf(gift.code, readCheckout(), lines));
}
