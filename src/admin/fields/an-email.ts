import { isEmail } from '../../shared/text/email.ts';

/** For a field that holds an e-mail address or nothing: the shop's own rule, in the words of react-admin. */
export function anEmail(typed: unknown): string | undefined {
  return typeof typed !== 'string' || typed === '' || isEmail(typed) ? undefined : 'ra.validation.email';
}
