import { noVoucher, type GiftVoucher, type Voucher } from './voucher-store.ts';

/** The shop's answer about a code that was typed. */
export type Told =
  | { readonly kind: 'refused'; readonly problem: string; readonly isUnknown: boolean }
  | { readonly kind: 'promotion'; readonly cents: number }
  | { readonly kind: 'gift'; readonly gift: GiftVoucher };

type Known = Pick<Voucher, 'code' | 'before' | 'gift'>;

/**
 * The vouchers that apply after the shop's answer. A gift voucher stands beside a promotional one; if two are of a
 * kind, the one that is worth more applies, and the other is named. A voucher that is refused takes nothing's place.
 * @param asked the question that was answered
 * @param askedBefore the same about `before`, of the same lines
 */
export function whichVoucher(
  { code, before, gift }: Known,
  told: Told,
  asked: string,
  askedBefore: string,
): Partial<Voucher> {
  const kept = before === null ? noVoucher : { ...noVoucher, ...before, asked: askedBefore };
  switch (told.kind) {
    case 'refused': {
      const { problem, isUnknown } = told;
      return before === null
        ? { asked, cents: 0, other: null, problem, isUnknown }
        : { ...kept, refused: code, problem };
    }
    case 'gift': {
      if (gift === null || gift.code === told.gift.code) return { ...kept, gift: told.gift };
      const isMore = told.gift.cents > gift.cents;
      const [applies, other] = isMore ? [told.gift, gift] : [gift, told.gift];
      return { ...kept, gift: applies, other: { code: other.code, cents: other.cents, isGift: true } };
    }
    case 'promotion': {
      const { cents } = told;
      if (before === null) return { asked, cents, other: null, problem: '', isUnknown: false };
      return cents > before.cents
        ? { ...noVoucher, code, asked, cents, other: { ...before, isGift: false } }
        : { ...kept, other: { code, cents, isGift: false } };
    }
    default:
      return told satisfies never;
  }
}
