import type { pieces as german } from '../de/pieces.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.it;

/** Messages to the back office about pieces and categories. */
export const pieces: Translated<typeof german> = {
  'number-missing': 'Inserisci un numero',
  'year-out-of-range': 'Inserisci un anno da 1000 a 2100',
  'stock-out-of-range': 'Inserisci una quantità da 0 a 10.000',
  'pictures-too-many': ({ maximum }) => `Al massimo ${number(maximum)} foto`,
  'variants-too-many': ({ maximum }) => `Al massimo ${number(maximum)} varianti`,
  'title-missing': 'Inserisci un titolo',
  'whole-percent-needed': 'Inserisci una percentuale intera',
  'block-reason-missing': 'Indica un motivo',
  'block-ends-in-past': 'La fine deve essere nel futuro',
  'room-name-taken': 'Esiste già un ambiente con questo nome',
  'block-ends-too-far': 'Scegli una fine entro i prossimi cinque anni, oppure lasciala vuota',
  'category-name-taken': 'Esiste già una categoria con questo nome',
  'picture-not-ready': 'Questa foto non è ancora pronta',
  'some-picture-not-ready': 'Una foto non è ancora pronta',
  'categories-of-another-line': 'Una di queste categorie non esiste in questa linea',
  'length-out-of-range': ({ from, to }) => `deve avere da ${from} a ${to} caratteri`,
  'price-out-of-range': 'deve essere maggiore di 0 e al massimo 1.000.000\u00a0€',
  'former-price-not-above': 'non supera il prezzo; senza ribasso il campo resta vuoto',
  'whole-number-out-of-range': ({ from, to }) =>
    `deve essere un numero intero da ${number(from)} a ${number(to)}`,
  'dimension-out-of-range': 'deve essere compreso tra 1\u00a0mm e 100\u00a0m',
  'weight-out-of-range': 'deve essere compreso tra 1\u00a0g e 10\u00a0t',
  'years-reversed': 'Il primo anno è successivo all’ultimo. Scambiali oppure modificane uno.',
  'purchase-price-out-of-range': 'deve essere compreso tra 0 e 1.000.000\u00a0€',
  'margin-scheme-of-own-making':
    'Il regime del margine del § 25a UStG non si applica a merce di produzione propria',
  'margin-scheme-of-taxed-goods':
    'Il regime del margine del § 25a UStG non si applica a merce acquistata con IVA esposta',
  'stock-is-of-variants': 'se ci sono varianti, si indica nella variante',
  'variant-skus-twice':
    'ogni variante ha bisogno di una propria SKU; maiuscole e caratteri speciali non contano',
  'variant-name-twice': 'Un’altra variante di questo pezzo si chiama già così',
  'variant-sku-length': ({ sku }) => `La SKU «${sku}» deve avere da 1 a 40 caratteri`,
  'variant-name-length': ({ name }) => `Il nome «${name}» deve avere da 1 a 120 caratteri`,
  'variant-stock-wrong': ({ name }) => `La giacenza di «${name}» non è una quantità`,
  'category-unknown': ({ category }) => `La categoria «${category}» non esiste`,
  'category-of-other-line': ({ category }) => `La categoria «${category}» appartiene all’altra linea`,
  'main-category-not-among': 'non è tra le categorie del pezzo',
  'sku-of-another-piece': ({ sku, owner }) => `La SKU «${sku}» appartiene già a «${owner}»`,
  'sku-without-letters': ({ sku }) =>
    sku === '' ? 'La SKU deve contenere lettere o cifre' : `La SKU «${sku}» deve contenere lettere o cifre`,
  'needs-letters': 'deve contenere lettere o cifre',
  'postal-address-incomplete': 'deve essere un indirizzo completo: via e numero, poi CAP e località',
  'electronic-address-wrong': 'deve essere un indirizzo e-mail o internet',
  'sku-taken': ({ sku }) => `«${sku}» esiste già`,
  'sku-too-similar': ({ other }) => `si distingue da «${other}» solo per maiuscole o caratteri speciali`,
  'fewer-than-taken': ({ taken }) =>
    `Almeno ${number(taken)}: tanti sono venduti, noleggiati, riservati o bloccati`,
  'units-without-variant-taken': ({ taken }) =>
    `Con le varianti ogni pezzo appartiene a una di esse, e ${number(taken)} senza variante ${taken === 1 ? 'è venduto, noleggiato, riservato o bloccato' : 'sono venduti, noleggiati, riservati o bloccati'}. Crea un nuovo mobile per le varianti.`,
  'removed-variant-taken': ({ name, taken }) =>
    `«${name}» non si può togliere: ${number(taken)} ${taken === 1 ? 'pezzo è venduto, noleggiato, riservato o bloccato' : 'pezzi sono venduti, noleggiati, riservati o bloccati'}. Aggiungi di nuovo questa variante; con ${number(taken)} di giacenza resta esaurita.`,
  'variants-taken': ({ taken }) =>
    `Le varianti non si possono togliere: ${number(taken)} ${taken === 1 ? 'pezzo è venduto, noleggiato, riservato o bloccato' : 'pezzi sono venduti, noleggiati, riservati o bloccati'}`,
  'picture-gone-or-not-ready': 'Questa foto non è ancora pronta o non c’è più',
  'pictures-missing': 'Aggiungi almeno una foto',
  'picture-undescribed': 'Descrivi la foto in poche parole',
  'categories-missing': 'Scegli almeno una categoria',
  'responsible-missing': 'I mobili nuovi richiedono un responsabile con indirizzo e contatto',
  'purchase-missing': 'Il regime del margine richiede il prezzo d’acquisto e il venditore (§ 25a UStG)',
  'species-papers-missing':
    'Il palissandro e le altre specie protette richiedono una prova della provenienza (CITES)',
  'piece-gone': 'non esiste più',
  'piece-just-changed': 'è stato appena modificato da un’altra persona',
};
