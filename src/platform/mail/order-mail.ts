import type { Tx } from '../db/db.ts';
import { fitMail } from './fit-mail.ts';
import { printable } from '../../shared/text/as-sent.ts';
import { writeOutbox } from '../outbox/outbox.ts';
import { mailSchema, sendMail, unwrittenMail, type Mail } from './mail.ts';
import { keepMail } from './sent-mails.ts';

/** Stands for the subject of a mail that has none yet. */
const unknownSubject = '…';

/**
 * Orders a mail: it is sent once the transaction has committed, and retried until the mail server accepts it. It never
 * throws on what a mail holds, nor on what its writer does with that, since a mail only informs of what the transaction
 * does: texts are made to fit, and instead of a mail that cannot be written (a recipient that is no address, a day that
 * is none) the shop gets one that says so.
 * @param write makes the mail of what was read before, and asks nobody; null: there is nothing to tell
 * @param about what the shop is to look at where `write` fails before it has said so
 */
export async function orderMail(
  tx: Tx,
  write: () => Mail | null,
  now: Date,
  about: Mail['about'] = undefined,
): Promise<void> {
  let fitted: Mail;
  try {
    const mail = write();
    if (mail === null) return;
    fitted = fitMail(mail);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const told = { subject: unknownSubject, about: about ?? null, problems: [printable(problem)] };
    await writeOutbox(tx, unwrittenMail, told, now);
    return;
  }
  const checked = mailSchema.safeParse(fitted);
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    const { subject } = fitted;
    const told = { subject, about: fitted.about ?? about ?? null, problems: problems.map(printable) };
    await writeOutbox(tx, unwrittenMail, told, now);
    return;
  }
  const id = await writeOutbox(tx, sendMail, fitted, now);
  if (fitted.about !== undefined) await keepMail(tx, id, fitted.about, fitted, now);
}
