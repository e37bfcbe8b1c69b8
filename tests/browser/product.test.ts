import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withMotion } from './fixtures.ts';
import { findPiece, type ProductDetail } from './pieces.ts';

const main = (page: Page) => page.getByRole('main');
const zoom = (page: Page) => page.getByRole('dialog', { name: /^Große Ansicht: / });
const pictures = (page: Page) => page.getByRole('region', { name: 'Bilder' });
const several = (piece: ProductDetail) => piece.productImages.length > 1;

test('2.10 a piece is shown with price, tax note, dimensions to scale and all its sections', async ({
  page,
}) => {
  test.slow();
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.zustandText !== null);
  await page.goto(`/product/${piece._id}`);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await expect(
    page.getByText('inkl. MwSt., differenzbesteuert nach § 25a UStG, kein gesonderter Ausweis'),
  ).toBeVisible();
  await expect(page.getByText('zzgl. Versandkosten', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Versandkosten' })).toHaveAttribute('href', '/versand');
  await expect(page.getByText('Einzelstück, sofort verfügbar')).toBeVisible();
  await expect(page.getByText(`Zustand: ${piece.condition}`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zahlungsarten' })).toBeVisible();
  for (const name of ['Maße und Merkmale', 'Beschreibung', 'Geschichte', 'Gut zu wissen', 'Über uns']) {
    await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /^Zeichnung im Maßstab neben einem 1,75 m/ })).toBeVisible();
  await expect(page.getByText(piece.sku, { exact: true }).first()).toBeVisible();
  const similar = page.getByRole('region', { name: piece.similarToTitle ?? 'Ähnliche Stücke' });
  await expect(similar.getByRole('article')).toHaveCount(4);
  const question = page.getByRole('link', { name: 'Frage zum Stück' });
  await expect(question).toHaveAttribute('href', `/kontaktformular?stueck=${piece._id}`);
  await expectNoAxeViolations(page, 'product, vintage');
});

test('2.10 boat-wood shows „Inkl. 19% MwSt“; numbered variants bring their picture to the front', async ({
  page,
  isMobile,
}) => {
  const picturesOf = (one: ProductDetail) =>
    new Set(one.variants.filter(({ stockAmt }) => stockAmt > 0).map(({ variantImages }) => variantImages[0]));
  const piece = await findPiece(page, 'boatwood', (one) => picturesOf(one).size > 1);
  const preselected = piece.variants.find(({ stockAmt }) => stockAmt > 0)!;
  const other = piece.variants.find(
    ({ stockAmt, variantImages }) => stockAmt > 0 && variantImages[0] !== preselected.variantImages[0],
  )!;
  await page.goto(`/product/${piece._id}`);
  await expect(page.getByText('Inkl. 19% MwSt', { exact: true })).toBeVisible();
  const first = pictures(page).getByRole('link').first();
  await expect(first).toHaveAttribute('href', preselected.variantImages[0]!);
  const number = piece.variants.indexOf(other) + 1;
  await page.getByRole('radio', { name: `${number}. ${other.name}` }).check();
  await expect(first).toHaveAttribute('href', other.variantImages[0]!);
  await expect(pictures(page).getByRole('link')).toHaveCount(
    new Set([other.variantImages[0], ...piece.productImages]).size,
  );
  if (!isMobile) await expect(first).toBeInViewport();
});

test('2.10 the stock is the chosen variant’s', async ({ page }) => {
  const free = (one: ProductDetail) => one.variants.filter(({ stockAmt }) => stockAmt > 0);
  const piece = await findPiece(
    page,
    'boatwood',
    (one) => new Set(free(one).map(({ stockAmt }) => stockAmt)).size > 1,
  );
  await page.goto(`/product/${piece._id}`);
  for (const { name, stockAmt } of free(piece)) {
    await page.getByRole('radio', { name }).check();
    await expect(page.getByText(`${name}: ${stockAmt} sofort verfügbar`, { exact: true })).toBeVisible();
  }
});

test('2.10 of a piece in several colours, the facts name that of the chosen variant', async ({ page }) => {
  const isColour = /^(Bunt|Grau|Rot|Türkis)$/;
  const free = (one: ProductDetail) =>
    one.variants.filter(({ name, stockAmt }) => stockAmt > 0 && isColour.test(name));
  const piece = await findPiece(page, 'boatwood', (one) => free(one).length > 1);
  await page.goto(`/product/${piece._id}`);
  const colour = page.locator('dt', { hasText: /^Farbe$/ }).locator('xpath=following-sibling::dd');
  for (const { name } of free(piece)) {
    await page.getByRole('radio', { name: new RegExp(`\\d\\. ${name}$`) }).check();
    expect(await colour.innerText()).toBe(name);
  }
  await expect(page.getByText(/^Beschrieben ist die Ausführung „.+“\.$/)).toBeVisible();
});

test('2.10 the first variant that can be had is chosen from the start, and bought as it was seen', async ({
  page,
}) => {
  const isFree = ({ stockAmt }: { stockAmt: number }) => stockAmt > 0;
  const piece = await findPiece(page, 'boatwood', ({ variants }) => variants.filter(isFree).length > 1);
  const first = piece.variants.find(isFree)!;
  const chosen = page
    .getByRole('group', { name: 'Ausführung', exact: true })
    .getByRole('radio', { name: `${piece.variants.indexOf(first) + 1}. ${first.name}` });
  await page.goto(`/product/${piece._id}`);
  await expect(chosen).toBeChecked();
  // With its stock and its picture.
  await expect(
    page.getByText(`${first.name}: ${first.stockAmt} sofort verfügbar`, { exact: true }),
  ).toBeVisible();
  await expect(pictures(page).getByRole('link').first()).toHaveAttribute('href', first.variantImages[0]!);
  await expectNoAxeViolations(page, 'product, boatwood');
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(`${piece.title}, ${first.name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  // Sold to somebody else meanwhile: no other one takes its place unseen.
  await page.route(`**/api/products/${piece._id}`, (route) =>
    route.fulfill({
      json: {
        ...piece,
        variants: piece.variants.map((one) => (one === first ? { ...one, stockAmt: 0 } : one)),
      },
    }),
  );
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(chosen).toBeDisabled();
  await expect(chosen).toBeChecked();
});

test('4.6 the zoom opens, loads, and closes in each of its ways', async ({ page, isMobile }) => {
  test.slow();
  await withMotion(page);
  const piece = await findPiece(page, 'vintage', several);
  await page.goto(`/product/${piece._id}`);
  const link = pictures(page).getByRole('link').first();
  const open = async (): Promise<void> => {
    await link.click();
    await expect(zoom(page)).toHaveAttribute('data-state', 'loaded');
  };
  const closed = async (): Promise<void> => {
    await expect(zoom(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  };
  await open();
  await expectNoAxeViolations(page, 'zoom');
  await page.keyboard.press('ArrowRight');
  await expect(zoom(page).getByText(`2 / ${piece.productImages.length}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await closed();
  await open();
  await zoom(page).getByRole('button', { name: 'Große Ansicht schließen' }).click();
  await closed();

  // Outside of the picture: above it on a phone, beside it on a desk.
  await open();
  await (isMobile ? page.mouse.click(150, 12) : page.mouse.click(20, 450));
  await closed();

  await open();
  const size = page.viewportSize()!;
  await page.mouse.move(size.width / 2, size.height / 2);
  await page.mouse.down();
  await page.mouse.move(size.width / 2, size.height / 2 + 10);
  await page.mouse.up();
  await expect(zoom(page), '10 px are not enough').toHaveAttribute('data-state', 'loaded');
  await page.mouse.down();
  await page.mouse.move(size.width / 2 + 3, size.height / 2 + 22);
  await page.mouse.up();
  await closed();

  await open();
  // What is left of the scrolling that led here does not close it: people turn the wheel until something happens.
  await expect
    .poll(() =>
      zoom(page).evaluateAll((dialogs) => {
        for (const dialog of dialogs) dialog.dispatchEvent(new WheelEvent('wheel', { deltaY: 40 }));
        return dialogs.length;
      }),
    )
    .toBe(0);
  await closed();
});

test('4.6 the zoom opens again while it is still leaving', async ({ page }) => {
  await withMotion(page);
  const piece = await findPiece(page, 'vintage', several);
  await page.goto(`/product/${piece._id}`);
  const link = pictures(page).getByRole('link').first();
  await link.click();
  await expect(zoom(page)).toHaveAttribute('data-state', 'loaded');
  // Between two keys, less time passes than it takes to fade.
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('.zoom')!;
    dialog.addEventListener('close', () =>
      setTimeout(() => (document.activeElement as HTMLElement).click(), 100),
    );
    dialog.close();
  });
  await expect(page.locator('.zoom[open]')).toHaveAttribute('data-state', 'loaded');
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('4.6 a press at the moment at which the zoom is gone opens it again', async ({ page }) => {
  await withMotion(page);
  const piece = await findPiece(page, 'vintage', several);
  await page.goto(`/product/${piece._id}`);
  const link = pictures(page).getByRole('link').first();
  await link.click();
  await expect(zoom(page)).toHaveAttribute('data-state', 'loaded');
  // The end of its exit comes after the press has been heard, and before React has drawn what it asks for.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { setTimeout } = window;
        window.setTimeout = ((end: () => void, ms?: number) =>
          setTimeout(ms === 200 ? () => pressJustBefore(end) : end, ms)) as typeof setTimeout;
        const pressJustBefore = (end: () => void): void => {
          document.querySelector = (selector: string) => {
            if (selector === '.zoom[open]') queueMicrotask(() => resolve(end()));
            return Document.prototype.querySelector.call(document, selector);
          };
          document.querySelectorAll<HTMLElement>('.product-slides a')[0]?.click();
        };
        document.querySelector<HTMLDialogElement>('.zoom')?.close();
      }),
  );
  await expect(page.locator('.zoom[open]')).toHaveAttribute('data-state', 'loaded');
});

