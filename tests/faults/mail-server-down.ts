import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../src/platform/mail/testing/mail-server.ts';
import { buy, piecesForSale } from './buy.ts';
import { startShop } from './shop-process.ts';

export interface MailReport {
  readonly orders: number;
  /** Orders that the shop confirmed while no mail could be sent. */
  readonly confirmed: number;
  /** The longest wait for an order, in seconds. */
  readonly slowest: number;
  /** Orders whose customer got a mail once the server was back, and those whose customer got two. */
  readonly told: number;
  readonly twice: number;
}

const patienceMs = 180_000;

/**
 * Lets people order by bank transfer while the mail server is down. Nobody notices; when it is back, each of them gets
 * one mail, without a restart of the shop.
 */
export async function orderWithoutMailServer(
  environment: Readonly<Record<string, string>>,
  orders: number,
): Promise<MailReport> {
  const first = await startMailServer();
  const port = Number(new URL(first.url).port);
  await first.close();
  const shop = await startShop({ ...environment, SMTP_URL: first.url });
  try {
    const pieces = await piecesForSale(shop.address, orders);
    const numbers: string[] = [];
    let slowest = 0;
    for (const piece of pieces) {
      const began = performance.now();
      const bought = await buy(shop.address, piece);
      slowest = Math.max(slowest, (performance.now() - began) / 1000);
      if (bought !== null) numbers.push(bought.orderNumber);
    }
    // Long enough for first attempts, which fail.
    await pause(5000);
    const back = await startMailServer(port);
    // Of so many orders that are not paid the customers confirm theirs by mail first, under another subject. The office
    // is told of each order in a mail of its own, from which the customers' are told apart by their addresses.
    const mailsOf = (number: string): number =>
      back.received.filter((mail) => /^To: .*@example\.org/m.test(mail) && mail.includes(number)).length;
    const until = Date.now() + patienceMs;
    while (Date.now() < until && numbers.some((number) => mailsOf(number) === 0)) await pause(1000);
    await pause(3000);
    const report = {
      orders,
      confirmed: numbers.length,
      slowest,
      told: numbers.filter((number) => mailsOf(number) > 0).length,
      twice: numbers.filter((number) => mailsOf(number) > 1).length,
    };
    await back.close();
    return report;
  } finally {
    await shop.stop();
  }
}
