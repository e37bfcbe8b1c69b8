export { list } from './voucher-list.tsx';
export { create } from './voucher-create.tsx';
export { show } from './voucher-show.tsx';
