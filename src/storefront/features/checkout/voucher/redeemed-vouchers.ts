import { changeVoucher, noVoucher, noVouchers, readVoucher } from './voucher-store.ts';

/** The order has redeemed them: the next one has none. */
export function vouchersRedeemed(orderId: string): void {
  const { code, gift } = readVoucher();
  changeVoucher({ ...noVouchers, redeemed: code === '' && gift === null ? null : { orderId, code, gift } });
}

/** The order has come to nothing, and its vouchers are the cart's again, unless there are others by now. */
export function vouchersGivenBack(orderId: string): void {
  const { redeemed, code, gift } = readVoucher();
  if (redeemed?.orderId !== orderId) return;
  changeVoucher({
    ...(code === '' ? { ...noVoucher, code: redeemed.code } : {}),
    gift: gift ?? redeemed.gift,
    redeemed: null,
  });
}
