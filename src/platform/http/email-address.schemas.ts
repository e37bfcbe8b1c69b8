import { z } from 'zod';
import { plainEmail } from '../../shared/text/email.ts';
import { longestPersonal } from '../../shared/text/personal-texts.ts';
import { ifMissing, message } from '../../shared/messages/message.ts';

/**
 * An e-mail address, in its one form.
 * @param invalid what is said about anything else
 */
export const emailAddress = (invalid: string = message('email-invalid')) =>
  z
    .string({ error: ifMissing(invalid) })
    .max(longestPersonal.email, invalid)
    .meta({ format: 'email' })
    .transform((typed, checked) => {
      const plain = plainEmail(typed);
      if (plain !== null) return plain;
      checked.issues.push({ code: 'custom', message: invalid, input: typed });
      return z.NEVER;
    });
