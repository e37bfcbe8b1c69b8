import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { own } from './own.ts';
import { expectNotListed, logInToOffice, openFromToday, openOffice } from './office-login.ts';

const photograph = join(import.meta.dirname, '../../demo/photographs/sofa-leder-cognac/studio-640.jpg');

test.describe.configure({ mode: 'default' });

test(
  'a request for a delivery price is noted and marked as answered',
  { tag: '@night' },
  async ({ page }) => {
    const name = own('Tove Holm');
    const data = {
      name,
      email: 'tove@example.org',
      country: 'Island',
      message: 'Was kostet das?',
      pieces: [],
    };
    expect((await page.request.post('/api/shipping-request', { data })).status()).toBe(200);
    await openOffice(page);
    await openFromToday(page.getByRole('region', { name: /^Kundenfragen/ }), new RegExp(`Island: ${name}`));
    await expect(page.getByText('Was kostet das?')).toBeVisible();
    await page.getByRole('switch', { name: 'Beantwortet' }).check();
    await page.getByRole('textbox', { name: 'Notiz' }).fill('780 € geboten');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByText(/, \d\d\.\d\d\.\d{4}, \d\d:\d\d$/).last()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/admin');
    // In a box of its own while others wait, and else in the line of what is not open.
    await expect(
      page
        .getByRole('region', { name: /^(?:Kundenfragen|Sonst|Zurzeit)/ })
        .filter({ hasText: 'Kundenfragen' }),
    ).toBeVisible();
    await expectNotListed(
      page,
      page.getByRole('region', { name: /^Kundenfragen/ }),
      page.getByRole('link', { name: new RegExp(name) }),
    );
  },
);

test('an enquiry is read, noted and answered', { tag: '@night' }, async ({ page }) => {
  const lastName = own('Holz');
  await page.request.post('/api/buy-in-mail', {
    data: {
      firstName: 'Eva',
      lastName,
      email: `${lastName}@example.org`,
      phone: '030 1',
      street: 'Weg 1',
      addressLine2: '',
      city: 'Berlin',
      stateProvince: 'Berlin',
      postalCode: '10247',
      country: 'Deutschland',
      furnitureItems: [250, 0, 0].map((price) => ({
        images: [],
        price: price === 0 ? '' : `${price} Euro`,
        condition: 'gut',
      })),
    },
  });
  await openOffice(page);
  await openFromToday(page.getByRole('region', { name: /^Ankauf/ }), new RegExp(lastName));
  await expect(page.getByText('250 Euro')).toBeVisible();
  // Opening it changes nothing; only accepting it does.
  await page.reload();
  const state = page.getByRole('combobox', { name: 'Stand' });
  await expect(state).toContainText('Neu');
  await state.click();
  await page.getByRole('option', { name: 'In Arbeit' }).click();
  await page.getByRole('textbox', { name: 'Notiz' }).fill('200 €');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'office, enquiry');
  // On a phone the message may come to lie on the button of a short form, which is pressed through it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Notiz' }).fill('200 € geboten');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const message = page.locator('.MuiSnackbar-root');
  await expect(message).toContainText('Gespeichert');
  const takesPresses = message.evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await takesPresses).toBe(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('200 € geboten');
  await expect(state).toContainText('In Arbeit');
});

