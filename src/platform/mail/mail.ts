import { z } from 'zod';
import { defaultLanguage, languages } from '../../shared/text/language.ts';
import { isOneLine } from '../../shared/text/typed-text.ts';
import { isFileKey } from '../files/file-store.ts';
import { job } from '../jobs/job.ts';
import { mailBlockSchema, mailLimits } from './mail-blocks.ts';
import { emailAddress } from '../http/fields.schemas.ts';
import { fullName } from '../../shared/text/full-name.ts';

/** A single line of text: a line break in a header would begin another header. */
const line = (maxLength: number) =>
  z.string().min(1).max(maxLength).refine(isOneLine, 'holds control characters');

/** Headers that the mailer writes itself, and headers that decide who gets the mail or how it is read. */
const reserved =
  /^(from|sender|to|cc|bcc|subject|date|message-id|reply-to|return-path|mime-version|received|content-.*|resent-.*|dkim-.*|arc-.*)$/i;

const header = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)
  .refine((name) => !reserved.test(name), 'is written by the mailer');

/** Letters, spaces, hyphens and apostrophes: enough for a name, too little for an address or a number to call. */
const personName = /^\p{L}[\p{L}\p{M}' ’-]{0,39}$/u;

/**
 * The name for the greeting, if it looks like a name. Anybody may have typed it, so other texts are left out and not
 * repeated.
 */
export function nameForGreeting(person: { readonly firstName: string; readonly lastName: string }) {
  const name = fullName(person);
  return personName.test(name) ? name : undefined;
}

const fileName = line(mailLimits.fileName).refine((name) => !/[/\\]/.test(name), 'holds slashes');

export const mailSchema = z.strictObject({
  to: emailAddress('is no address'),
  /** The name in the greeting. See `nameForGreeting`. */
  name: z.string().regex(personName).optional(),
  /** The language its reader has chosen; the letterhead's greeting follows it. */
  language: z.enum(languages).default(defaultLanguage),
  subject: line(mailLimits.subject),
  /** The contents between the greeting and the closing, which all mails have. */
  blocks: z.array(mailBlockSchema).min(1).max(mailLimits.blocks),
  /** The subject under which staff find it again: 'orders' and 'WMK-100234'. */
  about: z.strictObject({ entity: line(60), id: line(200) }).optional(),
  headers: z.record(header, line(900)).optional(),
  attachments: z
    .array(
      z.union([
        z.strictObject({ filename: fileName, fileKey: z.string().refine(isFileKey, 'is no key of a file') }),
        // A file that the shop must not keep: it is gone with the job.
        z.strictObject({ filename: fileName, base64: z.base64().max(2_000_000) }),
      ]),
    )
    .max(10)
    .optional(),
});

/**
 * A mail to one address. It says what is to be read, not how it looks: when it is sent, its blocks become HTML and text
 * on the shop's letterhead. Attachments are files of the file store,
 * or come along with the mail.
 *
 * @example
 * const mail: Mail = {
 *   to: 'ada@example.org',
 *   subject: 'Ihre Rechnung 1001',
 *   blocks: [
 *     { kind: 'paragraph', text: 'anbei Ihre Rechnung.' },
 *     { kind: 'table', rows: [{ label: 'Gesamtbetrag', value: '925,00 €', strong: true }] },
 *     { kind: 'button', label: 'Bestellung ansehen', address: 'https://wmk.example/order-success/abc' },
 *   ],
 *   attachments: [{ filename: 'Rechnung 1001.pdf', fileKey: 'documents/1001.pdf' }],
 * };
 */
export type Mail = z.input<typeof mailSchema>;

export const sendMail = job('send-mail', mailSchema);

/** A mail that could not be written: the shop is told, so that somebody does by hand what it was for. */
export const unwrittenMail = job(
  'unwritten-mail',
  z.object({
    subject: z.string(),
    about: z.object({ entity: z.string(), id: z.string() }).nullable(),
    problems: z.array(z.string()),
  }),
);
