export const logIn = 'Accedi';
export const register = 'Registrati';
export const toRegister = 'Non hai ancora un account? Registrati';
export const toLogIn = 'Hai già un account? Accedi';
export const name = 'Nome';
export const email = 'Email';
export const phone = 'Telefono';
export const userDetails = 'I tuoi dati';
export const toAccount = 'Il mio account';
export const logOut = 'Esci';
export const password = 'Password';
export const passwordHint = 'Almeno 8 caratteri; una breve frase si ricorda meglio di una parola complicata.';
export const showPassword = 'Mostra la password';
export const hidePassword = 'Nascondi la password';
export const busy = 'Un momento…';
export const byPasskey = 'Accedi con una passkey';
/** On the same button while the browser asks for it. */
export const passkeyAgain = 'In attesa della passkey… Chiedi di nuovo';
export const unreachable =
  'In questo momento il nostro negozio non è raggiungibile. Controlla la connessione e riprova tra un attimo.';
export const forgotten = 'Password dimenticata?';
export { welcomeBack as welcome } from '../wording/quoted.ts';
export { signedUp } from '../wording/quoted.ts';
export const signedUpNext =
  'Il tuo account è pronto e hai già effettuato l’accesso. Manca solo la conferma dell’indirizzo: il link arriva subito per email.';
export const registerNote =
  'Dopo la registrazione l’accesso è già effettuato. L’indirizzo lo confermi per email.';
export { errorOccurred as failed } from '../wording/quoted.ts';
export const description = 'Con un account trovi i tuoi dati in un unico posto. Per ordinare non ti serve.';
export const guestNote = 'Puoi ordinare anche senza account.';
export const forgotTitle = 'Password dimenticata';
export const forgotText =
  'Inserisci l’indirizzo email del tuo account. Ti inviamo un link con cui scegliere una nuova password.';
export const sendLink = 'Richiedi il link';
export const resetTitle = 'Scegli una nuova password';
export const resetText = 'Dopo, tutti i dispositivi saranno disconnessi e accederai con la nuova password.';
export const newPassword = 'Nuova password';
export const savePassword = 'Salva la password';
export const removePasskeys = 'Rimuovi anche tutte le passkey';
export const removePasskeysHint =
  'Se qualcun altro è entrato nel tuo account. Altrimenti puoi continuare ad accedere con le tue passkey.';
export const noToken = 'Questo link è incompleto. Richiedine uno nuovo.';
export const wrongEmail = 'Inserisci un indirizzo email valido';
export const wrongPhone = 'Inserisci un solo numero di telefono valido, senza altro';
export const missing = {
  name: 'Inserisci il tuo nome',
  email: 'Inserisci il tuo indirizzo email',
  phone: 'Inserisci il tuo numero di telefono',
  password: 'Inserisci la tua password',
} as const;
