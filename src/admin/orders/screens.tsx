export { OrderList as list } from './list.tsx';
export { OrderShow as show } from './order-show.tsx';
