import type { BlockContent, BlockItem, BlockName } from '../../domain/page-block.ts';
import type { DashboardTexts } from '../../domain/short-texts.ts';

const item = (facts: Pick<BlockItem, 'title' | 'html'> & Partial<BlockItem>): BlockItem => ({
  href: null,
  linkLabel: null,
  picture: null,
  icon: null,
  ...facts,
});

export const blocks: Record<BlockName, BlockContent> = {
  benefits: {
    heading: null,
    html: '',
    items: [
      item({
        title: 'Ratenzahlung',
        // Advertising for credit needs this warning (Directive (EU) 2023/2225, Art. 8).
        html: '<p>Zinsfrei in Raten oder in 30 Tagen zahlen. Achtung! Kreditaufnahme kostet Geld!</p>',
        href: '/ratenzahlung-bei-wmk',
        icon: 'instalments',
      }),
      item({
        title: 'Karte und Wallet',
        html: '<p>Verschlüsselt bezahlen, mit Karte, Wallet oder Überweisung.</p>',
        href: '/zahlung',
        icon: 'payment',
      }),
      item({
        title: 'Versand weltweit',
        html: '<p>In Berlin bis in die Wohnung, sonst versichert per Spedition; weltweit auf Anfrage.</p>',
        href: '/versand',
        icon: 'shipping',
      }),
      item({
        title: 'Wir sprechen Ihre Sprache',
        html: '<p>Beratung auf Deutsch, Englisch und in weiteren Sprachen.</p>',
        href: '/contact-us',
        icon: 'languages',
      }),
    ],
  },
  'info-cards': {
    heading: 'Mehr als ein Möbelhaus',
    html: '',
    items: [
      item({
        title: 'Mieten statt kaufen',
        html: '<p>Für einen Tag oder zwei Jahre: Filmset, Messe, Wohnung auf Zeit. Vintage ab 11,9\u00a0% des Verkaufswerts, inkl. MwSt.</p>',
        href: '/verleih',
        linkLabel: 'Zum Verleih',
        picture: 'rental-1',
      }),
      item({
        title: 'Wir kaufen an',
        html: '<p>Sie haben Vintage-Möbel in Berlin oder Umgebung? Vier Fotos genügen, wir melden uns innerhalb von 24 Stunden.</p>',
        href: '/ankauf',
        linkLabel: 'Zum Ankauf',
        picture: 'about-1',
      }),
      item({
        title: 'Kommen Sie vorbei',
        html: '<p>Im Vintage Mega Store steht, was Sie hier sehen, und noch mehr. Ohne Termin.</p>',
        href: '/vintage-mega-store',
        linkLabel: 'Zum Showroom',
        picture: 'showroom-01',
      }),
    ],
  },
  'filler-banner-1': {
    heading: 'Dieses eine Stück',
    html: '<p>Ein Vintage-Möbel ist ein Einzelstück. Ist es verkauft, gibt es kein zweites.</p>',
    items: [
      item({
        title: 'Alle Vintage-Möbel',
        html: '',
        href: '/shop/vintage',
        linkLabel: 'Vintage entdecken',
        picture: 'showroom-02',
      }),
    ],
  },
  'filler-banner-2': {
    heading: 'Vom Meer gezeichnet',
    html: '<p>Unsere Bootsholzmöbel waren Fischerboote. Türkis, Rot und Ocker sind ihre alten Anstriche.</p>',
    items: [
      item({
        title: 'Alle Möbel aus Bootsholz',
        html: '',
        href: '/shop/boatwood',
        linkLabel: 'Bootsholz entdecken',
        picture: 'showroom-05',
      }),
    ],
  },
  'location-banner': {
    heading: 'Von Friedrichshain in die ganze Welt',
    html: '<p>Aus Berlin. Für Berlin. Danke Berlin.</p>',
    items: [
      item({ title: 'Unsere Standorte', html: '', href: '/wmk-for-ukraine', linkLabel: 'Unsere Standorte' }),
    ],
  },
  'donation-proofs': {
    heading: 'Spendenbelege',
    html: '<p>Nach jedem Kauf steht hier, welches Möbel verkauft wurde und was wir überwiesen haben.</p>',
    items: [],
  },
  'donation-notes': { heading: 'Was man uns geschrieben hat', html: '', items: [] },
};

/** Invented, so for the demonstration only, and each says so. */
export const sampleBlocks: Partial<Record<BlockName, BlockContent>> = {
  'donation-proofs': {
    ...blocks['donation-proofs'],
    items: [
      item({
        title: 'September 2026, 1240 €',
        html: '<p>Sideboard aus Teak und Satz Stühle. Überwiesen am 2. Oktober 2026. (Beispiel)</p>',
      }),
      item({
        title: 'August 2026, 480 €',
        html: '<p>Cocktailsessel, grüner Samt. Überwiesen am 1. September 2026. (Beispiel)</p>',
      }),
      item({
        title: 'Juli 2026, 890 €',
        html: '<p>Esstisch, ausziehbar. Überwiesen am 3. August 2026. (Beispiel)</p>',
      }),
    ],
  },
  'donation-notes': {
    ...blocks['donation-notes'],
    items: [
      item({
        title: 'Aus einem Krankenhaus (Beispiel)',
        html: '<p>„Die Verbände und Infusionen sind gut angekommen. Auf den Kartons stand der Name eines Sessels. Das hat alle auf der Station zum Lächeln gebracht.“</p>',
        picture: 'ukraine-1',
      }),
      item({
        title: 'Von einer Fahrerin (Beispiel)',
        html: '<p>„Danke für den Diesel und die Decken. Ich weiß jetzt, was ein Nierentisch ist, und möchte auch einen haben, wenn das hier vorbei ist.“</p>',
        picture: 'ukraine-2',
      }),
      item({
        title: 'Von der Hilfsorganisation (Beispiel)',
        html: '<p>„Jede Überweisung ist eine Tasche mit Material für die Erstversorgung. Bitte verkaufen Sie weiter so schöne Möbel.“</p>',
        picture: 'ukraine-3',
      }),
    ],
  },
};

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Möbel mit Geschichte – zum Kaufen und zum Mieten, Vintage ab 11,9\u00a0% des Verkaufswerts inkl. MwSt.</p>',
  sliderText:
    '<ul><li>Die meisten Vintage-Stücke gibt es genau einmal</li><li>Lieferung in Berlin innerhalb einer Woche, bis in die Wohnung</li><li>Möbel aus alten Fischerbooten: die Farbe ist echt</li><li>Wir kaufen Ihre Vintage-Möbel an, in Berlin und Umgebung</li></ul>',
  shopTiming: '<p><strong>Showroom geöffnet:</strong> {openingHoursShort}, ohne Termin</p>',
};
