import { unanswered } from '#texts/form.ts';
import type { Refused } from './ask-shop.ts';

/**
 * What is said of a refusal: the shop's own message, or, if no answer came at all, that pressing again does no harm.
 * @param otherwise of an answer without a message, by a proxy for example
 * @param lost where pressing again does something again
 */
export const saidOf = ({ message, status }: Refused, otherwise: string, lost = unanswered): string =>
  message ?? (status === 0 ? lost : otherwise);
