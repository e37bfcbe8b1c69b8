import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { phoneLink } from '../../src/shared/places/phone-link.ts';
import * as paying from '../../src/storefront/texts/de/paying.ts';
import * as delivery from '../../src/storefront/texts/de/delivery.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';

/** Sentences and parts of pages that the specification asks for, each with its number in `docs/specification.md`. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories: [
        aCategory({ image: 'demo/x/studio.0123456789ab' }),
        aCategory({ id: 'leer', name: 'Leere Kategorie' }),
      ],
      parents: [
        aParentCategory({ images: ['demo/y/studio.0123456789ab'] }),
        aParentCategory({ id: 'leerer-raum', title: 'Leerer Raum', subCategoryIds: [] }),
      ],
    },
    testActor,
  );
  await shop.fill([
    aPiece({
      sku: 'V-1',
      categoryIds: ['sideboards'],
      texts: { ...aPiece().texts, subtopic: 'Mit Tambourtüren' },
    }),
  ]);
});
afterAll(() => shop.close());

async function htmlOf(path: string): Promise<string> {
  const response = await shop.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(response.statusCode, path).toBe(200);
  return response.body;
}

/** What can be read on a page, without its head and without the data for its scripts. */
async function textOf(path: string): Promise<string> {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(await htmlOf(path))?.[1] ?? '';
  return (
    body
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      // 'E-Mail' is kept together by markup.
      .replaceAll(/<\/?(?:span|strong|em|a)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  );
}

const pieceAddress = async (): Promise<string> => {
  const { pieces } = await shop.shop.reads.piecesOfType('vintage', 1);
  return `/product/${pieces[0]?.id ?? ''}`;
};

describe('sentences', () => {
  test.each([
    ['1-32', '/verleih', 'Ab 10 % des Verkaufswerts.'],
    ['1-32, with its VAT', '/verleih', 'mit Mehrwertsteuer sind das bei Vintage-Möbeln 11,9 %'],
    ['1-33', '/verleih', '24-Stunden-Service.'],
    ['1-35', '/verleih', 'Zehn Jahre Erfahrung. Von 2014 bis 2024'],
    ['1-37', '/ankauf', 'Wir kaufen ausschließlich Vintage-Möbel'],
    ['1-37, where', '/ankauf', 'In Berlin und Umgebung holen wir'],
    ['1-38', '/ankauf', 'Bundesweit lohnt sich die Fahrt nur, wenn es viele Möbel sind'],
    ['2.6-5', '/category/leer', 'Derzeit gibt es keine Produkte in dieser Kollektion.'],
    ['2.7-6', '/parent-category/leerer-raum', 'Derzeit gibt es keine Produkte in dieser Kollektion.'],
    ['2.17-2', '/ankauf', 'So läuft es ab'],
    ['2.18-2', '/verleih', 'Nicht jedes Möbel muss man besitzen.'],
    ['2.18-3', '/verleih', 'Was für das Mieten spricht'],
    ['2.18-4', '/verleih', 'Wer bei uns mietet'],
    ['2.20-30', '/impressum', 'Aufsicht für Mediendienste:'],
    [
      '3-50',
      '/data-protection',
      'Vereinbaren Sie einen Termin, brauchen wir Vorname, Nachname und E-Mail-Adresse',
    ],
    ['3-54', '/data-protection', 'Für ein Preisangebot brauchen wir Name, E-Mail-Adresse und Ihr Angebot.'],
    ['4.11-8', '/terms', 'sobald die Ware geliefert und in Rechnung gestellt ist'],
    ['4.11-10', '/terms', 'sobald wir die Ware dem Spediteur oder Frachtführer übergeben haben'],
    ['4.11-11', '/terms', 'geht sie erst mit der Übergabe der Ware an ihn'],
    [
      '4.11-12',
      '/terms',
      'geht die Gefahr mit dem Abschluss des Aufbaus und der Übergabe an den Kunden über',
    ],
    ['5-40', '/terms', 'auf ein bestimmtes Bestellvolumen beschränken'],
    ['5-42', '/terms', 'Der Kunde sorgt dafür, dass die angegebene E-Mail-Adresse stimmt'],
    ['6-7 and 9-61', '/terms', 'bei neuen Waren verjähren Mängelansprüche ein Jahr nach der Übergabe'],
    ['6-7, used goods', '/terms', 'bei gebrauchten Waren ist die Mängelhaftung ausgeschlossen'],
    ['6-8', '/terms', 'Unterlässt er die Anzeige, gilt die Ware als genehmigt.'],
    ['9-56', '/terms', 'innerhalb von 7 Tagen ab Erhalt der Rechnung'],
    ['9-58', '/data-protection', 'Wir setzen keine Webanalyse ein'],
    ['9-59', '/data-protection', 'die Messung von Werbeerfolg setzen wir nicht ein'],
  ])('%s: %s says “%s”', async (_number, path, sentence) => {
    expect(await textOf(path)).toContain(sentence);
  });

  test.each(['/', '/verleih', '/about-us', '/ankauf'])(
    '1-30, 1-31: %s names no number of pieces that is not counted',
    async (path) => {
      expect(await textOf(path)).not.toMatch(/1\.?000 (?:Möbel|Stücke|Vintage)/);
    },
  );

  test('2.5-6: nothing is called best-rated', async () => {
    expect(await textOf('/')).not.toMatch(/bestbewertet|am besten bewertet|beliebteste/i);
  });

  test('2.10-13: a piece shows its subtopic', async () => {
    expect(await textOf(await pieceAddress())).toContain('Mit Tambourtüren');
  });
});

describe('parts', () => {
  test.each(['/', '/shop/vintage', '/faq', '/versand', '/contact-us', '/verleih', '/rent-a-sustainability'])(
    '1-24, 2.18-7, 2.18-8, 2.20-21, 2.20-22: %s has the e-mail address and the telephone number',
    async (path) => {
      const { email, phone } = await shop.shop.content.companyData();
      const html = await htmlOf(path);
      expect(html).toContain(`href="mailto:${email}"`);
      expect(html).toContain(`href="tel:${phoneLink(phone)}"`);
    },
  );

  test('2.4-14, 2.6-3, 2.7-3, 2.8-4: a picture where there is one, and a drawing where there is none', async () => {
    const category = /demo\/x\/studio\.0123456789ab/;
    expect(await htmlOf('/category/sideboards')).toMatch(category);
    // The menu before it shows the pictures of rooms.
    const [, main = ''] = (await htmlOf('/category/leer')).split('<main');
    expect(main).toContain('Leer');
    expect(main).not.toMatch(/demo\/[xy]\/studio/);
    expect(await htmlOf('/parent-category/wohnzimmer')).toMatch(/demo\/y\/studio\.0123456789ab/);
    const overview = await htmlOf('/categories/vintage');
    expect(overview).toMatch(category);
    // Those without one, and a piece without photographs, have a drawing.
    for (const path of ['/categories/vintage', '/shop/vintage', await pieceAddress()]) {
      expect(await htmlOf(path), path).toContain('src="/vintage.svg"');
    }
  });

  test.each([
    ['/impressum', 'register'],
    ['/data-protection', 'cookies'],
    ['/withdrawal', 'folgen'],
    ['/terms', 'widerruf'],
    ['/barrierefreiheit', 'stand'],
    ['/zahlung', 'girocode'],
  ])('%s is whole: its date, its section “%s”, and nothing left in braces', async (path, section) => {
    expect(await htmlOf(path)).toContain(`id="${section}"`);
    const text = await textOf(path);
    expect(text).toMatch(/ Stand: \d{1,2}\. \p{L}+ \d{4} /u);
    // Missing data would be visible in braces.
    expect(text).not.toMatch(/[{}]|%7B/i);
  });

  const pictures = (html: string, name: string): Set<string> =>
    new Set(
      [...html.matchAll(/src="[^"]*\/site\/([a-z-]+-\d+)\./g)]
        .map(([, found]) => found ?? '')
        .filter((found) => found.startsWith(name)),
    );

  test.each([
    ['2.18-1: a picture', '/verleih', 'rental', 1],
    ['2.18-5, 2.18-6: a gallery of three, and one across the page', '/rent-a-sustainability', 'rental', 4],
    ['2.20-2: a gallery', '/versand', 'versand', 2],
    ['2.20-10: twelve pictures', '/vintage-mega-store', 'showroom', 12],
    ['2.20-16: photographs', '/wmk-for-ukraine', 'ukraine', 1],
  ])('%s on %s', async (_what, path, name, atLeast) => {
    expect(pictures(await htmlOf(path), name).size).toBeGreaterThanOrEqual(atLeast);
  });

  test('2.16-7, 2.16-8: a payment that was called off says that nothing was charged, and where there is help', async () => {
    const { email } = await shop.shop.content.companyData();
    expect(await textOf('/cancel')).toContain(paying.cancelledText.replaceAll('\u00a0', ' '));
    expect(paying.cancelledText).toMatch(/nichts abgebucht/);
    expect(await textOf('/cancel')).toContain(`${paying.helpTitle} ${paying.helpText} ${email}`);
  });

  test.each(['/success', '/paypal-success'])(
    '2.16-3, 2.16-4: %s shows that it is at work until the shop has answered',
    async (path) => {
      expect(await htmlOf(path)).toMatch(
        new RegExp(
          `role="status"[^>]*><span aria-hidden="true" class="[^"]*animate-spin[^"]*"></span><span[^>]*>${paying.processing}<`,
        ),
      );
    },
  );

  test('2.20-3: the page about delivery ends in a banner that leads to the contact page', async () => {
    expect(await textOf('/versand')).toContain(delivery.closing.heading);
  });

  test('2.18-6: the tagline stands on the wide picture; 2.20-16: notes of thanks, as examples', async () => {
    expect(await htmlOf('/rent-a-sustainability')).toMatch(
      /<figcaption[^>]*>Benutzen, zurückgeben, weiterreichen\./,
    );
    expect(await textOf('/wmk-for-ukraine')).toMatch(/Aus einem Krankenhaus \(Beispiel\)/);
  });
});
