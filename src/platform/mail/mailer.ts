import type { SendMailOptions, Transporter } from 'nodemailer';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { GiveUp } from '../jobs/run-batch.ts';
import { keptMails, type KeptMails } from './kept-mails.ts';
import { sendMail, type Mail } from './mail.ts';

export interface Mailer {
  /**
   * Sends a mail, or keeps it. Use cases order it instead (`orderMail`).
   * @param id the same in each attempt: the mail's Message-ID, by which mail programs recognise a second copy
   * @throws GiveUp when the mail server refuses it for good; any other error may pass
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Null where mails are really sent. */
  readonly kept: KeptMails | null;
  /** Ends the connections to the mail server. */
  close(): void;
}

export interface MailerOptions {
  /** `smtp:` or `smtps:`; null keeps mails in the folder `mails` of the data folder. */
  readonly smtpUrl: string | null;
  /** `WMK <shop@wmk.example>` */
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly files: FileStore;
  readonly now: () => Date;
}

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 30_000;

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, mailFrom, dataDir, files, now } = options;
  const domain = /@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  // Whatever a mail's text says, the mailer reads no file and fetches no address for it.
  const safe = { disableFileAccess: true, disableUrlAccess: true };

  async function compose(mail: Mail, id: string): Promise<SendMailOptions> {
    const { to, subject, text, html, headers, attachments } = mail;
    return {
      from: mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: await Promise.all((attachments ?? []).map((one) => attach(files, one))),
    };
  }

  if (smtpUrl === null) {
    const kept = keptMails(join(dataDir, 'mails'));
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
        const { message } = await composer.sendMail({ ...(await compose(mail, id)), date: now() });
        await kept.keep(id, mail, message as Buffer, now());
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
        await (await connected()).sendMail({ ...(await compose(mail, id)), date: now() });
      } catch (error) {
        if (isRefusedForGood(error)) throw new GiveUp('the mail server refuses the mail', { cause: error });
        throw error;
      }
    },
    close: () => transport?.close(),
  };
}

/** Loaded with the first mail, not at the start of the shop. */
const nodemailer = () => import('nodemailer');

/** About 20 hours: a mail server may be down for a night. */
const retryLimit = 24;

/** Lets the jobs send what `orderMail` ordered. */
export function defineSendMail(jobs: Jobs, mailer: Mailer): void {
  jobs.define(sendMail, {
    retryLimit,
    retryDelaySeconds: 15,
    timeoutSeconds: 120,
    handler: (mail, { jobId }) => mailer.send(mail, jobId),
  });
}

async function attach(files: FileStore, given: { filename: string; fileKey: string }) {
  const file = await files.get(given.fileKey);
  if (file === null) throw new Error('a file to be attached is not there');
  return { filename: given.filename, content: await buffer(file.stream), contentType: file.contentType };
}

/** SMTP answers from 500 are final; but a wrong login (535) is a wrong setting, which somebody will mend. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && error.code !== 'EAUTH';
}
