import { useEffect } from 'react';
import type { VoucherQuestion } from '../../../modules/ordering/http/checkout.schemas.ts';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { askAfterPause } from '../../ask-after-pause.ts';
import { askShop } from '../../ask-shop.ts';
import { pieceOf, type ShopLine } from '../cart/shop-line.ts';
import { useCheckout, type Checkout } from './checkout-store.ts';
import { changeVoucher, useTypedVoucher } from './voucher-store.ts';

export interface VoucherState {
  readonly isChecking: boolean;
  /** What it takes off; 0: nothing, or not known yet. */
  readonly cents: Cents;
  /** Why it does not apply, or `unanswered`; empty: it does, or there is none. */
  readonly problem: string;
}

/** The shop could not be asked. */
export const unanswered = 'unanswered';

/** So that typing an e-mail address does not ask with each letter. */
const pauseMs = 400;

/** What the typed voucher takes off these lines: the shop says so, again whenever something changes. */
export function useVoucher(lines: readonly ShopLine[]): VoucherState {
  const checkout = useCheckout();
  const { code, asked, cents, problem } = useTypedVoucher();
  const question = code === '' || lines.length === 0 ? '' : questionOf(code, checkout, lines);
  const isChecking = question !== '' && asked !== question;
  useEffect(
    () => (isChecking ? askAfterPause(pauseMs, (signal) => ask(question, signal)) : undefined),
    [question, isChecking],
  );
  const isKnown = question !== '' && !isChecking;
  return { isChecking, cents: isKnown ? cents : 0, problem: isKnown ? problem : '' };
}

/** The data that decides the answer, as JSON. */
function questionOf(
  voucherCode: string,
  { formData, customerKind }: Checkout,
  lines: readonly ShopLine[],
): string {
  const email = formData.email.trim();
  const question: VoucherQuestion = {
    voucherCode,
    order_items: lines.map((line) => ({
      product_item_id: pieceOf(line),
      variantId: line.variantId ?? null,
      qty: line.quantity,
      isRent: line.isRent,
      rentOption: line.rentOption ?? null,
      assembly: (line as Partial<ShopLine>).assembly ?? false,
    })),
    // While it is being typed, it is nobody's.
    email: /\S@\S+\.\S/.test(email) ? email : null,
    customerKind,
  };
  return JSON.stringify(question);
}

/** Stores the shop's answer. */
async function ask(question: string, signal: AbortSignal): Promise<void> {
  const answer = await askShop<{ takenOff: number }>('/voucher', {
    send: { ...(JSON.parse(question) as VoucherQuestion), checkoutKey: ownCheckout() },
    signal,
    like: { takenOff: 0 },
  });
  if (answer.ok) {
    changeVoucher({ asked: question, cents: fromEuros(answer.value.takenOff), problem: '' });
    return;
  }
  const { issues } = (answer.body ?? {}) as { readonly issues?: readonly { readonly message: string }[] };
  changeVoucher({ asked: question, cents: 0, problem: issues?.[0]?.message ?? answer.message ?? unanswered });
}

/** The key of this browser's checkout, whose draft is no other use; null: there is none yet (`checkout-key.ts`). */
function ownCheckout(): string | null {
  try {
    return (JSON.parse(localStorage.getItem('checkout-key') ?? '{}') as { key?: string }).key ?? null;
  } catch {
    return null;
  }
}
