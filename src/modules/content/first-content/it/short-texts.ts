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
        title: 'Pagamento a rate',
        // Advertising for credit needs this warning (Directive (EU) 2023/2225, Art. 8).
        html: '<p>Paga a rate o dopo 30 giorni, senza interessi. Attenzione! Prendere in prestito denaro costa denaro.</p>',
        href: '/ratenzahlung-bei-wmk',
        icon: 'instalments',
      }),
      item({
        title: 'Carta e wallet',
        html: '<p>Pagamento crittografato con carta, wallet o bonifico.</p>',
        href: '/zahlung',
        icon: 'payment',
      }),
      item({
        title: 'Spedizione in tutto il mondo',
        html: '<p>A Berlino fin dentro casa, altrove con corriere e assicurazione; nel resto del mondo su richiesta.</p>',
        href: '/versand',
        icon: 'shipping',
      }),
      item({
        title: 'Parliamo la tua lingua',
        html: '<p>Consulenza in tedesco, in inglese e in altre lingue.</p>',
        href: '/contact-us',
        icon: 'languages',
      }),
    ],
  },
  'info-cards': {
    heading: 'Più di un negozio di mobili',
    html: '',
    items: [
      item({
        title: 'Noleggiare invece di acquistare',
        html: '<p>Per un giorno o per due anni: un set, una fiera, una casa di passaggio. Vintage dall’11,9% del valore di vendita, IVA inclusa.</p>',
        href: '/verleih',
        linkLabel: 'Come funziona il noleggio',
        picture: 'rental-1',
      }),
      item({
        title: 'Acquistiamo anche noi',
        html: '<p>Hai mobili vintage a Berlino o dintorni? Bastano quattro foto, ti rispondiamo entro 24 ore.</p>',
        href: '/ankauf',
        linkLabel: 'Proponici i tuoi mobili',
        picture: 'about-1',
      }),
      item({
        title: 'Vieni a trovarci',
        html: '<p>Nel Vintage Mega Store trovi quello che vedi qui, e altro ancora. Senza appuntamento.</p>',
        href: '/vintage-mega-store',
        linkLabel: 'Vedi lo showroom',
        picture: 'showroom-01',
      }),
    ],
  },
  'filler-banner-1': {
    heading: 'Proprio quel pezzo',
    html: '<p>Un mobile vintage è un esemplare unico. Una volta venduto, non ce n’è un altro.</p>',
    items: [
      item({
        title: 'Tutti i mobili vintage',
        html: '',
        href: '/shop/vintage',
        linkLabel: 'Scopri il vintage',
        picture: 'showroom-02',
      }),
    ],
  },
  'filler-banner-2': {
    heading: 'Segnati dal mare',
    html: '<p>I nostri mobili in legno di barca erano barche da pesca. Il turchese, il rosso e l’ocra sono le loro vecchie mani di vernice.</p>',
    items: [
      item({
        title: 'Tutti i mobili in legno di barca',
        html: '',
        href: '/shop/boatwood',
        linkLabel: 'Scopri il legno di barca',
        picture: 'showroom-05',
      }),
    ],
  },
  'location-banner': {
    heading: 'Da Friedrichshain a tutto il mondo',
    html: '<p>Da Berlino. Per Berlino. Grazie, Berlino.</p>',
    items: [item({ title: 'Dove siamo', html: '', href: '/wmk-for-ukraine', linkLabel: 'Dove siamo' })],
  },
  'donation-proofs': {
    heading: 'Ricevute delle donazioni',
    html: '<p>Dopo ogni acquisto qui si legge quale mobile è stato venduto e quanto abbiamo versato.</p>',
    items: [],
  },
  'donation-notes': { heading: 'Che cosa ci hanno scritto', html: '', items: [] },
};

/** Invented, so for the demonstration only, and each says so. */
export const sampleBlocks: Partial<Record<BlockName, BlockContent>> = {
  'donation-proofs': {
    ...blocks['donation-proofs'],
    items: [
      item({
        title: 'Settembre 2026, 1240\u00a0€',
        html: '<p>Credenza in teak e set di sedie. Versato il 2 ottobre 2026. (Esempio)</p>',
      }),
      item({
        title: 'Agosto 2026, 480\u00a0€',
        html: '<p>Poltroncina da cocktail, velluto verde. Versato il 1º settembre 2026. (Esempio)</p>',
      }),
      item({
        title: 'Luglio 2026, 890\u00a0€',
        html: '<p>Tavolo da pranzo allungabile. Versato il 3 agosto 2026. (Esempio)</p>',
      }),
    ],
  },
  'donation-notes': {
    ...blocks['donation-notes'],
    items: [
      item({
        title: 'Da un ospedale (esempio)',
        html: '<p>«Le bende e le flebo sono arrivate bene. Sugli scatoloni c’era scritto il nome di una poltrona. Ha fatto sorridere tutto il reparto».</p>',
        picture: 'ukraine-1',
      }),
      item({
        title: 'Da un’autista (esempio)',
        html: '<p>«Grazie per il gasolio e le coperte. Adesso so che cos’è un tavolino a fagiolo, e ne vorrò uno anch’io quando tutto questo sarà finito».</p>',
        picture: 'ukraine-2',
      }),
      item({
        title: 'Dall’organizzazione umanitaria (esempio)',
        html: '<p>«Ogni bonifico è una borsa di materiale per il primo soccorso. Continuate a vendere mobili così belli, per favore».</p>',
        picture: 'ukraine-3',
      }),
    ],
  },
};

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Mobili con una storia, da acquistare e da noleggiare: vintage dall’11,9% del valore di vendita, IVA inclusa.</p>',
  sliderText:
    '<ul><li>Quasi tutti i pezzi vintage sono esemplari unici</li><li>A Berlino consegniamo entro una settimana, fin dentro casa</li><li>Mobili nati da vecchie barche da pesca: il colore è autentico</li><li>Acquistiamo i tuoi mobili vintage, a Berlino e dintorni</li></ul>',
  shopTiming: '<p><strong>Showroom aperto:</strong> {openingHoursShort}, senza appuntamento</p>',
};
