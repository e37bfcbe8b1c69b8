/** NIST SP 800-63B and OWASP ASVS 6.2: length counts; no rules about kinds of characters. */
const shortestPassword = 8;
/** Longer than anybody types, and short enough that hashing it costs no more than another. */
const longestPassword = 128;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'is-personal';

/**
 * What is wrong with a password that somebody chooses, or null.
 * @param isCommon whether many people use it, in lower case
 * @param personal e-mail address and name, which others try first
 */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean,
  personal: readonly string[],
): PasswordProblem | null {
  const length = [...password].length;
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  const lower = password.toLowerCase();
  if (isCommon(lower) || new Set(lower).size <= 2) return 'too-common';
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[@\s.]+/))
    .filter((word) => word.length > 3);
  const withoutEnds = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return words.includes(withoutEnds) || personal.some((text) => text.toLowerCase() === lower)
    ? 'is-personal'
    : null;
}
