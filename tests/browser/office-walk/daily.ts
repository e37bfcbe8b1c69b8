import { expect } from '../fixtures.ts';
import { showAll } from '../office-login.ts';
import { payByCard, placeOrder } from '../place-order.ts';
import { claimPiece } from '../pieces.ts';
import { anInvoice, anOrder, send, unique } from './visitors.ts';
import { choice, onOff, text, type Walk } from './walk.ts';

const moment = /\d\d\.\d\d\.\d{4}, \d\d:\d\d/;
const euros = /\d,\d\d\s€/;

const today: Walk = {
  place: 'today',
  label: 'Heute',
  prepare: anOrder,
  list: { shows: () => [/^Überweisungen erwartet \(\d+\)$/, /Zurückzuzahlen(?: \(\d+\)$|,)/] },
  more: async (page, made) => {
    const transfers = page.getByRole('region', { name: /^Überweisungen erwartet/ });
    await showAll(transfers);
    const entry = transfers.getByRole('listitem').filter({ hasText: made });
    await expect(entry).toContainText(/\d,\d\d\s€ · zahlbar bis \d\d\.\d\d\.\d{4}/);
    await entry.getByRole('link', { name: new RegExp(`^${made}: `) }).click();
    await expect(page.getByRole('heading', { level: 1, name: made })).toBeVisible();
  },
};

const orders: Walk = {
  place: 'orders',
  label: 'Bestellungen',
  prepare: anOrder,
  list: { searches: (made) => made, shows: (made) => [made, 'Angenommen, offen'], row: euros },
  entries: (made) => [
    {
      open: made,
      heading: made,
      // A note is added, and cannot be changed: its field is empty again.
      fields: [text('text', 'Notiz', 'Ruft am 24.12.2026 an, zahlt 1.250,00 €', '')],
      save: 'Notiz hinzufügen',
      saved: 'Die Notiz ist gespeichert.',
      isOwn: true,
      seen: async (page) => {
        const events = page.getByRole('region', { name: 'Was geschehen ist' });
        await expect(events).toContainText('Ruft am 24.12.2026 an, zahlt 1.250,00 €');
        await expect(events).toContainText('Verbindlich bestellt');
        await expect(page.getByRole('region', { name: 'Positionen' })).toContainText(euros);
        await expect(page.getByRole('region', { name: 'Geld' })).toContainText(
          /Gesamtbetrag\s*[\d.]+,\d\d\s€/,
        );
        const again = page.getByRole('button', { name: /^Noch einmal senden: / }).first();
        // Not offered before the mail has been sent once, which a job does.
        const sent = async () => {
          const answer = await page.request.get(`/api/admin/orders/${made}`);
          const { mails } = (await answer.json()) as { mails: { sentAt: string | null }[] };
          return mails.some(({ sentAt }) => sentAt !== null);
        };
        await expect.poll(sent).toBe(true);
        await page.reload();
        await again.click();
        const asked = page.getByRole('dialog', { name: 'E-Mail noch einmal senden?' });
        await asked.getByRole('button', { name: 'Noch einmal senden', exact: true }).click();
        await expect(page.getByText('Die E-Mail geht noch einmal hinaus.')).toBeVisible();
        await expect(events).toContainText('E-Mail noch einmal gesendet');
      },
    },
  ],
};

const declarations: Walk = {
  place: 'declarations',
  label: 'Widerrufe und Kündigungen',
  prepare: async (page) => {
    const { orderNumber, email } = await placeOrder(page, await claimPiece(page));
    await send(page, 'withdrawal', { name: `Ada ${unique()}`, contract: orderNumber, email });
    return orderNumber;
  },
  list: { shows: (made) => [made, /^Widerruf/] },
  more: async (page, made) => {
    const shown = page.getByRole('link', { name: made });
    await shown.click();
    await expect(page.getByRole('heading', { level: 1, name: made })).toBeVisible();
    const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
    await expect(withdrawn).toContainText(moment);
    await page.goBack();
    const close = page.getByRole('button', { name: 'Als bearbeitet ablegen' });
    const row = page.locator('tr, .MuiStack-root > div').filter({ has: shown }).filter({ has: close }).last();
    await row.getByRole('button', { name: 'Als bearbeitet ablegen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Als bearbeitet ablegen' }).click();
    await expect(page.getByText('Abgelegt.', { exact: true })).toBeVisible();
    await expect(shown).toHaveCount(0);
  },
};

const invoices: Walk = {
  place: 'invoices',
  label: 'Rechnungen',
  prepare: anInvoice,
  list: { searches: (made) => made, shows: () => [/^Rechnung \S+\d/, 'Ada Muster'], row: euros },
  more: async (page) => {
    const pdf = page.getByRole('link', { name: /^PDF der Nummer .* herunterladen$/ });
    const download = page.waitForEvent('download');
    await pdf.click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  },
};

const providerAccounts: Walk = {
  place: 'provider-accounts',
  label: 'Gebühren und Auszahlungen',
  prepare: async (page) => {
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe');
    await payByCard(page, orderId);
    return orderNumber;
  },
  list: { searches: (made) => made, shows: (made) => [made, 'Stripe'], row: euros },
  more: async (page) => {
    const csv = page.getByRole('link', { name: 'Als CSV herunterladen' });
    const download = page.waitForEvent('download');
    await csv.click();
    expect((await download).suggestedFilename()).toBe('zahlungsdienste.csv');
  },
};

const enquiries: Walk = {
  place: 'enquiries',
  label: 'Ankauf',
  prepare: async (page) => {
    const lastName = `Anbieter-${unique()}`;
    const furnitureItems = [{ images: [], price: '1.250,00 Euro', condition: 'gut' }];
    const place = { street: 'Weg 1', addressLine2: '', city: 'Berlin', stateProvince: 'Berlin' };
    const person = { firstName: 'Eva', lastName, email: `${lastName}@example.org`, phone: '030 1' };
    const country = { postalCode: '10247', country: 'Deutschland' };
    await send(page, 'buy-in-mail', { ...person, ...place, ...country, furnitureItems });
    return lastName;
  },
  list: { searches: (made) => made, shows: (made) => [`Eva ${made}`, 'Neu'], row: moment },
  entries: (made) => [
    {
      open: made,
      heading: /^Ankauf \d+$/,
      fields: [
        choice('state', 'Stand', 'Angekauft'),
        text('note', 'Notiz', 'Für 1.250,00 € am 24.12.2026 abgeholt'),
      ],
      isOwn: true,
      seen: async (page) => {
        await expect(page.getByRole('main')).toContainText('1.250,00 Euro');
        await expect(page.getByRole('main')).toContainText('Weg 1, 10247 Berlin, Deutschland');
      },
    },
  ],
};

const questions: Walk = {
  place: 'questions',
  label: 'Kundenfragen',
  prepare: async (page) => {
    const name = `Tove ${unique()}`;
    const asked = { email: 'tove@example.org', country: 'Island', message: 'Was kostet das?', pieces: [] };
    await send(page, 'shipping-request', { name, ...asked });
    return name;
  },
  list: { searches: (made) => made, shows: (made) => [made, 'Island', 'Offen'], row: moment },
  entries: (made) => [
    {
      open: made,
      heading: /^Anfrage \d+$/,
      fields: [onOff('isAnswered', 'Beantwortet', true), text('note', 'Notiz', '1.250,00 € geboten')],
      isOwn: true,
      seen: (page) => expect(page.getByText(/^office, \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeVisible(),
    },
  ],
};

export const dailyWalks: readonly Walk[] = [
  today,
  orders,
  declarations,
  invoices,
  providerAccounts,
  enquiries,
  questions,
];
