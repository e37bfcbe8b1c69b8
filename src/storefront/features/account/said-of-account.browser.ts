import { failed } from '#texts/account.ts';
import { unreachable } from '#texts/login.ts';
import type { Refused } from '../../asking/ask-shop.ts';
import { saidOf } from '../../asking/said-of.ts';

/** What is said where somebody has pressed a button of their account, and typed nothing. */
export const saidOfAccount = (refused: Refused): string => saidOf(refused, failed, unreachable);
