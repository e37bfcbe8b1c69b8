export type { Thing } from '../../admin/orders.tsx';
