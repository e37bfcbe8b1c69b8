import { foldText, plainLetters } from '../../../shared/text/fold-text.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { FrameLink } from '../../components/shell/frame-links.ts';
import * as t from '#texts/shell.ts';

type Words = Readonly<Partial<Record<Language, string>>>;

interface ShopPage extends FrameLink {
  /** What people call it: words separated by commas. Shoppers search in any language, whichever they read. */
  readonly words: Words;
}

const shopPages = (): readonly ShopPage[] => [
  {
    path: '/gutschein-kaufen',
    label: t.giftPurchase,
    words: {
      de: 'gutschein, gutscheine, geschenkgutschein, geschenkkarte, geschenk, geschenkidee',
      en: 'voucher, vouchers, gift voucher, gift card, giftcard, gift',
      es: 'vale, vale regalo, tarjeta regalo, cheque regalo, regalo',
      fr: 'bon cadeau, bons, chèque cadeau, carte cadeau, cadeau',
      it: 'buono, buoni, buono regalo, carta regalo, regalo',
    },
  },
  {
    path: '/gutschein-guthaben',
    label: t.giftBalance,
    words: {
      de: 'gutschein, gutscheine, geschenkgutschein, geschenkkarte, guthaben, gutscheincode',
      en: 'voucher, vouchers, gift voucher, gift card, giftcard, balance',
      es: 'vale, vale regalo, tarjeta regalo, cheque regalo, saldo, bono',
      fr: 'bon cadeau, bons, chèque cadeau, carte cadeau, solde',
      it: 'buono, buoni, buono regalo, carta regalo',
    },
  },
  {
    path: '/contact-us',
    label: t.contact,
    words: {
      de: 'kontakt, öffnungszeiten, geöffnet, adresse, anfahrt, telefon, telefonnummer, standort, filiale, laden, email',
      en: 'contact, opening hours, hours, open, address, directions, phone, telephone, stores, location',
      es: 'contacto, horario, horarios, dirección, teléfono, tienda, tiendas, cómo llegar',
      fr: 'contact, horaires, adresse, téléphone, magasin, magasins',
      it: 'contatti, orari, indirizzo, telefono, negozio',
    },
  },
  {
    path: '/versand',
    label: t.delivery,
    words: {
      de: 'versand, versandkosten, lieferung, lieferkosten, lieferzeit, liefern, spedition, transport, abholung, abholen',
      en: 'shipping, delivery, deliver, freight, pickup, pick up, collection',
      es: 'envío, envíos, entrega, gastos de envío, portes, recogida, transporte',
      fr: 'livraison, frais de livraison, expédition, retrait',
      it: 'spedizione, consegna, spese di spedizione, ritiro',
    },
  },
  {
    path: '/withdrawal',
    label: t.withdrawalNotice,
    words: {
      de: 'rückgabe, zurückgeben, rücksendung, retoure, umtausch, umtauschen, widerruf, widerrufen, widerrufsrecht',
      en: 'return, returns, returning, refund, refunds, withdrawal, exchange',
      es: 'devolución, devoluciones, devolver, reembolso, desistimiento',
      fr: 'retour, retours, échange, remboursement, rétractation',
      it: 'reso, resi, cambio, rimborso, recesso',
    },
  },
  {
    path: '/vertrag-widerrufen',
    label: t.withdrawContract,
    words: {
      de: 'rückgabe, widerruf, widerrufen, retoure',
      en: 'withdraw, withdrawal',
      es: 'desistir, desistimiento',
    },
  },
  {
    path: '/vertraege-kuendigen',
    label: t.endContracts,
    words: {
      de: 'kündigen, kündigung',
      en: 'terminate, termination',
      es: 'rescindir, rescisión',
      fr: 'résilier, résiliation',
      it: 'disdire, disdetta',
    },
  },
  {
    path: '/ankauf',
    label: t.buyIn,
    words: {
      de: 'ankauf, ankaufen, verkaufen, möbelankauf, haushaltsauflösung',
      en: 'sell, selling, buying in',
      es: 'vender, venta de muebles',
      fr: 'rachat, vendre',
      it: 'vendere, acquisto mobili',
    },
  },
  {
    path: '/verleih',
    label: t.rental,
    words: {
      de: 'verleih, vermietung, miete, mieten, leihen, ausleihen, requisite, requisiten',
      en: 'rental, rent, hire, prop, props',
      es: 'alquiler, alquilar',
      fr: 'location, louer',
      it: 'noleggio, noleggiare',
    },
  },
  {
    path: '/zahlung',
    label: t.payment,
    words: {
      de: 'zahlung, bezahlen, zahlungsarten, zahlungsmethoden, rechnung, überweisung, kreditkarte, paypal, klarna',
      en: 'payment, pay, paying, invoice, credit card, bank transfer',
      es: 'pago, pagos, pagar, factura, transferencia, tarjeta de crédito',
      fr: 'paiement, payer, facture, virement, carte bancaire',
      it: 'pagamento, pagamenti, pagare, fattura, bonifico',
    },
  },
  {
    path: '/ratenzahlung-bei-wmk',
    label: t.instalments,
    words: {
      de: 'ratenzahlung, raten, ratenkauf, finanzierung, finanzieren',
      en: 'instalments, installments, financing',
      es: 'plazos, cuotas, financiación',
      fr: 'paiement échelonné, financement',
      it: 'rate, rateale, finanziamento',
    },
  },
  {
    path: '/faq',
    label: t.faq,
    words: {
      de: 'faq, fragen, hilfe',
      en: 'help, questions',
      es: 'ayuda, preguntas',
      fr: 'aide',
      it: 'aiuto, domande',
    },
  },
  {
    path: '/about-us',
    label: t.about,
    words: { de: 'über uns', en: 'about us', es: 'sobre nosotros, quiénes somos' },
  },
  {
    path: '/our-team',
    label: t.team,
    words: { de: 'team, mitarbeiter', en: 'staff', es: 'equipo', fr: 'équipe', it: 'team, squadra' },
  },
  {
    path: '/vintage-mega-store',
    label: t.showroom,
    words: { de: 'showroom, ausstellung, laden', en: 'stores', es: 'exposición, tienda' },
  },
  {
    path: '/thinkGreen',
    label: t.sustainability,
    words: {
      de: 'nachhaltigkeit, nachhaltig',
      en: 'sustainability',
      es: 'sostenibilidad',
      fr: 'durabilité',
      it: 'sostenibilità',
    },
  },
  {
    path: '/sales',
    label: t.sale,
    words: {
      de: 'sale, rabatt, angebote, sonderangebote, reduziert',
      en: 'offers, discount',
      es: 'rebajas, ofertas',
      fr: 'soldes, promotions, réductions',
      it: 'saldi, sconti, offerte',
    },
  },
  {
    path: '/impressum',
    label: t.imprint,
    words: {
      de: 'impressum',
      en: 'imprint, legal notice',
      es: 'aviso legal',
      fr: 'mentions légales',
      it: 'note legali',
    },
  },
  {
    path: '/data-protection',
    label: t.privacy,
    words: { de: 'datenschutz, dsgvo, cookies', en: 'privacy', es: 'privacidad' },
  },
  {
    path: '/terms',
    label: t.terms,
    words: { de: 'agb, geschäftsbedingungen', en: 'terms, conditions', es: 'condiciones' },
  },
  {
    path: '/barrierefreiheit',
    label: t.accessibility,
    words: { de: 'barrierefreiheit', en: 'accessibility', es: 'accesibilidad' },
  },
];

const maxPages = 3;
/** From so many letters on, the beginning of a word is enough: people see suggestions while they type. */
const lettersToKnowBy = 5;

/** Built on first use: the page of results gets its answer from the server and loads none of this. */
const known = () =>
  shopPages().map(({ words, ...link }) => ({
    link,
    names: Object.values(words).flatMap((list) => list.split(', ').map(spoken)),
  }));

/** The shop's own pages that a query may be about: a voucher or the opening hours are no furniture. */
export function shopPagesFor(query: string): readonly FrameLink[] {
  const asked = spoken(query);
  return known()
    .filter(({ names }) => names.some((name) => asks(asked, name)))
    .slice(0, maxPages)
    .map(({ link }) => link);
}

function asks(asked: string, name: string): boolean {
  if (` ${asked} `.includes(` ${name} `)) return true;
  const last = asked.split(' ').at(-1) ?? '';
  return last.length >= lettersToKnowBy && name.startsWith(last);
}

/** Case, marks, forms of letters and punctuation make no difference. */
function spoken(text: string): string {
  return foldText(plainLetters(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
