import { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { isFileKey } from '../files/file-key.ts';
import { job } from '../jobs/job.ts';
import { writeOutbox } from '../outbox/outbox.ts';

/** Text of one line: a line break in a header would begin another header. */
const line = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'holds control characters');

/** Headers that the mailer writes itself, and those that decide who gets the mail or how it is read. */
const reserved =
  /^(from|sender|to|cc|bcc|subject|date|message-id|reply-to|return-path|mime-version|received|content-.*|resent-.*|dkim-.*|arc-.*)$/i;

const header = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)
  .refine((name) => !reserved.test(name), 'is written by the mailer');

export const mailSchema = z.strictObject({
  to: z.email().max(254),
  subject: line(250),
  /** What is read where HTML is not. Every mail has it. */
  text: z.string().min(1).max(200_000),
  html: z.string().max(500_000).optional(),
  headers: z.record(header, line(900)).optional(),
  attachments: z
    .array(
      z.strictObject({
        filename: line(120).refine((name) => !/[/\\]/.test(name), 'holds slashes'),
        fileKey: z.string().refine(isFileKey, 'is no key of a file'),
      }),
    )
    .max(10)
    .optional(),
});

/** A mail to one address. Attachments are files of the file store. */
export type Mail = z.output<typeof mailSchema>;

export const sendMail = job('send-mail', mailSchema);

/** Orders a mail: it is sent once the transaction has committed, and tried again until the mail server takes it. */
export function orderMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  return writeOutbox(tx, sendMail, mail, now);
}
