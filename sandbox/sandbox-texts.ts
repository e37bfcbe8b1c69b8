/** What the stand-in's own pages say. */
const german = {
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
};

const texts: Readonly<Record<'de' | 'en', typeof german>> = {
  de: german,
  en: {
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
  },
};

/** By the decline code, or by the code if there is none. In English the messages are Stripe's own. */
const germanProblems: Readonly<Record<string, string>> = {
  generic_decline: 'Ihre Karte wurde abgelehnt.',
  lost_card: 'Ihre Karte wurde abgelehnt.',
  insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt.',
  expired_card: 'Ihre Karte ist abgelaufen.',
  incorrect_cvc: 'Die Prüfnummer Ihrer Karte stimmt nicht.',
  incorrect_number: 'Ihre Kartennummer stimmt nicht.',
  processing_error:
    'Beim Verarbeiten Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  test_mode_live_card: 'Ihre Karte wurde abgelehnt: Im Testbetrieb gelten nur Testkarten.',
  payment_intent_authentication_failure: 'Ihre Bank hat die Zahlung nicht freigegeben.',
};

/** The words for shoppers in the language of a locale: 'de', 'en-GB'. Other languages get the shop's German. */
export function sandboxTexts(locale: string | null) {
  const language = locale?.startsWith('en') === true ? 'en' : 'de';
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
  if (locale === null || locale.startsWith('en')) return problem.message;
  return germanProblems[problem.decline_code ?? problem.code ?? ''] ?? problem.message;
}
