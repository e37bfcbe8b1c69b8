/** What the stand-in's own pages say. */
const german = {
  locale: 'de-DE',
  note: 'Testbetrieb: Es wird kein Geld bewegt. Bitte geben Sie keine echten Daten ein.',
  over: 'Diese Zahlung gibt es nicht, oder sie ist beendet.',
  walletTitle: 'PayPal (Testseite)',
  pay: 'Jetzt bezahlen',
  payWithoutFunds: 'Mit einem Konto bezahlen, das nicht gedeckt ist',
  cancel: 'Abbrechen und zurück zum Shop',
  cardTitle: 'Stripe Checkout (Testseite)',
  cardNumber: 'Kartennummer',
  payByCard: 'Mit Karte bezahlen',
  payByKlarna: 'Mit Klarna bezahlen',
  refusedByKlarna: 'Von Klarna abgelehnt werden',
};

const texts = {
  de: german,
  en: {
    locale: 'en-IE',
    note: 'Test mode: no money is moved. Please do not enter any real data.',
    over: 'There is no such payment, or it has ended.',
    walletTitle: 'PayPal (test page)',
    pay: 'Pay now',
    payWithoutFunds: 'Pay from an account without enough money',
    cancel: 'Cancel and return to the shop',
    cardTitle: 'Stripe Checkout (test page)',
    cardNumber: 'Card number',
    payByCard: 'Pay by card',
    payByKlarna: 'Pay with Klarna',
    refusedByKlarna: 'Be refused by Klarna',
  },
  es: {
    locale: 'es-ES',
    note: 'Modo de prueba: no se mueve dinero. No introduzcas datos reales.',
    over: 'Este pago no existe o ya ha terminado.',
    walletTitle: 'PayPal (página de prueba)',
    pay: 'Pagar ahora',
    payWithoutFunds: 'Pagar con una cuenta sin saldo suficiente',
    cancel: 'Cancelar y volver a la tienda',
    cardTitle: 'Stripe Checkout (página de prueba)',
    cardNumber: 'Número de tarjeta',
    payByCard: 'Pagar con tarjeta',
    payByKlarna: 'Pagar con Klarna',
    refusedByKlarna: 'Recibir un rechazo de Klarna',
  },
  fr: {
    locale: 'fr-FR',
    note: 'Mode test\u00a0: aucun argent n’est débité. N’indiquez pas de données réelles.',
    over: 'Ce paiement n’existe pas ou est terminé.',
    walletTitle: 'PayPal (page de test)',
    pay: 'Payer maintenant',
    payWithoutFunds: 'Payer avec un compte sans provision suffisante',
    cancel: 'Annuler et revenir à la boutique',
    cardTitle: 'Stripe Checkout (page de test)',
    cardNumber: 'Numéro de carte',
    payByCard: 'Payer par carte',
    payByKlarna: 'Payer avec Klarna',
    refusedByKlarna: 'Être refusé par Klarna',
  },
  it: {
    locale: 'it-IT',
    note: 'Modalità di prova: non viene spostato denaro. Non inserire dati reali.',
    over: 'Questo pagamento non esiste o è terminato.',
    walletTitle: 'PayPal (pagina di prova)',
    pay: 'Paga ora',
    payWithoutFunds: 'Paga con un conto senza fondi sufficienti',
    cancel: 'Annulla e torna al negozio',
    cardTitle: 'Stripe Checkout (pagina di prova)',
    cardNumber: 'Numero della carta',
    payByCard: 'Paga con carta',
    payByKlarna: 'Paga con Klarna',
    refusedByKlarna: 'Ricevere un rifiuto da Klarna',
  },
} satisfies Readonly<Record<string, typeof german>>;

type SandboxLanguage = keyof typeof texts;

