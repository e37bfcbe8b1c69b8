import { toThe } from '../../../shared/text/italian-day.ts';
import type { Language } from '../../../shared/text/language.ts';

/** What a printed gift voucher says. Its font has no narrow space (U+202F). */
interface GiftPaperTexts {
  readonly locale: string;
  readonly file: string;
  readonly title: string;
  readonly codeLabel: string;
  readonly scan: string;
  readonly validUntil: (day: string) => string;
  readonly terms: string;
}

export const giftPaperTexts: Readonly<Record<Language, GiftPaperTexts>> = {
  de: {
    locale: 'de-DE',
    file: 'Geschenkgutschein.pdf',
    title: 'Geschenkgutschein',
    codeLabel: 'Code',
    scan: 'Mit dem Telefon gelesen, führt das Bild zum Guthaben.',
    validUntil: (day) => `Einlösbar bis zum ${day}`,
    terms:
      'Einlösbar im Shop und in unseren Geschäften, auch in Teilen; was übrig ist, bleibt als Guthaben. Der Gutschein darf weitergegeben werden. Er wird nicht ausgezahlt und kauft keinen Geschenkgutschein. Es gelten unsere AGB. Wer den Code kennt, kann ihn einlösen: Bitte verwahren Sie ihn wie Bargeld.',
  },
  en: {
    locale: 'en-GB',
    file: 'gift-voucher.pdf',
    title: 'Gift voucher',
    codeLabel: 'Code',
    scan: 'Scan the picture with a phone to see the balance.',
    validUntil: (day) => `Can be redeemed until ${day}`,
    terms:
      'Can be redeemed online and in our shops, all at once or in parts; what is left stays on it. It may be passed on. It cannot be paid out and does not buy a gift voucher. Our terms apply. Anyone who knows the code can redeem it, so please keep it like cash.',
  },
  es: {
    locale: 'es-ES',
    file: 'vale-regalo.pdf',
    title: 'Vale regalo',
    codeLabel: 'Código',
    scan: 'Escanea la imagen con el teléfono para ver el saldo.',
    validUntil: (day) => `Se puede canjear hasta el ${day}`,
    terms:
      'Se puede canjear en línea y en nuestras tiendas, de una vez o por partes; lo que quede sigue como saldo. Se puede regalar a otra persona. No se paga en efectivo y no sirve para comprar vales regalo. Se aplican nuestras condiciones generales. Quien conozca el código puede canjearlo: guárdalo como si fuera dinero en efectivo.',
  },
  fr: {
    locale: 'fr-FR',
    file: 'bon-cadeau.pdf',
    title: 'Bon cadeau',
    codeLabel: 'Code',
    scan: 'Scannez l’image avec un téléphone pour consulter le solde.',
    validUntil: (day) => `Utilisable jusqu’au ${day}`,
    terms:
      'Utilisable en ligne et dans nos magasins, en une ou plusieurs fois\u00a0; ce qui reste est conservé comme solde. Le bon peut être transmis. Il n’est pas payé en espèces et ne permet pas d’acheter un bon cadeau. Nos conditions générales s’appliquent. Toute personne qui connaît le code peut l’utiliser\u00a0: veuillez le conserver comme de l’argent liquide.',
  },
  it: {
    locale: 'it-IT',
    file: 'buono-regalo.pdf',
    title: 'Buono regalo',
    codeLabel: 'Codice',
    scan: 'Inquadra l’immagine con il telefono per vedere il saldo.',
    validUntil: (day) => `Utilizzabile fino ${toThe(day)}`,
    terms:
      'Utilizzabile online e nei nostri negozi, tutto in una volta o in parti; ciò che resta rimane come saldo. Il buono si può cedere ad altri. Non viene pagato in contanti e non serve per acquistare buoni regalo. Si applicano le nostre condizioni generali. Chi conosce il codice può usarlo: conservalo come denaro contante.',
  },
};
