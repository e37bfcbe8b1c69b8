import type { Language } from '../../../shared/text/language.ts';

/** The words of `quoted.ts` in German, for shops with `WORDING=german` (`docs/specification.md` 2.1-54). */
export const loading = 'Wird geladen …';
export const wentWrong = 'Das hat leider nicht geklappt.';
export const welcomeBack = 'Willkommen zurück!';
export const signedUp = 'Ihr Konto ist angelegt.';
export const errorOccurred = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.';
export const nothingToReview = 'Bitte wählen Sie eine Versandart und legen Sie etwas in den Warenkorb.';
export const calculatingShipment = 'Versandkosten werden berechnet …';
export const noRates = 'Dorthin kennen wir keinen Versandpreis.';
export const initializeFailed =
  'Die Zahlung konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.';
export const paymentFailed = 'Die Zahlung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.';
export const paymentSuccessful = 'Die Zahlung war erfolgreich.';
export const processingFailed = 'Die Zahlung konnte nicht verarbeitet werden.';
export const processingPayment = 'Zahlung wird verarbeitet …';
export const cardTab = 'Kreditkarte (Stripe)';
export const backToReview = 'Zurück zur Bestellübersicht';
export const initiateFailed = 'Die Zahlung konnte nicht begonnen werden.';
export const noOrder = 'Die Bestellung konnte nicht angelegt werden.';
export const calculate = 'Berechnen';
export const notConfigured = 'Der Versandrechner ist noch nicht eingerichtet.';
export const calculationFailed =
  'Der Versand konnte nicht berechnet werden. Bitte versuchen Sie es noch einmal.';
export const continueShopping = 'Weiter einkaufen';
export const transformYourSpace = 'Ausgesuchte Stücke, die einen Raum verändern.';
export const fetchFailed = 'Das konnte nicht geladen werden';
export const soldOut = 'Verkauft';
export const productNotFound = 'Dieses Stück gibt es nicht (mehr).';
export const refreshFailed = 'Die Angaben zum Stück konnten nicht geladen werden';
export const crashed = 'Da ist etwas schiefgegangen';
export const emailRequired = 'Bitte geben Sie Ihre E-Mail-Adresse an.';
export const firstNameRequired = 'Bitte geben Sie Ihren Vornamen an.';
export const lastNameRequired = 'Bitte geben Sie Ihren Nachnamen an.';
export const addressRequired = 'Bitte geben Sie Straße und Hausnummer an.';
export const cityRequired = 'Bitte geben Sie den Ort an.';
export const postalCodeRequired = 'Bitte geben Sie die Postleitzahl an.';
export const phoneRequired = 'Bitte geben Sie eine Telefonnummer an.';
export const paymentConfirmed = 'Die Zahlung ist bestätigt.';
export const listFailed = 'Die Stücke konnten nicht geladen werden';
export const listError = 'Die Stücke konnten nicht geladen werden';
export const addedToCart = 'Liegt jetzt in Ihrem Warenkorb.';
export const addedToWishlist = 'Gemerkt: Sie finden es auf Ihrer Wunschliste.';
export const isSoldOut = 'Dieses Stück ist schon verkauft.';
export const outOfStock = 'Davon ist im Moment keines frei.';
export const boatwood = 'Bootsholz';
export const boatwoodInCapitals = 'BOOTSHOLZ';
export const rental = 'Mieten';

export const quotedLanguage: Language = 'de';
