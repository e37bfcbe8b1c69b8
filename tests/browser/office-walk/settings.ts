import type { Page } from '@playwright/test';
import { berlinDay } from '../../../src/shared/time/berlin-day.ts';
import { expect } from '../fixtures.ts';
import { choice, onOff, text, type Field, type Walk } from './walk.ts';

const thisYear = Number(berlinDay(new Date()).slice(0, 4));
const saved = 'Gespeichert. Die Seiten zeigen es sofort.';

/** Each day is a box of its own. */
const days = Object.entries({ Mo: true, Di: true, Mi: true, Do: true, Fr: true, Sa: false, So: false }).map(
  ([label, checked]): Field => {
    const box = (page: Page) => page.getByRole('checkbox', { name: label, exact: true }).first();
    return {
      kind: 'own',
      source: label,
      label,
      part: 'openingHours',
      change: (page) => box(page).setChecked(checked),
      holds: (page) => expect(box(page)).toBeChecked({ checked }),
    };
  },
);

const company: Walk = {
  place: 'company',
  label: 'Firma',
  entries: () => [
    {
      heading: 'Firma',
      path: '/company/company',
      fields: [
        text('firm', 'Firma, wie eingetragen', 'WMK Probe GmbH'),
        text('shopName', 'Kurzname', 'WMK Probe'),
        text('legalForm', 'Rechtsform', 'GmbH'),
        text('street', 'Straße und Hausnummer', 'Karl-Marx-Allee 998'),
        text('postalCode', 'Postleitzahl', '1020'),
        text('city', 'Ort', 'Wien-Leopoldstadt'),
        choice('country', 'Land', 'Österreich'),
        text('email', 'E-Mail', 'buero@wmk.example'),
        text('phone', 'Telefon', '030 23125 001'),
        text('chatNumber', 'Nummer für Nachrichten', '493023125001'),
        text('stores.0.name', 'Name des Ladens', 'Halle an der Allee'),
        choice('stores.0.shopType', 'Linie, die dort abgeholt wird', 'Bootsholz'),
        text('stores.0.street', 'Straße und Hausnummer', 'Karl-Marx-Allee 997'),
        text('stores.0.postalCode', 'Postleitzahl', '10243'),
        text('stores.0.city', 'Ort', 'Berlin-Mitte'),
        text('stores.0.latitude', 'Breitengrad', '52,5153'),
        text('stores.0.longitude', 'Längengrad', '13,4665'),
        ...days,
        text('openingHours.0.opens', 'Von', '10:30'),
        text('openingHours.0.closes', 'Bis', '18:45'),
        choice('openHolidays', 'Feiertage, an denen offen ist', /^1\. Weihnachtstag/, /^1\. Weihnachtstag/),
        text('socialLinks.0.name', 'Name', 'Instagram der Probe'),
        text('socialLinks.0.href', 'Adresse', 'https://www.instagram.com/probe'),
        choice('donationCategoryId', 'Kategorie der Spendenaktion', 'Sofas'),
        onOff('advertisesInstalments', 'Für Ratenzahlung werben', false),
        text('registerCourt', 'Registergericht', 'Amtsgericht Probe'),
        text('registerNumber', 'Registernummer', 'HRB 1.250 B'),
        text('managingDirector', 'Geschäftsführung', 'Ada Probe'),
        text('vatId', 'USt-IdNr.', 'DE000000001'),
        text('lucidNumber', 'LUCID-Nummer', 'DE0000000000001'),
        text('supervisoryAuthority', 'Aufsichtsbehörde', 'Bezirksamt Probe'),
        text('hostingProvider', 'Hosting', 'Probe Hosting GmbH'),
        text('liabilityInsurance', 'Haftpflichtversicherung', 'Probe Versicherung AG'),
        text('bankAccount.holder', 'Kontoinhaber', 'WMK Probe GmbH'),
        text('bankAccount.iban', 'IBAN', 'DE09 0000 0000 0000 0000 01'),
        text('bankAccount.bic', 'BIC', 'YYYYDEYYYYY'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/impressum');
        const imprint = page.getByRole('main');
        for (const said of ['WMK Probe GmbH', 'Karl-Marx-Allee 998', 'HRB 1.250 B', '030 23125 001']) {
          await expect(imprint).toContainText(said);
        }
        await page.goto('/contact-us');
        await expect(page.getByText('18.45').filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('Halle an der Allee').first()).toBeVisible();
        await expect(page.getByRole('link', { name: 'Instagram der Probe' })).toHaveAttribute(
          'href',
          'https://www.instagram.com/probe',
        );
      },
    },
  ],
};

/** The price of a sample delivery is computed, but not saved. */
const reckoned = (label: string, typed: string): Field => ({
  kind: 'own',
  source: label,
  label,
  change: (page) => page.getByRole('textbox', { name: label, exact: true }).fill(typed),
  holds: (page) => expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible(),
});

/** A country is in one zone: it leaves the last one, whose last it is, and comes to the first. */
const countries: Field = {
  kind: 'own',
  source: 'freight.zones.0.countries',
  label: 'Länder',
  change: async (page) => {
    const zone = (number: number) => page.getByRole('region', { name: `Zone ${number}` });
    const field = (number: number) => zone(number).getByRole('combobox', { name: 'Länder' });
    await field(4).press('Backspace');
    await page.keyboard.press('Escape');
    await expect(zone(4).getByText('Rumänien')).toHaveCount(0);
    await field(1).fill('Rumänien');
    await page.getByRole('option', { name: 'Rumänien' }).click();
    await page.keyboard.press('Escape');
  },
  holds: (page) => expect(page.getByRole('region', { name: 'Zone 1' }).getByText('Rumänien')).toBeVisible(),
};

/** Its fees appear with it. */
const ownPrice: Field = {
  kind: 'own',
  source: 'Eigener Preis für Ort 1',
  label: 'Eigener Preis für Ort 1',
  part: 'freight',
  change: (page) => page.getByRole('switch', { name: 'Eigener Preis für Ort 1', exact: true }).check(),
  holds: (page) =>
    expect(page.getByRole('switch', { name: 'Eigener Preis für Ort 1', exact: true })).toBeChecked(),
};

const shippingRates: Walk = {
  place: 'shipping-rates',
  label: 'Versandpreise',
  entries: () => [
    {
      heading: 'Versandpreise',
      path: '/shipping-rates/current',
      fields: [
        reckoned('Postleitzahl', '14467'),
        text('areaFees.friedrichshain', 'Friedrichshain, in Euro', '26,50'),
        text('areaFees.near-friedrichshain', 'Rund um Friedrichshain, in Euro', '36', '36,00'),
        text('areaFees.berlin', 'Übriges Berlin, in Euro', '48,5', '48,50'),
        text('areaFees.potsdam', 'Potsdam, in Euro', '61,5', '61,50'),
        text('areaFees.berlin-area', 'Berliner Umland, in Euro', '71,25'),
        text('freight.sizes.0.name', 'Name', 'Kleine Palette'),
        text('freight.sizes.0.upToKg', 'Bis … kg', '80'),
        text('freight.kgPerCubicMetre', 'Raumgewicht, in kg je m³', '210'),
        text('freight.zones.0.feesCents.0', 'Kleine Palette, in Euro', '59,90'),
        countries,
        text('freight.places.0.name', 'Name des Ortes', 'Lugo und Umland'),
        choice('freight.places.0.country', 'Land', 'Spanien'),
        text('freight.places.0.postalCodes', 'Postleitzahlen, die so beginnen', '27498-27499, 271'),
        ownPrice,
        text('freight.places.0.feesCents.0', 'Kleine Palette, in Euro', '301,50'),
        text('freight.places.0.feesCents.1', 'Halbe Palette, in Euro', '400', '400,00'),
        text('freight.places.0.feesCents.2', 'Palette, in Euro', '500', '500,00'),
        text('freight.places.0.deliveryWeeks', 'Lieferzeit, in Wochen', '6'),
        reckoned('Gewicht je Stück, in kg', '42,5'),
        reckoned('Stück', '2'),
        reckoned('Breite, in cm', '120,5'),
        reckoned('Höhe, in cm', '80'),
        reckoned('Tiefe, in cm', '45'),
      ],
      saved,
      seen: async (page) => {
        await expect(page.getByText('Potsdam: 60,00\u00a0€ → 61,50\u00a0€').first()).toBeVisible();
        await page.goto('/versand');
        await expect(page.getByRole('row', { name: /^Potsdam/ })).toContainText('61,50');
        await expect(page.getByRole('main')).toContainText('48,50');
        await expect(page.getByRole('row', { name: /^Lugo und Umland/ })).toContainText(
          /in höchstens 6\u00a0Wochen.*301,50/,
        );
      },
    },
  ],
};

/** There is nothing to fill in: missing data is entered elsewhere. */
const opening: Walk = {
  place: 'opening',
  label: 'Eröffnung',
  entries: () => [
    {
      heading: 'Eröffnung',
      fields: [],
      seen: async (page) => {
        await expect(page.getByText('Dieser Shop läuft nur auf diesem Rechner.')).toBeVisible();
        // Other walks change the company meanwhile.
        await expect(page.getByText('Ein Mailserver')).toBeVisible();
        // Names of settings are for the technician: they stand in the prepared mail only.
        await expect(page.getByRole('main')).not.toContainText(/[A-Z]+_[A-Z]+/);
        const mail = page.getByRole('link', { name: 'E-Mail an die Technik schreiben: Ein Mailserver' });
        await expect(mail).toHaveAttribute('href', /^mailto:\?subject=.*SMTP_URL/);
        await expect(
          page.getByText('Die Adresse tragen Sie in Ihrem Mailprogramm ein.').first(),
        ).toBeVisible();
      },
    },
  ],
};

const loginRules: Walk = {
  place: 'login-rules',
  label: 'Anmeldung',
  entries: () => [
    {
      heading: 'Anmeldung',
      path: '/login-rules/login-rules',
      fields: [
        text('needPasswordAboveCents', 'Ohne Passwort am Tag höchstens, in Euro', '1.250', '1.250,00'),
      ],
      saved: 'Gespeichert. Es gilt ab jetzt.',
      seen: async (page) => {
        await page.goto('/admin/audit');
        await expect(page.getByText('Anmeldung').filter({ visible: true }).first()).toBeVisible();
      },
    },
  ],
};

const salesAbroad: Walk = {
  place: 'sales-abroad',
  label: 'Verkauf ins Ausland',
  entries: () => [
    {
      heading: 'Verkauf ins Ausland',
      path: '/sales-abroad/sales-abroad',
      fields: [
        onOff('eu-consumer', 'An Verbraucher in der EU', false),
        onOff('eu-business', 'An Firmen mit Umsatzsteuer-ID aus einem anderen EU-Land', false),
        onOff('third-country', 'In Länder außerhalb der EU', false),
        onOff('isTaxedThere', 'Von Anfang an im Zielland versteuern', true),
        text(
          'distanceSales.0.elsewhereCents',
          `${thisYear} außerhalb des Shops, netto in Euro`,
          '8.300',
          '8.300,00',
        ),
        text(
          'distanceSales.1.elsewhereCents',
          `${thisYear - 1} außerhalb des Shops, netto in Euro`,
          '0',
          '0,00',
        ),
      ],
      saved: 'Gespeichert. Der Shop richtet sich ab jetzt danach.',
      seen: async (page) => {
        await page.goto('/versand');
        await expect(page.getByRole('row', { name: /Norwegen/ })).toContainText('auf Anfrage');
        await expect(page.getByRole('row', { name: /Österreich/ })).toContainText('auf Anfrage');
      },
    },
  ],
};

export const settingWalks: readonly Walk[] = [company, shippingRates, opening, loginRules, salesAbroad];
