import { useEffect, useState } from 'react';
import * as account from '#texts/account.ts';
import { unreachable } from '#texts/login.ts';
import type { Refused, ShopAnswer } from '../../ask-shop.ts';

/** The shop's own words, or that it was not reached. */
export function inWords<T>(answer: ShopAnswer<T>): ShopAnswer<T> {
  return answer.ok || answer.status !== 0 ? answer : { ...answer, message: answer.message ?? unreachable };
}

export const notReached: Refused = { ok: false, status: 0, message: unreachable, code: null, body: null };

/** The password that the shop wants first, where the login was not just now. */
export function useProof(field: string) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) document.getElementById(field)?.focus();
  }, [isNeeded, field]);
  function look<T>(answer: ShopAnswer<T>): ShopAnswer<T> {
    if (!answer.ok && answer.code === 'fresh-login-needed') setNeeded(true);
    return inWords(answer);
  }
  return { isNeeded, look, required: isNeeded ? { password: account.missing.password } : {} };
}
