import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { LineNews } from '../../features/cart/line-news.ts';
import { toThe, formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const cart = 'Il tuo carrello';
export const close = 'Chiudi';
export const closeMessage = 'Chiudi l’avviso';
export const notice = 'Avviso';
export const ok = 'OK';

export const cartEmpty = 'Il tuo carrello è vuoto.';
export const wishlistEmpty = 'Nella tua lista dei desideri non c’è ancora nulla.';
export const wishlistHint =
  'Tocca il cuore su un pezzo per ritrovarlo qui, in questo browser e senza accedere.';
export const withdrawn = 'Non è più in negozio.';
export const browse = 'Scopri i pezzi';
export const remove = (title: string): string => `Rimuovi: ${title}`;
export const removeShort = 'Rimuovi';
export const removeAssembly = (title: string): string => `Togli il montaggio: ${title}`;
export const removeAssemblyShort = 'Togli il montaggio';
export const assemblyRemoved = (titles: readonly string[]): string =>
  `Abbiamo tolto il montaggio di ${titles.length === 1 ? `«${titles[0]}»` : `${titles.length} pezzi`}.`;
export const similar = 'Pezzi simili';
export const similarTo = (title: string): string => `Pezzi simili: ${title}`;
export const toWishlist = 'Sposta nella lista dei desideri';
export const toWishlistOf = (title: string): string => `Sposta nella lista dei desideri: ${title}`;
export const movedToWishlist = (title: string): string => `«${title}» ora è nella tua lista dei desideri.`;
export const removed = (title: string): string => `Abbiamo rimosso «${title}».`;
export const notAsWanted = (count: number): string =>
  count === 1
    ? 'Un pezzo non è più disponibile così come lo avevi scelto. Rimuovilo o modificalo prima di andare alla cassa.'
    : `${count} pezzi non sono più disponibili così come li avevi scelti. Rimuovili o modificali prima di andare alla cassa.`;
export function lineNews(news: LineNews): string {
  switch (news.kind) {
    case 'sold':
      return 'Nel frattempo è stato venduto.';
    case 'away':
      return 'Al momento non è acquistabile online.';
    case 'reserved':
      return `Riservato a un’altra persona fino ${toThe(dayAndTime.format(Date.parse(news.until) - 1))}. Se l’hai appena ordinato tu, il link nella nostra email ti porta al pagamento.`;
    case 'rented':
      return `Nel frattempo è stato noleggiato, fino ${toThe(day.format(new Date(news.until)))}.`;
    case 'too-few':
      return news.available === 1 ? 'Ne resta solo 1.' : `Ne restano solo ${news.available}.`;
    case 'price':
      return `Nuovo prezzo; prima ${formatEuros(news.before)}.`;
  }
}
export const undo = 'Annulla';
export const more = (title: string): string => `Uno in più: ${title}`;
export const less = (title: string): string => `Uno in meno: ${title}`;
export const quantity = (count: number): string => `Quantità: ${count}`;
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: ora ${count}, ${formatEuros(cents)}.`;
export const rentedFor = (option: RentOption): string => `Noleggio: ${termName[option]}`;
export const rentalRuns =
  'Il noleggio inizia con la consegna (quel giorno non conta) e termina automaticamente alla scadenza della durata scelta.';
export const assembly = 'Montaggio';
/** The rate is named where that of the piece is another. */
export const withAssembly = (cents: number, percent: number | null): string =>
  `con montaggio (${formatEuros(cents)} al pezzo${percent === null ? '' : `, IVA ${percent}% inclusa`})`;
export const each = (cents: number): string => `${formatEuros(cents)} al pezzo`;
export const subtotal = 'Subtotale';
export const shippingNote =
  'Le spese di spedizione dipendono dal tuo indirizzo e le vedi alla cassa, prima di ordinare. Il ritiro a Berlino è gratuito.';
export const deliveryLimits =
  'A Berlino consegniamo fin dentro casa, in Germania e in Europa con corriere a bordo strada, nel resto del mondo su richiesta.';
export const toCheckout = 'Vai alla cassa';
export const oneMoment = 'Un momento…';
export const noConnection =
  'Al momento non c’è connessione con il nostro negozio. Qui resta tutto com’è; riprova tra un attimo.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Il tuo browser non permette al negozio di ricordare il carrello. Consenti a questo sito i cookie e i dati del sito e ricarica la pagina. Oppure ordina per email o per telefono.';

export const inCartToBuy = 'È già nel tuo carrello, da acquistare. Per noleggiarlo, toglilo prima da lì.';
export const rentalTitle = 'Scegli la durata del noleggio';
export const rentalIntro = (title: string): string => `Per quanto tempo vuoi noleggiare «${title}»?`;
export const rentalPrices = 'Prezzi per l’intera durata, IVA inclusa, più spese di spedizione';
export const cancel = 'Annulla';
export const confirm = 'Conferma';

export const voucher = 'Buono promozionale';
export const giftVoucher = 'Buono regalo';
export const leftToPay = 'Resta da pagare';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const voucherPaysAll = 'Il tuo buono regalo copre tutto. Non serve un altro metodo di pagamento.';
export const noKlarnaWithVoucher = 'Klarna non è disponibile se un buono regalo paga una parte.';

export const shareWishlist = 'Condividi la lista dei desideri';
export const sharedWishlist = 'Una lista dei desideri condivisa';
export const wishlistAsPage = 'Apri a tutta pagina';
export const aboutWishlist = 'Mobili vintage e in legno di barca riuniti in una lista.';
export const wishlistPieces = 'Pezzi';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Un pezzo di questa lista non è più in negozio.'
    : `${count} pezzi di questa lista non sono più in negozio.`;
export const wishlistNeedsScript =
  'La tua lista dei desideri si trova solo nel tuo browser; per mostrarla questa pagina richiede JavaScript.';

const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('it-IT', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
