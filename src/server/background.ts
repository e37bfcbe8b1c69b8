import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { createMailer, defineSendMail, type Mailer } from '../platform/mail/mailer.ts';
import { createOutbox, type Outbox } from '../platform/outbox/outbox.ts';

/** What is done behind the visitors' backs: jobs, the outbox that orders them, mails. */
export interface Background {
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Begins to work. Nothing before `ready` needs it, so it starts after the shop listens. */
  start(): Promise<void>;
  /** Lets what is in flight come to its end. */
  stop(): Promise<void>;
}

export async function createBackground(
  db: Db,
  settings: Settings,
  log: Log,
  now: () => Date,
): Promise<Background> {
  const files = await openFileStore(settings);
  const jobs = createJobs({ db, log });
  const mailer = createMailer({ ...settings, files, now });
  defineSendMail(jobs, mailer);
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
