import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const escaped = /[.*+?^${}()|[\]\\]/g;

/**
 * Waits for a mail, which the shop keeps if no mail server is set, without loading a page for each look.
 * @returns the address of the newest one to somebody with this subject
 */
export async function mailTo(page: Page, email: string, subject: string | RegExp): Promise<string> {
  const wanted = typeof subject === 'string' ? new RegExp(subject.replace(escaped, '\\$&')) : subject;
  const find = async () => {
    const list = await (await page.request.get('/mails')).text();
    const entries = [...list.matchAll(/<a href="([^"]+)">([^<]*)<\/a>/g)];
    return entries.find(([, , said = '']) => said.includes(email) && wanted.test(said))?.[1] ?? '';
  };
  let address = '';
  await expect
    .poll(async () => (address = await find()), {
      timeout: 60_000,
      intervals: [100, 200],
      message: `a mail to ${email}: ${wanted}`,
    })
    .not.toBe('');
  return address;
}

/** Opens that mail. */
export async function openMail(page: Page, email: string, subject: string | RegExp): Promise<void> {
  await page.goto(await mailTo(page, email, subject));
}
