import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { job } from '../../src/platform/jobs/job.ts';
import { createJobs, type Jobs } from '../../src/platform/jobs/jobs.ts';
import { GiveUp } from '../../src/platform/jobs/run-batch.ts';
import { sendMail } from '../../src/platform/mail/mail.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let reader: StaffBrowser;
let jobs: Jobs;
let isMended = false;
const done: string[] = [];
const work = async (name: string) => {
  if (!isMended) throw name === 'refused' ? new GiveUp('no such mailbox') : new Error('does not answer');
  done.push(name);
};
const letter = z.object({ name: z.string() });
const blocks = [{ kind: 'paragraph', text: 'Guten Tag' }] as const;
const mail = { to: 'ada@example.org', language: 'de', subject: 'refused', blocks } as const;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  reader = await staffWithRole(shop, owner, 'read-only');
  jobs = createJobs({ db: shop.shop.db, log: createLog({ level: 'fatal' }), pollSeconds: 0.5 });
  // Retried at once, and long before the last try.
  const plan = { retryLimit: 20, retryDelaySeconds: 0 };
  jobs.define(job('send-letter', letter), { ...plan, handler: ({ name }) => work(name) });
  jobs.define(job('send-parcel', letter), { ...plan, handler: ({ name }) => work(name) });
  jobs.define(sendMail, { ...plan, handler: ({ subject }) => work(subject) });
  await jobs.start();
  await shop.shop.db.transaction((tx) =>
    jobs.enqueue(tx, [
      { name: 'send-letter', id: crypto.randomUUID(), payload: { name: 'refused' } },
      { name: 'send-parcel', id: crypto.randomUUID(), payload: { name: 'slow' } },
      { name: sendMail.name, id: crypto.randomUUID(), payload: mail },
    ]),
  );
});
afterAll(async () => {
  await jobs.stop(1_000);
  await shop.close();
});

const troubles = async (by = owner) =>
  (await by.call('GET', '/today')).json<{
    jobs: { failed: { name: string; count: number; mails: object[] }[] };
  }>().jobs.failed;
const failed = async () => (await troubles()).map(({ name, count }) => `${count} ${name}`);
const retry = async (name: string) => (await owner.call('POST', `/jobs/${name}/retry`)).json<object>();

test('„Heute“ names jobs that were given up or failed three times, and staff have them done once more', async () => {
  await expect.poll(failed, { timeout: 50_000 }).toEqual(['1 send-letter', '1 send-mail', '1 send-parcel']);
  expect((await troubles()).map(({ mails }) => mails)).toEqual([
    [],
    [{ to: mail.to, subject: mail.subject }],
    [],
  ]);
  expect((await troubles(reader)).flatMap(({ mails }) => mails)).toEqual([]);
  isMended = true;
  expect(await retry('send-letter')).toEqual({ count: 1 });
  expect(await retry('send-mail')).toEqual({ count: 1 });
  // Its next try may have come by itself.
  expect([{ count: 0 }, { count: 1 }]).toContainEqual(await retry('send-parcel'));
  await expect.poll(() => done.toSorted(), { timeout: 50_000 }).toEqual(['refused', 'refused', 'slow']);
  await expect.poll(failed, { timeout: 50_000 }).toEqual([]);
  expect(await retry('send-letter')).toEqual({ count: 0 });
});

test('nothing is there to be retried under a name that no job has', async () => {
  expect(await retry('unknown')).toEqual({ count: 0 });
});
