export const logIn = 'Anmelden';
export const register = 'Registrieren';
export const toRegister = 'Noch kein Konto? Registrieren';
export const toLogIn = 'Schon ein Konto? Anmelden';
export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const userDetails = 'Benutzerdetails';
export const toAccount = 'Mein Konto';
export const logOut = 'Abmelden';
export const password = 'Passwort';
export const passwordHint =
  'Mindestens 8 Zeichen; ein kurzer Satz ist leichter zu merken als ein kompliziertes Wort.';
export const showPassword = 'Passwort zeigen';
export const hidePassword = 'Passwort verbergen';
export const busy = 'Einen Moment …';
export const byPasskey = 'Mit Passkey anmelden';
/** On the same button while the browser asks for it. */
export const passkeyAgain = 'Warten auf den Passkey … Noch einmal fragen';
export const unreachable =
  'Wir sind gerade nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es gleich noch einmal.';
export const forgotten = 'Passwort vergessen?';
export { welcomeBack as welcome } from '../wording/quoted.ts';
export { signedUp } from '../wording/quoted.ts';
export const signedUpNext =
  'Ihr Konto ist angelegt, und Sie sind angemeldet. Bitte bestätigen Sie noch Ihre Adresse: Der Link dazu kommt gleich per E-Mail.';
export const registerNote = 'Sie sind danach gleich angemeldet. Per E-Mail bestätigen Sie Ihre Adresse.';
export { errorOccurred as failed } from '../wording/quoted.ts';
export const description =
  'Mit einem Konto sehen Sie Ihre Angaben an einem Ort. Zum Bestellen brauchen Sie keines.';
export const guestNote = 'Bestellen können Sie auch ohne Konto.';
export const forgotTitle = 'Passwort vergessen';
export const forgotText =
  'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.';
export const sendLink = 'Link anfordern';
export const resetTitle = 'Neues Passwort festlegen';
export const resetText = 'Danach sind alle Geräte abgemeldet, und Sie melden sich mit dem neuen Passwort an.';
export const newPassword = 'Neues Passwort';
export const savePassword = 'Passwort speichern';
export const removePasskeys = 'Auch alle Passkeys entfernen';
export const removePasskeysHint =
  'Falls jemand anderes in Ihrem Konto war. Sonst können Sie sich mit Ihren Passkeys weiterhin anmelden.';
export const noToken = 'Dieser Link ist nicht vollständig. Bitte fordern Sie einen neuen an.';
export const wrongEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const wrongPhone = 'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze';
export const missing = {
  name: 'Bitte geben Sie Ihren Namen ein',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein',
  password: 'Bitte geben Sie Ihr Passwort ein',
} as const;
