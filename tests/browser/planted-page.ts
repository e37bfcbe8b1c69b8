import type { Page } from '@playwright/test';
import { observe } from '../monkey/observe.ts';

// Faults for the monkey are planted here, beside correct lookalikes.

export const shopPage = (body: string) =>
  `<!doctype html><html lang="de"><link rel="icon" href="data:,"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="margin:0;font:16px sans-serif"><main>${body}</main>`;

export async function show(page: Page, body: string, address = '/planted'): Promise<void> {
  await page.addInitScript(observe);
  // Not `setContent`, which takes the page's listeners away.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: shopPage(body) }));
  await page.goto(address);
}

export const words = '<h1>Ein Stuhl aus Teakholz</h1><p>Um 1960, aus Dänemark, 120,00 €.</p>';
