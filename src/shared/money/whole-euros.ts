import { fromEuros, type Cents } from './cents.ts';

/** The amount in what somebody typed of whole euros ('1.250', '50 €'); null: it is none. */
export function wholeEuros(typed: string): Cents | null {
  const plain = typed.replace(/[\s.€]/g, '');
  return /^\d{1,6}$/.test(plain) ? fromEuros(Number(plain)) : null;
}
