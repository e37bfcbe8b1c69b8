import { expect } from '../fixtures.ts';
import { choice, onOff, prose, text, type Walk } from './walk.ts';

const saved = 'Gespeichert. Die Seiten zeigen es sofort.';

const dashboardTexts: Walk = {
  place: 'dashboard-texts',
  label: 'Bänder und Öffnungszeiten',
  list: { shows: () => ['Deutsch', 'Englisch'] },
  entries: () => [
    {
      open: 'Deutsch',
      heading: 'Bänder und Öffnungszeiten: Deutsch',
      fields: [
        prose('welcomeText', 'Ankündigung ganz oben', 'Am 24.12.2026 bis 14\u00a0Uhr geöffnet'),
        prose('sliderText', 'Laufband', 'Heute ausnahmsweise leise'),
        prose('shopTiming', 'Öffnungszeiten', 'Heute ausnahmsweise {openingHoursShort}'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/versand');
        await expect(page.getByText('Am 24.12.2026 bis 14\u00a0Uhr geöffnet').first()).toBeVisible();
        await expect(page.getByText('Heute ausnahmsweise leise').first()).toBeAttached();
        await expect(page.getByText(/Heute ausnahmsweise (?!\{)/).last()).toBeAttached();
      },
    },
  ],
};

const faq: Walk = {
  place: 'faq',
  label: 'Häufige Fragen',
  list: { shows: () => ['Deutsch', 'Englisch'] },
  entries: () => [
    {
      open: 'Deutsch',
      heading: 'Häufige Fragen: Deutsch',
      unfold: [/^Brauche ich ein Kundenkonto\?/],
      unfoldSaved: [/^Geht es ohne Konto\?/],
      fields: [
        text('items.1.topic', 'Thema', 'Bestellen ohne Konto'),
        text('items.1.question', 'Frage', 'Geht es ohne Konto?'),
        text('items.1.answer', 'Antwort', 'Ja, auch am 24.12.2026. [Zum Versand](/versand)'),
        text('items.1.anchor', 'Anker', 'ohne-konto'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/faq#ohne-konto');
        await expect(page.getByText('Geht es ohne Konto?').first()).toBeVisible();
        await expect(page.getByText('Bestellen ohne Konto').first()).toBeAttached();
      },
    },
  ],
};

const pageBlocks: Walk = {
  place: 'page-blocks',
  label: 'Blöcke',
  list: { shows: () => ['Vorteile', 'Karten', 'Band 1', 'Spendenbelege'] },
  entries: () => [
    {
      open: (page) => page.getByRole('row', { name: /^Band 2\s+Deutsch/ }),
      heading: 'Band 2 (Deutsch)',
      fields: [
        text('heading', 'Überschrift', 'Vom Meer gemalt'),
        prose('html', 'Text', 'Jedes Möbel war einmal 1.250,00 Meilen unterwegs.'),
        text('items.0.title', 'Name des Links', 'Alle Möbel aus Bootsholz'),
        text('items.0.href', 'Führt nach', '/versand'),
        text('items.0.linkLabel', 'Aufschrift des Links', 'Zum Bootsholz'),
        choice('items.0.picture', 'Bild', /^Stühle in einer Reihe: /),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Vom Meer gemalt' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Zum Bootsholz' })).toHaveAttribute('href', '/versand');
      },
    },
    {
      open: (page) => page.getByRole('row', { name: /^Vorteile\s+Deutsch/ }),
      heading: 'Vorteile (Deutsch)',
      fields: [
        text('items.1.title', 'Titel', 'Karte und Brieftasche'),
        prose('items.1.html', 'Text', 'Bezahlen, wie Sie es gewohnt sind.'),
        text('items.1.href', 'Führt nach', '/versand'),
        choice('items.1.icon', 'Zeichnung', 'Lieferung'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/versand');
        await expect(page.getByText('Karte und Brieftasche').first()).toBeVisible();
      },
    },
  ],
};

const aReview = 'Kundin von der Probe';

const reviews: Walk = {
  place: 'reviews',
  label: 'Kundenstimmen',
  list: { row: /\d Sterne?/, shows: () => ['Kunde aus Neukölln', 'Beispiel'] },
  entries: () => [
    {
      open: 'Büro in Mitte',
      heading: 'Kundenstimme',
      fields: [
        text('name', 'Wer es gesagt hat', 'Büro am Alexanderplatz'),
        choice('rating', 'Sterne', '4 Sterne'),
        text('comment', 'Was gesagt wurde', 'Für 1.250,00 € gemietet und gern behalten.'),
        choice('picture', 'Bild', 'Kein Bild', /^\P{L}*$/u),
        text('position', 'Platz in der Reihe, von 0 an', '2'),
        onOff('isHidden', 'Verbergen', false),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/');
        await expect(page.getByText('Für 1.250,00 € gemietet und gern behalten.')).toBeAttached();
        await expect(page.getByText('Büro am Alexanderplatz')).toBeAttached();
      },
    },
  ],
  create: () => ({
    button: 'Neu anlegen',
    heading: 'Neue Kundenstimme',
    fields: [
      text('name', 'Wer es gesagt hat', aReview),
      choice('rating', 'Sterne', '3 Sterne'),
      text('comment', 'Was gesagt wurde', 'Alles war so, wie es dasteht.'),
      choice('picture', 'Bild', 'Kein Bild', /^\P{L}*$/u),
      onOff('isHidden', 'Verbergen', true),
    ],
    saved: 'Angelegt',
    then: async (page) => {
      await page.getByRole('link', { name: aReview }).click();
      await page.getByRole('button', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByText('Gelöscht.', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: aReview })).toHaveCount(0);
    },
  }),
};

export const textWalks: readonly Walk[] = [dashboardTexts, faq, pageBlocks, reviews];
