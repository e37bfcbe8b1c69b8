import { z } from 'zod';
import {
  mailedToken,
  neededLine,
  oneLine,
  ownPhone,
  emailAddress,
} from '../../../platform/http/fields.schemas.ts';
import { passkeyOptionsSchema, shownPasskeySchema } from '../../../platform/passkeys/passkey.schemas.ts';
import { finding, ifMissing, message, type Issue } from '../../../shared/messages/message.ts';
import { hasPartsThatFit } from '../domain/person.ts';
import { longestPersonal } from '../../../shared/limits.ts';

export const line = (max: number, missing: string) => neededLine(missing).max(max);
export const optionalLine = (max: number) =>
  oneLine()
    .max(max)
    .nullish()
    .transform((text) => text ?? '');
export const email = emailAddress();
/** As it was typed: spaces belong to it. How long it may be when it is chosen, its own rules say. */
export const password = z
  .string({ error: ifMissing(message('own-password-missing')) })
  .min(1, message('own-password-missing'))
  .max(500);

export const loginSchema = z.object({ email, password }).meta({ id: 'Login' });

export const signupSchema = z
  .object({
    // The profile has both parts, each in a field of its own.
    name: line(longestPersonal.name, message('own-name-missing')).refine(
      hasPartsThatFit,
      finding('name-parts-too-long', { maximum: longestPersonal.lastName }),
    ),
    email,
    phone: ownPhone,
    password,
  })
  .meta({ id: 'Signup' });

/** A password that is judged although other fields are faulty. */
export const chosenPasswordSchema = z.object({
  password,
  name: z.string().catch(''),
  email: z.string().catch(''),
});

export const forgotSchema = z.object({ email });
export const resetSchema = z.object({
  token: mailedToken,
  password,
  /** For accounts to which somebody else may have added some. */
  removePasskeys: z.boolean().default(false),
});
/** With the token that came with what the browser was asked for. */
export const passkeyLoginSchema = z.object({
  token: z.string().min(20).max(100),
  response: shownPasskeySchema,
});
export const passkeyAskedSchema = z.object({ token: z.string(), options: passkeyOptionsSchema });

/** The profile with the names that the browser stores it under (spec 3). */
export const userSchema = z.object({
  name: z.string(),
  email_address: z.string(),
  phone_number: z.string(),
});
export const loggedInSchema = z.object({ token: z.string(), user: userSchema });
export const tokenAnswerSchema = z.object({ token: z.string() });
export const messageSchema = z.object({ message: z.string() });

/** Which field a refusal is about, where it is the password that was to be shown once more. */
export function wrongPassword(code: string): readonly Issue[] | undefined {
  return code === 'password-wrong' ? [{ field: 'password', code: 'password-not-right' }] : undefined;
}
