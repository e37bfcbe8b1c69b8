/** What is in a cart may be bought: the checks. */
export { checkCart } from './domain/check-cart.ts';
export type {
  CartLine,
  CartPiece,
  CartProblem,
  CartProblemCode,
  CartRefused,
  CartWish,
} from './domain/check-cart.ts';
