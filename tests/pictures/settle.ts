import type { Page } from '@playwright/test';

/**
 * Waits for fonts and for every picture of the page, also for those below the window that come when they are near. A page
 * does without a font that comes late (`font-display: optional`), so whether it has one is chance: here it is told to
 * wait.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
      }
    }
    // Fonts are asked for with the layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // One that cannot be had is itself something to see.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    // Loaded pictures are painted with the second frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