/** By the decline code, or by the code if there is none. In English the messages are Stripe's own. */
const problems: Readonly<Record<Exclude<SandboxLanguage, 'en'>, Readonly<Record<string, string>>>> = {
  de: {
    generic_decline: 'Ihre Karte wurde abgelehnt.',
    payment_method_provider_decline: 'Klarna hat die Zahlung abgelehnt.',
    lost_card: 'Ihre Karte wurde abgelehnt.',
    insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Ihre Karte ist abgelaufen.',
    incorrect_cvc: 'Die Prüfnummer Ihrer Karte stimmt nicht.',
    incorrect_number: 'Ihre Kartennummer stimmt nicht.',
    processing_error:
      'Beim Verarbeiten Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
    test_mode_live_card: 'Ihre Karte wurde abgelehnt: Im Testbetrieb gelten nur Testkarten.',
    payment_intent_authentication_failure: 'Ihre Bank hat die Zahlung nicht freigegeben.',
  },
  es: {
    generic_decline: 'Tu tarjeta ha sido rechazada.',
    payment_method_provider_decline: 'Klarna ha rechazado el pago.',
    lost_card: 'Tu tarjeta ha sido rechazada.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
    expired_card: 'Tu tarjeta ha caducado.',
    incorrect_cvc: 'El código de seguridad de tu tarjeta no es correcto.',
    incorrect_number: 'El número de tu tarjeta no es correcto.',
    processing_error: 'Ha ocurrido un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.',
    test_mode_live_card: 'Tu tarjeta ha sido rechazada: en modo de prueba solo valen tarjetas de prueba.',
    payment_intent_authentication_failure: 'Tu banco no ha autorizado el pago.',
  },
  fr: {
    generic_decline: 'Votre carte a été refusée.',
    payment_method_provider_decline: 'Klarna a refusé le paiement.',
    lost_card: 'Votre carte a été refusée.',
    insufficient_funds: 'La provision de votre carte est insuffisante.',
    expired_card: 'Votre carte a expiré.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    processing_error:
      'Une erreur est survenue lors du traitement de votre carte. Veuillez réessayer dans un instant.',
    test_mode_live_card:
      'Votre carte a été refusée\u00a0: en mode test, seules les cartes de test sont acceptées.',
    payment_intent_authentication_failure: 'Votre banque n’a pas autorisé le paiement.',
  },
  it: {
    generic_decline: 'La carta è stata rifiutata.',
    payment_method_provider_decline: 'Klarna ha rifiutato il pagamento.',
    lost_card: 'La carta è stata rifiutata.',
    insufficient_funds: 'I fondi della carta non sono sufficienti.',
    expired_card: 'La carta è scaduta.',
    incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
    incorrect_number: 'Il numero della carta non è corretto.',
    processing_error: 'Si è verificato un errore durante l’elaborazione della carta. Riprova tra poco.',
    test_mode_live_card: 'La carta è stata rifiutata: in modalità di prova valgono solo carte di prova.',
    payment_intent_authentication_failure: 'La banca non ha autorizzato il pagamento.',
  },
};

/** The language of a locale: of 'de', 'en-GB'. Languages without words get the shop's German. */
function languageOf(locale: string | null): SandboxLanguage {
  const language = locale?.slice(0, 2) ?? '';
  return Object.hasOwn(texts, language) ? (language as SandboxLanguage) : 'de';
}

/** The words for shoppers in the language of a locale. */
export function sandboxTexts(locale: string | null) {
  const language = languageOf(locale);
  return { language, ...texts[language] } as const;
}

export type SandboxTexts = ReturnType<typeof sandboxTexts>;

/**
 * A refused card in the language that the page asked for, as Stripe.js answers.
 * @param locale null: Stripe's own English, as for servers
 */
export function cardProblemText(
  problem: { readonly code?: string; readonly decline_code?: string; readonly message: string },
  locale: string | null,
): string {
  const language = locale === null ? 'en' : languageOf(locale);
  if (language === 'en') return problem.message;
  return problems[language][problem.decline_code ?? problem.code ?? ''] ?? problem.message;
}
