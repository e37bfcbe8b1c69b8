import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { send, unique } from './visitors.ts';
import { choice, fixed, text, type Walk } from './walk.ts';

const customers: Walk = {
  place: 'customers',
  label: 'Kundenkonten',
  prepare: async (page) => {
    const name = `Kundin ${unique()}`;
    const email = `${name.replace(' ', '-').toLowerCase()}@example.org`;
    await send(page, 'signup', { name, email, phone: '030 1234567', password: 'Drei lange Regalbretter' });
    return name;
  },
  list: { searches: (made) => made, shows: (made) => [made, '0,00\u00a0€'] },
  entries: (made) => [
    {
      open: made,
      heading: made,
      fields: [],
      seen: async (page) => {
        const facts = page.getByRole('region', { name: made });
        await expect(facts).toContainText('0,00\u00a0€');
        await expect(facts.getByRole('link', { name: '+49 30 1234567' })).toHaveAttribute(
          'href',
          'tel:+49301234567',
        );
      },
    },
  ],
};

const newsletter: Walk = {
  place: 'newsletter',
  label: 'Newsletter',
  prepare: async (page) => {
    const email = `brief-${unique()}@example.org`;
    await send(page, 'subscribe', { email });
    return email;
  },
  list: {
    searches: (made) => made,
    shows: (made) => [made, 'Nicht bestätigt'],
    row: /\d\d\.\d\d\.\d{4}, \d\d:\d\d/,
  },
  entries: (made) => [
    {
      open: made,
      heading: made,
      fields: [],
      seen: async (page) => {
        const proof = page.getByRole('region', { name: 'Nachweis der Einwilligung' });
        await expect(proof).toContainText(/Angefragt · \d\d\.\d\d\.\d{4}, \d\d:\d\d · Formular/);
        await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
        await expect(proof).toContainText('Abgemeldet');
      },
    },
  ],
};

/** Withdraws the invitation of the person whose page is open. */
async function withdrawInvitation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Einladung zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Einladung zurückziehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team', exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
}

const staff: Walk = {
  place: 'staff',
  label: 'Team',
  prepare: async (page) => {
    const name = `Kollegin ${unique()}`;
    const email = `${name.replace(' ', '-').toLowerCase()}@example.org`;
    await send(page, 'admin/staff', { name, email, role: 'office' });
    return name;
  },
  list: { shows: (made) => [made, 'Inhaber', 'Aktiv', 'Büro', 'Eingeladen'] },
  entries: (made) => [
    {
      open: made,
      heading: made,
      fields: [
        text('name', 'Name', `${made} Probe`),
        fixed('email', 'E-Mail', /^kollegin-.*@example\.org$/),
        choice('role', 'Rolle', 'Nur lesen'),
      ],
      isOwn: true,
      seen: (page) => withdrawInvitation(page, made),
    },
  ],
  create: () => {
    const name = `Kollege ${unique()}`;
    return {
      button: 'Neu anlegen',
      heading: 'Einladen',
      fields: [
        text('name', 'Name', name),
        text('email', 'E-Mail', `${name.replace(' ', '-').toLowerCase()}@example.org`),
        choice('role', 'Rolle', 'Texte und Sortiment'),
      ],
      save: 'Einladung senden',
      saved: 'Die Einladung ist unterwegs.',
      then: async (page) => {
        await page.getByText(name).first().click();
        await withdrawInvitation(page, name);
      },
    };
  },
};

export const peopleWalks: readonly Walk[] = [customers, newsletter, staff];
