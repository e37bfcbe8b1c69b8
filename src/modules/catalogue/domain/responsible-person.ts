import type { Issue } from '../../../shared/messages/message.ts';
import { isEmail } from '../../../shared/text/email.ts';
import { typedAddress } from '../../../shared/text/link-address.ts';
import type { ProductSafety } from './piece.ts';

/** Art. 19 GPSR asks for a postal and an electronic address of who is responsible for a product. */
export function checkResponsible(safety: ProductSafety): Issue[] {
  if (safety.kind === 'exempt') return [];
  const problems: Issue[] = [];
  if (!isPostalAddress(safety.postalAddress)) {
    problems.push({ field: 'productSafety.postalAddress', code: 'postal-address-incomplete' });
  }
  if (!safety.electronicAddress.split(/[\s,;]+/).some(isElectronicAddress)) {
    problems.push({ field: 'productSafety.electronicAddress', code: 'electronic-address-wrong' });
  }
  return problems;
}

/** Wherever in the world: a line with a number, and at least one other with a name. */
function isPostalAddress(typed: string): boolean {
  const lines = typed.split(/[\n,;·•|]|\s[-–—/]\s/).filter((line) => /\p{L}{2}/u.test(line));
  return lines.length >= 2 && /\p{Nd}/u.test(typed);
}

function isElectronicAddress(word: string): boolean {
  if (isEmail(word)) return true;
  const page = typedAddress(word) ?? '';
  return /^https:\/\/[^/?#]+\.[^/?#.]{2,}/.test(page) && URL.canParse(page);
}
