import type { Page } from '@playwright/test';
import { berlinDay } from '../../../src/shared/time/berlin-day.ts';
import { expect } from '../fixtures.ts';
import { claimPiece } from '../pieces.ts';
import { placeOrder } from '../place-order.ts';

/** No two tests write to the shop under the same name. */
export const unique = (): string => `${Date.now().toString(36)}${process.pid}`;

/** The contents of a visitor's form. */
export async function send(page: Page, address: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${address}`, { data });
  expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
}

/**
 * Somebody orders a vintage piece by bank transfer.
 * @returns the order's number
 */
export async function anOrder(page: Page): Promise<string> {
  return (await placeOrder(page, await claimPiece(page))).orderNumber;
}

/** The same, with the money received. */
export async function aPaidOrder(page: Page): Promise<string> {
  const number = await anOrder(page);
  const answer = await page.request.get(`/api/admin/orders/${number}`);
  const { totals } = (await answer.json()) as { totals: { totalCents: number } };
  const receivedOn = berlinDay(new Date());
  const payment = { amountCents: totals.totalCents, receivedOn, reference: null };
  await send(page, `admin/orders/${number}/payment`, payment);
  return number;
}

/** The same, after the shop's jobs have run. */
export async function anInvoice(page: Page): Promise<string> {
  const number = await aPaidOrder(page);
  const isMade = async () => {
    const answer = await page.request.get(`/api/admin/invoices?q=${number}`);
    return ((await answer.json()) as { items: { isMade: boolean }[] }).items.map((invoice) => invoice.isMade);
  };
  await expect.poll(isMade, { timeout: 90_000 }).toEqual([true]);
  return number;
}
