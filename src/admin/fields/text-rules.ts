import { fields } from '../../shared/messages/de/fields.ts';
import { isEmail } from '../../shared/text/email.ts';

/** Says that a text is too long, in the words with which the server would refuse it; nothing of it is cut. */
export const tooLong = (text: string, maximum: number): string | undefined =>
  text.trim().length > maximum ? fields['text-too-long']({ maximum }) : undefined;

/** For a field that holds an e-mail address or nothing: the shop's own rule, in the words of react-admin. */
export function anEmail(typed: unknown): string | undefined {
  return typeof typed !== 'string' || typed === '' || isEmail(typed) ? undefined : 'ra.validation.email';
}