test(
  'a bought piece is entered with its pictures, its condition and a private seller',
  { tag: '@night' },
  async ({ page }) => {
    const lastName = own('Stuhl');
    const sent = await page.request.post('/api/upload', {
      multipart: { file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photograph) } },
    });
    const { optimizedUrl } = (await sent.json()) as { optimizedUrl: string };
    const blank = { images: [], price: '', condition: null };
    const enquiry = await page.request.post('/api/buy-in-mail', {
      data: {
        firstName: 'Eva',
        lastName,
        email: `${lastName}@example.org`,
        phone: '',
        street: '',
        addressLine2: '',
        city: 'Berlin',
        stateProvince: '',
        postalCode: '10247',
        country: 'Deutschland',
        furnitureItems: [
          blank,
          { title: 'Stuhl mit Geflecht', images: [optimizedUrl], price: '250 Euro', condition: 'abgenutzt' },
          blank,
        ],
      },
    });
    expect(enquiry.status()).toBe(200);
    await openOffice(page);
    await openFromToday(page.getByRole('region', { name: /^Ankauf/ }), new RegExp(lastName));
    const begin = page.getByRole('button', { name: 'Als Stück anlegen' });
    await expect(page.getByText('250 Euro')).toBeVisible();
    // An answer quotes what was offered.
    await expect(page.getByRole('link', { name: 'Per E-Mail antworten' })).toHaveAttribute(
      'href',
      /&body=.*%3E%20Stuhl%20mit%20Geflecht%3A%20250%20Euro$/,
    );
    await expect(begin).toHaveCount(0);
    const later = page.getByText('lässt sich dieses Möbel hier als Stück anlegen');
    await expect(later).toBeVisible();
    await page.getByRole('combobox', { name: 'Stand' }).click();
    await page.getByRole('option', { name: 'Angekauft' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(begin).toBeVisible();
    await expect(later).toHaveCount(0);
    await expectNoAxeViolations(page, 'office, enquiry');
    await begin.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neues Stück' })).toBeVisible({
      timeout: 30_000,
    });
    const title = own('Stuhl aus Ankauf');
    await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Stuhl mit Geflecht');
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
    await expect(page.getByLabel('Bild 1 zeigt')).toHaveValue(`${title}, Bild 1`);
    await expect(page.getByRole('combobox', { name: 'Zustand' })).toContainText('abgenutzt');
    await page.getByRole('textbox', { name: 'Preis in Euro' }).first().fill('480');
    await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
    await expect(page.getByRole('combobox', { name: 'Gekauft von' })).toContainText('Privatperson');
    // Without the purchase price it is not saved, and the field says what is missing.
    await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const purchasePrice = page.getByRole('textbox', { name: /^Einkaufspreis/ });
    await expect(purchasePrice).toBeFocused();
    await expect(purchasePrice).toBeInViewport();
    await expect(purchasePrice).toHaveAccessibleDescription(/^Bitte eintragen, oder bei „Gekauft von“/);
    await purchasePrice.fill('200');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page).toHaveURL(/\/pieces\/(?!create)/);
    const { items } = (await (
      await page.request.get(`/api/admin/pieces?q=${encodeURIComponent(title)}`)
    ).json()) as { items: { id: string }[] };
    const piece: unknown = await (await page.request.get(`/api/admin/pieces/${items[0]?.id}`)).json();
    expect(piece).toMatchObject({
      title,
      condition: 'abgenutzt',
      taxScheme: 'margin',
      purchase: { priceCents: 20_000, sellerKind: 'private' },
      pictures: [{ alt: `${title}, Bild 1` }],
    });

    // From the piece to the offer, and back by the piece's number.
    const { sku } = piece as { sku: string };
    await page.getByRole('main').getByText('Aus der Ankauf-Anfrage').getByRole('link').click();
    await expect(page.getByText('250 Euro')).toBeVisible();
    await expect(begin).toHaveCount(0);
    await expectNoAxeViolations(page, 'office, enquiry');
    await page.getByRole('link', { name: `${sku}: ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test(
  'an empty list asks nobody to clear a filter that they did not set',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    for (const [place, noneOpen, none, showAll] of [
      [
        'questions',
        'Keine Kundenfrage ist offen.',
        'Noch ist keine Kundenfrage eingegangen.',
        'Auch die beantworteten zeigen',
      ],
      [
        'declarations',
        'Kein Widerruf und keine Kündigung ist offen.',
        'Noch ist kein Widerruf und keine Kündigung eingegangen.',
        'Auch die bearbeiteten zeigen',
      ],
    ] as const) {
      await page.route(`**/api/admin/${place}?*`, (route) =>
        route.fulfill({ json: { items: [], total: 0 } }),
      );
      await page.goto(`/admin/${place}`);
      const main = page.getByRole('main');
      await expect(main.getByText(noneOpen)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Filter löschen' })).toHaveCount(0);
      await main.getByRole('button', { name: showAll }).click();
      await expect(main.getByText(none)).toBeVisible();
      await expect(main.getByRole('switch', { name: 'Nur offene' })).not.toBeChecked();
    }
    await expectNoAxeViolations(page);
  },
);
