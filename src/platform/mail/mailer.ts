import type { SendMailOptions, Transporter } from 'nodemailer';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Language } from '../../shared/text/language.ts';
import { minuteMs } from '../../shared/time/durations.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Db } from '../db/db.ts';
import { GiveUp } from '../jobs/run-batch.ts';
import { capturedMails, type CapturedMails, type WrittenMail } from './captured-mails.ts';
import { type Letterhead, mailHtml, mailText } from './render-mail.ts';
import { withShownEmails } from './shown-emails.ts';
import type { Log } from '../log/log.ts';
import { fitMail } from './fit-mail.ts';
import { mailSchema, sendMail, unwrittenMail, type Mail } from './mail.ts';
import { isEarlierWaiting, noteSent, type MailAbout } from './sent-mails.ts';

export interface Mailer {
  /**
   * Sends a mail, or keeps it. Use cases order it instead (`orderMail`).
   * @param id the same in each attempt: becomes the mail's Message-ID, by which mail programs recognise a second copy
   * @throws GiveUp if the mail server refuses it for good; after any other error it may be retried
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Null if mails are really sent. */
  readonly kept: CapturedMails | null;
  /** Closes the connections to the mail server. */
  close(): void;
}

interface MailerOptions {
  /** `smtp:` or `smtps:`; if null, mails are kept in the folder `mails` of the data folder. */
  readonly smtpUrl: string | null;
  /** `WMK <shop@wmk.example>` */
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly files: FileStore;
  /** Read for each mail, so that changes take effect at once. */
  readonly letterhead: (language: Language) => Promise<Letterhead>;
  readonly now: () => Date;
}

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 30_000;

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, mailFrom, dataDir, files, letterhead, now } = options;
  const domain = /@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  // Whatever a mail's text contains, the mailer reads no file and fetches no address for it.
  const safe = { disableFileAccess: true, disableUrlAccess: true };

  async function write(mail: Mail): Promise<WrittenMail> {
    const checked = mailSchema.parse(mail);
    const { to, language, subject } = checked;
    const head = await letterhead(language);
    return {
      to,
      subject: withShownEmails(subject),
      text: withShownEmails(mailText(checked, head)),
      html: withShownEmails(mailHtml(checked, head)),
    };
  }

  async function compose(
    { headers, attachments }: Mail,
    written: WrittenMail,
    id: string,
  ): Promise<SendMailOptions> {
    const { to, subject, text, html } = written;
    return {
      from: mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: await Promise.all((attachments ?? []).map((one) => attach(files, one))),
    };
  }

  if (smtpUrl === null) {
    const kept = capturedMails(join(dataDir, 'mails'));
    return {
      kept,
      async send(mail, id) {
        const { createTransport } = await nodemailer();
        const composer = createTransport({
          streamTransport: true,
          buffer: true,
          newline: 'windows',
          ...safe,
        });
        const written = await write(mail);
        const { message } = await composer.sendMail({ ...(await compose(mail, written, id)), date: now() });
        await kept.keep(id, written, message as Buffer, now());
      },
      close: () => undefined,
    };
  }

  let transport: Transporter | null = null;
  const connected = async (): Promise<Transporter> => {
    const { createTransport } = await nodemailer();
    return (transport ??= createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      ...safe,
    }));
  };
  return {
    kept: null,
    async send(mail, id) {
      try {
        const composed = await compose(mail, await write(mail), id);
        await (await connected()).sendMail({ ...composed, date: now() });
      } catch (error) {
        if (isRefusedForGood(error)) throw new GiveUp('the mail server refuses the mail', { cause: error });
        throw error;
      }
    },
    close: () => transport?.close(),
  };
}

/** Loaded with the first mail, not when the shop starts. */
const nodemailer = () => import('nodemailer');

/** About 20 hours: a mail server may be down for a night. */
const retryLimit = 24;

interface SendMailDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Pick<Log, 'error'>;
  readonly shopEmail: () => Promise<string>;
  readonly publicUrl: string;
}

/** Defines the jobs that send what `orderMail` ordered, and tell of what it could not order. */
export function defineSendMail(
  jobs: Pick<Jobs, 'define'>,
  mailer: Pick<Mailer, 'send'>,
  { db, now, log, shopEmail, publicUrl }: SendMailDependencies,
): void {
  const plan = { retryLimit, retryDelaySeconds: 15, timeoutSeconds: 120 };
  jobs.define(sendMail, {
    ...plan,
    handler: async (mail, { jobId }) => {
      if (mail.about !== undefined) await afterEarlier(db, jobId, now);
      await mailer.send(mail, jobId);
      if (mail.about !== undefined) await noteSent(db, jobId, now());
    },
  });
  jobs.define(unwrittenMail, {
    ...plan,
    handler: async ({ subject, about, problems }, { jobId }) => {
      log.error({ about, problems }, 'a mail could not be written');
      await mailer.send(fitMail(lookInOffice(subject, about, await shopEmail(), publicUrl)), jobId);
    },
  });
}

/** A mail that cannot be sent holds up later ones for so long. */
const waitedForMs = 5 * minuteMs;

/**
 * Jobs run side by side, but nobody wants to read that their money has come before they read of their order.
 * @throws Error if an earlier mail still waits, so that the job is tried again
 */
async function afterEarlier(db: Db, jobId: string, now: () => Date): Promise<void> {
  const since = new Date(now().getTime() - waitedForMs);
  // Mostly it is being sent at this moment.
  for (let looks = 0; looks < 20; looks += 1) {
    if (!(await isEarlierWaiting(db, jobId, since))) return;
    await pause(100);
  }
  throw new Error('an earlier mail about the same has not been sent yet');
}

function lookInOffice(subject: string, about: MailAbout | null, to: string, publicUrl: string): Mail {
  const place = about === null ? '' : `${about.entity}/${encodeURIComponent(about.id)}/show`;
  return {
    to,
    subject: `Bitte in der Verwaltung ansehen: ${about?.id ?? subject}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'eine E-Mail des Shops konnte nicht geschrieben werden. Was sie mitteilen sollte, ist geschehen und in der Verwaltung zu sehen. Bitte sehen Sie dort nach, und teilen Sie es selbst mit.',
      },
      { kind: 'table', rows: [{ label: 'Betreff der E-Mail', value: subject }] },
      { kind: 'button', label: 'Verwaltung öffnen', address: `${publicUrl}/admin/${place}` },
    ],
  };
}

async function attach(files: FileStore, given: NonNullable<Mail['attachments']>[number]) {
  if ('base64' in given) return { filename: given.filename, content: Buffer.from(given.base64, 'base64') };
  const file = await files.get(given.fileKey);
  if (file === null) throw new Error('a file to be attached is not there');
  // Some programs read text without a charset in that of their own country.
  const contentType = file.contentType === 'text/plain' ? 'text/plain; charset=utf-8' : file.contentType;
  return { filename: given.filename, content: await buffer(file.stream), contentType };
}

/** SMTP codes from 500 are final. But a wrong login (535) is a wrong setting, which somebody will fix. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && error.code !== 'EAUTH';
}
