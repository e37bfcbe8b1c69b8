import type { Page } from '@playwright/test';

/** Waits for fonts and for every picture of the page, including those below the window that load lazily. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await document.fonts.ready;
    // A missing picture is itself something to see.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    // Loaded pictures are painted with the second frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
