import type { Settings } from '../platform/config/settings.ts';
import type { Language } from '../shared/text/language.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { createMailer, defineSendMail, type Mailer } from '../platform/mail/mailer.ts';
import { createOutbox, type Outbox } from '../platform/outbox/outbox.ts';
import type { Shop } from './compose.ts';
import { letterheadOf } from './letterhead.ts';

/** Work outside of requests: jobs, the outbox that orders them, mails. */
export interface Background {
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Starts working. Nothing needs it before `ready`, so it starts after the shop listens. */
  start(): Promise<void>;
  /** Waits for the work in flight to end. */
  stop(): Promise<void>;
}

export function createBackground(
  shop: Pick<Shop, 'db' | 'clock' | 'content' | 'files'>,
  settings: Settings,
  log: Log,
): Background {
  const { db, clock: now, content, files } = shop;
  const jobs = createJobs({ db, log });
  const letterhead = async (language: Language) =>
    letterheadOf(await content.companyData(), settings.publicUrl, language);
  const mailer = createMailer({ ...settings, files, letterhead, now });
  const shopEmail = async () => (await content.companyData()).email;
  defineSendMail(jobs, mailer, { db, now, log, shopEmail, publicUrl: settings.publicUrl });
  const outbox = createOutbox({ db, jobs, log, now });
  return {
    jobs,
    outbox,
    mailer,
    async start() {
      await jobs.start();
      await outbox.start();
    },
    async stop() {
      await outbox.stop();
      await jobs.stop();
      mailer.close();
    },
  };
}
