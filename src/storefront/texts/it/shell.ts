import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { Language } from '../../../shared/text/language.ts';
import { eurosIn } from '../../../shared/money/cents.ts';

/** Before 8 and 11 the article drops its vowel: 'il 29 novembre', but 'l’8 novembre'. */
const elides = (day: string): boolean => /^(?:8|11)\b/.test(day);

/** The first of a month is an ordinal: '1º luglio'. */
const written = (day: string): string => day.replace(/^1(?= )/, '1º');

/** 'il 29 novembre', 'l’8 novembre' */
export const the = (day: string): string => (elides(day) ? `l’${day}` : `il ${written(day)}`);
/** 'al 29 novembre', 'all’8 novembre' */
export const toThe = (day: string): string => (elides(day) ? `all’${day}` : `al ${written(day)}`);
/** 'del 29 novembre', 'dell’8 novembre' */
export const ofThe = (day: string): string => (elides(day) ? `dell’${day}` : `del ${written(day)}`);

/** 'anni ’60' from 1960; the years of other centuries in full. */
export const decadeOf = (year: number): string =>
  year > 1900 && year < 2000 ? `anni ’${year % 100}` : `anni ${year}`;

/** The language of the texts beside this file. */
export const language = 'it' as Language;
/** An amount in cents as text, '1250,00 €'. */
export const formatEuros = eurosIn('it-IT');
/** Between a label and what it labels. */
export const colon = ': ';

export const claim = 'Mobili vintage e mobili in legno di vecchie barche';
export const skipToContent = 'Vai al contenuto';
/** At the top of every page of a shop that takes no orders, or only simulated ones. */
export const noticeLabel = 'Avviso sul negozio';
export const notices = {
  closed: 'Apriamo presto: per ora puoi guardare, non ancora ordinare.',
  trial: 'Negozio in prova: non si consegna nulla e non si muove denaro vero.',
  away: 'Guasto tecnico: prezzi e disponibilità potrebbero non essere aggiornati, e al momento non è possibile acquistare.',
};
export const announcement = 'Annuncio';
export const banner = 'Notizie';
export const pauseBanner = 'Ferma il testo scorrevole';
export const shopHours = 'Orari';
export const contents = 'Indice';
export const mainMenu = 'Menu principale';
export const openMenu = 'Apri il menu';
export const closeMenu = 'Chiudi il menu';
export const languageLabel = 'Lingua';
export const home = 'Home';
export const shop = 'Shop';
export const catalogue = 'Catalogo';
export const vintage = 'Vintage';
export { boatwood } from '../wording/quoted.ts';
export const sale = 'Offerte';
export { rental } from '../wording/quoted.ts';
export const buyIn = 'Vendi i tuoi mobili';
export const contact = 'Contatti';
export const about = 'Chi siamo';
export const team = 'Il nostro team';
export const shopDog = 'Melem, il cane del negozio';
export const showroom = 'Vintage Mega Store';
export const firmName = 'Il nostro nome';
export const origin = 'Da dove vengono i nostri mobili';
export const sustainability = 'Sostenibilità';
export const ukraine = 'WMK for Ukraine';
export const highlights = 'In evidenza';
export const newArrivals = 'Novità';
export const vintageColumn = 'VINTAGE';
export { boatwoodInCapitals as boatwoodColumn } from '../wording/quoted.ts';
export const allOf = (group: string): string => `Tutto in ${group}`;

export const benefits = 'I nostri vantaggi';
export const footerShop = 'Scopri';
export const footerHelp = 'Aiuto e servizi';
export const footerNote = 'Quasi tutti i pezzi vintage sono esemplari unici.';
export const delivery = 'Spedizione e consegna';
export const payment = 'Pagamento';
export const giftPurchase = 'Acquista un buono regalo';
export const giftBalance = 'Saldo del buono regalo';
export const instalments = 'Pagamento a rate';
export const sustainableRental = 'Rent a Sustainability';
export const faq = 'Domande frequenti';
export const social = 'Social network';
export const stores = 'I nostri negozi';
export const withoutAppointment = 'Senza appuntamento';
export const paymentMeans = 'Metodi di pagamento';
/** Before the link to the delivery prices (§ 6 (2) PAngV). */
export const priceNote =
  'I mobili vintage sono venduti in regime del margine (§\u00a025a UStG). Tutti i prezzi includono l’IVA di legge; si aggiungono le spese di spedizione:';
export const legal = 'Informazioni legali';
export const imprint = 'Note legali';
export const privacy = 'Informativa sulla privacy';
export const terms = 'Condizioni generali';
export const withdrawalNotice = 'Diritto di recesso';
export const privacySettings = 'Impostazioni sulla privacy';
export const accessibility = 'Accessibilità';
export const legalFunctions = 'Recesso e disdetta dei contratti';
/** The wording that § 356a (1) BGB prescribes, in Italian. */
export const withdrawContract = 'Recedere dal contratto qui';
/** The wording that § 312k (2) BGB prescribes, in Italian. */
export const endContracts = 'Disdire i contratti qui';
export const chatInNewTab = 'Apri la chat (in un’altra scheda)';

export const openSearch = 'Cerca';

const dayNames: Record<Weekday, string> = {
  Mo: 'lun',
  Tu: 'mar',
  We: 'mer',
  Th: 'gio',
  Fr: 'ven',
  Sa: 'sab',
  Su: 'dom',
};

/** 'Lun–gio e sab, ore 9–18:30' */
export function openingHours(days: readonly Weekday[], opens: string, closes: string): string {
  const names = new Intl.ListFormat('it-IT').format(
    dayRuns(days).map((run) =>
      run.length === 1 ? dayNames[run[0]] : `${dayNames[run[0]]}–${dayNames[run.at(-1) ?? run[0]]}`,
    ),
  );
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, ore\u00a0${hour(opens)}–${hour(closes)}`;
}

/** '09:00' is '9', '09:30' is '9:30'. */
function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

export const notFoundTitle = 'Questa pagina non esiste';
export const notFoundText =
  'Forse il pezzo è già stato venduto o l’indirizzo è cambiato. Puoi proseguire da qui:';
export const toCategories = 'Tutte le categorie';
export const toHome = 'Vai alla home page';
export { crashed as crashTitle } from '../wording/quoted.ts';
export const crashText =
  'C’è stato un problema da parte nostra. Il tuo carrello e la tua lista dei desideri restano come sono. Ricarica la pagina. Se non basta, riprova tra qualche minuto oppure scrivici.';
export const reload = 'Ricarica la pagina';
export const awayTitle = 'Guasto in corso';
export const awayText =
  'Al momento non possiamo mostrare questa pagina: il nostro negozio non raggiunge i suoi dati. Ce ne stiamo occupando. Il tuo carrello e la tua lista dei desideri restano come sono. Ricarica la pagina tra qualche minuto.';
