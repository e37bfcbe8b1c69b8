export { createVouchers, type Vouchers } from './application/create-vouchers.ts';
export type { FoundVoucher, VoucherRefused } from './application/redeem.ts';
export {
  boughtGiftOf,
  codeOfBoughtGift,
  takeBackBoughtGift,
  takeOffBoughtGift,
  type BoughtGift,
} from './application/bought-gifts.ts';