test('4.6 for less motion the zoom is gone at once, and opens again', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', several);
  await page.goto(`/product/${piece._id}`);
  const link = pictures(page).getByRole('link').first();
  for (let times = 0; times < 3; times += 1) {
    await link.click();
    await expect(zoom(page)).toHaveAttribute('data-state', 'loaded');
    await page.keyboard.press('Escape');
    await expect(zoom(page)).toHaveCount(0);
  }
});

test(
  '2.10 the slider turns by arrow and button up to 768 px, and is a column above',
  { tag: '@phone' },
  async ({ page }) => {
    const piece = await findPiece(page, 'vintage', several);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`/product/${piece._id}`);
    const links = pictures(page).getByRole('link');
    const count = piece.productImages.length;
    await expect(pictures(page).getByText(`1 / ${count}`)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.y).toBeLessThan((await links.first().boundingBox())!.y);
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(links.nth(1)).toBeInViewport({ ratio: 0.4 });
    await expect(pictures(page).getByText(`2 / ${count}`)).toBeVisible();
    await links.nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(links.first()).toBeFocused();
    await expect(pictures(page).getByText(`1 / ${count}`)).toBeVisible();
    // The bar with the buttons stays on the screen.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Kaufen', exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 769, height: 1024 });
    await expect(pictures(page).getByText(`1 / ${count}`)).toBeHidden();
    const [one, two] = [await links.first().boundingBox(), await links.nth(1).boundingBox()];
    expect(two!.y).toBeGreaterThan(one!.y + one!.height);
  },
);

test(
  '2.10 viewed pieces are remembered in this browser, and forgotten on demand',
  { tag: '@night' },
  async ({ page }) => {
    const pieces = [
      await findPiece(page, 'vintage', (one) => one.stockAmt === 1),
      await findPiece(page, 'boatwood', (one) => one.stockAmt > 0),
    ] as const;
    const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
    await page.goto(`/product/${pieces[0]._id}`);
    await expect.poll(stored).toContain(pieces[0]._id);
    await page.goto(`/product/${pieces[1]._id}`);
    const viewed = page.getByRole('region', { name: 'Zuletzt angesehen' });
    // It is loaded as the reader comes near.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 500));
      await expect(viewed.getByRole('link', { name: pieces[0].title })).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [20] });
    await expect(viewed.getByRole('link', { name: pieces[1].title })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await viewed.getByRole('button', { name: 'Liste leeren' }).click();
    await expect(viewed).toHaveCount(0);
    expect(await stored()).toBe('[]');
  },
);

test('2.10 „Teilen“ copies the address where the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
  await page.goto(`/product/${piece._id}?from=mail`);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByText('Der Link wurde kopiert.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/product/${piece._id}`);
});
