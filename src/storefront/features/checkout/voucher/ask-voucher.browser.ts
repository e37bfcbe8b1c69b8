import type { z } from 'zod';
import type { VoucherQuestion } from '../../../../modules/ordering/http/checkout.schemas.ts';
import type { voucherAnswerSchema } from '../../../../modules/ordering/http/ordering.schemas.ts';
import { fromEuros } from '../../../../shared/money/cents.ts';
import { askShop, type Refused, type ShopAnswer } from '../../../asking/ask-shop.ts';
import { changeVoucher, readVoucher, unanswered } from './voucher-store.ts';
import { whichVoucher, type Told } from './which-voucher.browser.ts';

type Answer = z.output<typeof voucherAnswerSchema>;

const read = (question: string): VoucherQuestion => JSON.parse(question) as VoucherQuestion;

const askAbout = (question: string, signal?: AbortSignal): Promise<ShopAnswer<Answer>> =>
  askShop<Answer>('/voucher', {
    send: { ...read(question), checkoutKey: ownCheckout() },
    like: { takenOff: 0 },
    ...(signal === undefined ? {} : { signal }),
  });

/** Asks the shop about the code that was typed, and stores what follows from its answer. */
export async function askAboutVoucher(question: string, signal: AbortSignal): Promise<void> {
  const told = toldBy(await askAbout(question, signal), read(question).voucherCode);
  const voucher = readVoucher();
  const askedBefore = JSON.stringify({ ...read(question), voucherCode: voucher.before?.code });
  changeVoucher(whichVoucher(voucher, told, question, askedBefore));
}

/** Asks again what is on the gift voucher that applies. */
export async function askAboutGift(question: string): Promise<void> {
  const answer = await askAbout(question);
  const told = toldBy(answer, read(question).voucherCode);
  if (told.kind === 'gift') changeVoucher({ gift: told.gift });
  else if (!answer.ok && answer.status !== 0) changeVoucher({ gift: null });
}

function toldBy(answer: ShopAnswer<Answer>, code: string): Told {
  if (!answer.ok) return { kind: 'refused', ...problemOf(answer) };
  const { takenOff, gift } = answer.value;
  if (gift === undefined) return { kind: 'promotion', cents: fromEuros(takenOff) };
  return { kind: 'gift', gift: { code, cents: fromEuros(gift.balance), lastDay: gift.lastDay } };
}

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
