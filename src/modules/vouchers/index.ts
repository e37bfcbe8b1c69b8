export { createVouchers, type Vouchers } from './application/create-vouchers.ts';
export type { FoundVoucher, VoucherRefused } from './application/redeem.ts';
