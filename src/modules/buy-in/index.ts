export { createBuyIn, type BuyIn } from './application/create-buy-in.ts';
