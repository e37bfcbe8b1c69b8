/** NIST SP 800-63B and OWASP ASVS 6.2: length counts; no rules about kinds of characters. */
const shortestPassword = 8;
/** Longer than anybody types, and short enough not to make hashing more expensive. */
const longestPassword = 128;

export type PasswordProblem =
  | 'too-short'
  | 'too-long'
  | 'too-common'
  | 'is-personal'
  | 'is-of-shop'
  /** It is the one that it is to replace. */
  | 'unchanged';

/** Whether a new password is no other than the present one, which somebody who changes it has typed as well. */
export const isUnchanged = (present: string, chosen: string): boolean => present.trim() === chosen.trim();

/** Words that attackers try first on an account of this shop (ASVS 6.2.11). */
export interface OwnWords {
  /** E-mail address and name of the account's owner. */
  readonly personal: readonly string[];
  /** Names of the shop, its address and its products. */
  readonly shop: readonly string[];
}

/**
 * What is wrong with a newly chosen password, or null. Words of the person or the shop may occur in it but do not
 * count: the rest must be long enough by itself.
 * @param isCommon whether a password, given in lower case, is widely used
 */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean,
  { personal, shop }: OwnWords,
): PasswordProblem | null {
  const length = [...password].length;
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  const lower = password.normalize('NFKC').toLowerCase();
  if (isCommon(lower) || isCommonWithDigits(lower, isCommon) || new Set(lower).size <= 2) return 'too-common';
  if (isTooShortWithout(lower, wordsOf(personal))) return 'is-personal';
  return isTooShortWithout(lower, wordsOf([...personal, ...shop])) ? 'is-of-shop' : null;
}

/** A common word with what people add to it when they are asked for more: 'passwort123456', 'sommer-2026!'. */
function isCommonWithDigits(password: string, isCommon: (password: string) => boolean): boolean {
  const word = /^\D+/.exec(password)?.[0] ?? '';
  const [, digits] = /^(\d+)[\p{P}\p{S}]*$/u.exec(password.slice(word.length)) ?? [];
  if (digits === undefined || !isCommon(word.replace(/[\p{P}\p{S}\s]/gu, ''))) return false;
  return /^(19|20)\d\d$/.test(digits) || isRow(digits);
}

/** '7', '1234', '7890', '321' or '0000': each digit is as far from the one before as the next. */
function isRow(digits: string): boolean {
  const steps = new Set(
    Array.from(digits.slice(1), (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  );
  return steps.size === 0 || (steps.size === 1 && [0, 1, 9].some((step) => steps.has(step)));
}

/** Words of three letters or more, the longest first. */
function wordsOf(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => [...word].length >= 3)
    .sort((a, b) => b.length - a.length);
}

function isTooShortWithout(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), password);
  if (rest === password) return false;
  return [...rest.replace(/[\s\p{P}\p{S}]/gu, '')].length < shortestPassword;
}

/** Loaded when the first password is chosen: the list takes some megabytes. */
let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Returns a function that tells whether a password, in lower case, is among the most common ones. */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  known ??= load();
  const passwords = await known;
  return (password) => passwords.has(password);
}
