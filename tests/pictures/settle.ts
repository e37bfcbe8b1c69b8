import type { Page } from '@playwright/test';

/** Waits for fonts and for every picture of the page, also for those below the window that come when they are near. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await document.fonts.ready;
    // One that cannot be had is itself something to see.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    // Loaded pictures are painted with the second frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
