/** Checks whether the contents of a cart may be bought. */
export { checkCart } from './domain/check-cart.ts';
export type { CartLine, CartProblem, CartProblemCode, CartRefused, CartItem } from './domain/check-cart.ts';
