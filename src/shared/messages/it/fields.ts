import type { fields as german } from '../de/fields.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.it;

/**
 * What is wrong with a field of a form that shoppers fill in. The first ones are said of any field whose schema has no
 * code of its own.
 */
export const fields: Translated<typeof german> = {
  missing: 'Compila questo campo',
  'number-needed': 'Inserisci un numero',
  'choice-missing': 'Scegli un’opzione',
  'choice-unknown': 'Questa opzione non esiste',
  'does-not-fit': 'Questo dato non va bene qui',
  'email-needed': 'Inserisci un indirizzo email valido',
  'format-wrong': 'Il formato non è corretto',
  'characters-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Almeno ${number(minimum)} ${minimum === 1 ? 'carattere' : 'caratteri'}`,
  'entries-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Almeno ${number(minimum)} ${minimum === 1 ? 'voce' : 'voci'}`,
  'number-too-small': ({ minimum }) => `Almeno ${number(minimum)}`,
  'characters-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Al massimo ${number(maximum)} ${maximum === 1 ? 'carattere' : 'caratteri'}`,
  'entries-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Al massimo ${number(maximum)} ${maximum === 1 ? 'voce' : 'voci'}`,
  'number-too-large': ({ maximum }) => `Al massimo ${number(maximum)}`,
  'text-too-long': ({ maximum }) => `Usa al massimo ${number(maximum)} caratteri`,
  'not-one-line': 'Scrivi tutto su una riga',
  'of-piece': ({ title, problem }) => `${title}: ${problem}`,
  'as-written': ({ text }) => text,
  'not-storable': 'Contiene un carattere invisibile che non si può salvare. Scrivi di nuovo il testo',
  'nested-too-deeply': 'I dati sono annidati troppo in profondità',
  'email-invalid': 'Inserisci un indirizzo email valido',
  'contact-email-invalid': 'Indica un indirizzo email valido',
  'contact-email-missing': 'Indica il tuo indirizzo email',
  'question-missing': 'Scrivici di che cosa si tratta',
  'contact-name-missing': 'Indica il tuo nome',
  'name-missing': 'Inserisci un nome',
  'name-parts-too-long': ({ maximum }) =>
    `Nome e cognome possono avere al massimo ${number(maximum)} caratteri ciascuno`,
  'own-name-missing': 'Inserisci il tuo nome',
  'own-first-name-missing': 'Inserisci il tuo nome',
  'own-last-name-missing': 'Inserisci il tuo cognome',
  'first-name-missing': 'Inserisci il nome',
  'last-name-missing': 'Inserisci il cognome',
  'own-phone-missing': 'Inserisci il tuo numero di telefono',
  'own-phone-invalid': 'Questo non è un numero di telefono. Se non vuoi indicarlo, lascia vuoto il campo',
  'own-postal-code-invalid': 'Questo non è un CAP. Se non vuoi indicarlo, lascia vuoto il campo',
  'phone-of-other-country':
    'Un numero di telefono di quel paese ha più o meno cifre. Controlla il numero e il suo prefisso internazionale',
  'phone-invalid': 'Inserisci un solo numero di telefono valido, senza altro',
  'own-password-missing': 'Inserisci la tua password',
  'date-missing': 'Indica una data',
  'date-invalid': 'Indica una data valida',
  'day-out-of-range': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Controlla l’anno: può andare dal ${first} al ${last}`,
  'range-ends-before': 'La fine precede l’inizio: così non si può trovare nulla',
  'birth-date-out-of-range': ({ youngest, oldest }: { readonly youngest: number; readonly oldest: number }) =>
    `Controlla la data di nascita: l’età può andare da ${number(youngest)} a ${number(oldest)} anni`,
  'street-missing': 'Inserisci via e numero civico',
  'postal-code-missing': 'Inserisci il CAP',
  'town-missing': 'Inserisci la località',
  'postal-code-unknown': 'Questo CAP non esiste',
  'postal-code-form': 'In questo paese i CAP non si scrivono così',
  'town-elsewhere': 'Questo CAP non corrisponde a questa località',
  'country-not-chosen': 'Scegli un paese',
  'country-missing': 'Indica il paese',
  'order-number-missing': 'Inserisci il numero d’ordine',
  'password-not-right': 'Questa password non è corretta',
  'contract-missing': 'Indica il numero d’ordine o il contratto',
  'reason-missing': 'Indica il motivo',
  'manner-not-chosen': 'Scegli il tipo di disdetta',
  'rental-term-not-chosen': 'Scegli la durata del noleggio',
  'not-an-amount': 'Non è un importo',
  'picture-missing': 'Manca una foto.',
  'password-too-short': 'La password deve avere almeno 8 caratteri',
  'password-too-long': 'La password può avere al massimo 128 caratteri',
  'password-too-common': 'Questa password è usata da moltissime persone. Scegline un’altra',
  'password-unchanged': 'Questa è la tua password attuale. Scegline un’altra',
  'password-is-personal':
    'La password è composta quasi solo dal tuo nome o dal tuo indirizzo email. Aggiungi altre parole',
  'password-is-of-shop':
    'La password è composta quasi solo da nomi del nostro negozio. Aggiungi altre parole',
  'piece-unknown': 'Product not found',
  'variant-missing': 'Scegli una variante',
  'variant-unknown': 'Questa variante non esiste',
  'not-rentable': 'Questo pezzo non si noleggia',
  'no-assembly-for-piece': 'Per questo pezzo non è previsto il montaggio',
  'no-assembly-at-address': 'Il montaggio è possibile solo con consegna a Berlino e Potsdam',
  'line-twice': 'Questo pezzo è due volte nel carrello',
  'vat-id-invalid': 'Inserisci la partita IVA con il codice del paese, per esempio DE123456789',
  'company-missing': 'Inserisci il nome della tua azienda',
  'checkout-email-missing': 'Email is required',
  'checkout-first-name-missing': 'First name is required',
  'checkout-last-name-missing': 'Last name is required',
  'checkout-address-missing': 'Address is required',
  'checkout-city-missing': 'City is required',
  'checkout-postal-code-missing': 'Postal code is required',
  'checkout-phone-missing': 'Phone number is required',
  'first-name-without-letters': 'Il nome non contiene lettere. Inserisci un nome',
  'last-name-without-letters': 'Il cognome non contiene lettere. Inserisci un cognome',
  'street-without-letters': 'Manca il nome della via. Inserisci via e numero civico',
  'town-without-letters': 'La località non contiene lettere. Inserisci il suo nome',
  'shipping-or-items-missing': 'Please select a shipping method and add items to your cart.',
  'text-not-printable': ({ signs }) => `Questi caratteri non si possono stampare: ${signs}`,
  'text-too-many-lines': ({ lines }) =>
    lines === 1 ? 'Scrivi tutto in una riga' : `Al massimo ${number(lines)} righe`,
  'eu-on-request':
    'Negli altri paesi dell’UE al momento vendiamo su richiesta. Saremo lieti di dirti il prezzo',
  'third-country-on-request':
    'Fuori dall’UE e dal suo territorio fiscale al momento vendiamo su richiesta. Saremo lieti di dirti il prezzo',
  'vat-id-refused':
    'La sua partita IVA non risulta valida presso l’amministrazione fiscale. Il prezzo comprende quindi il 19% di IVA.',
  'vat-id-unknown':
    'Al momento la sua partita IVA non può essere confermata. Il prezzo comprende quindi il 19% di IVA; riprovi più tardi o ci scriva.',
  'vat-id-on-request':
    'Con questa partita IVA al momento vendiamo su richiesta. Senza, puoi ordinare qui al prezzo indicato, con IVA tedesca',
  'place-on-request':
    'Lì spediamo solo su richiesta: il trasporto costa più di quanto possiamo calcolare qui. Saremo lieti di dirti il prezzo',
  'address-of-postal-box':
    'Un mobile non si può consegnare a una casella postale, a un armadietto o a un punto di ritiro. Indica un indirizzo dove qualcuno lo possa ricevere',
};
