export const title = 'Impostazioni sulla privacy';
export const intro =
  'Di sua iniziativa questo negozio non carica nulla da terzi e non misura quello che fai qui. Per questo non ti chiediamo niente quando entri. Qui decidi sul poco che richiede il tuo consenso e cambi la tua decisione quando vuoi.';
export const needsScript =
  'Senza JavaScript non viene caricato alcun servizio che richieda il tuo consenso: non c’è quindi nulla da decidere.';
export const acceptAll = 'Accetta tutto';
export const rejectAll = 'Rifiuta tutto';
export const saveChoice = 'Salva la selezione';
export const saved = 'La tua decisione è stata salvata';
export const decidedAt = (moment: string): string => `La tua ultima decisione: ${moment}.`;
export const undecided = 'Non hai ancora deciso nulla; fino ad allora niente di tutto questo viene caricato.';
export const number = (subject: string): string =>
  `L’abbiamo registrata con questo numero, che solo il tuo browser conosce: ${subject}`;
export const withdraw =
  'Qui puoi revocare il consenso in qualsiasi momento, con effetto per il futuro. Quanto avvenuto fino ad allora resta lecito.';
export const policy = 'Informativa sulla privacy';

export const necessary = 'Necessari';
export const alwaysOn = 'sempre attivi';
export const necessaryText =
  'Ciò che serve perché funzioni quello che usi: carrello, lista dei desideri, cassa, accesso, lingua e questa decisione. La maggior parte resta nel tuo browser. Il negozio carica gli script di Stripe e PayPal solo quando paghi con loro. Base giuridica: § 25, comma 2, n. 2 TDDDG.';
export const storageLink = 'Tutti i nomi e i tempi di conservazione';

export const functions = 'Mappe';
export const functionsText = 'Mappe nella pagina dei contatti, per trovare i nostri negozi.';
export const allow = 'Carica le mappe di OpenStreetMap';
export const details = 'Dettagli';
export const facts = [
  ['Fornitore', 'OpenStreetMap Foundation, Regno Unito'],
  ['Finalità', 'mappa dei dintorni dei nostri negozi'],
  ['Dati', 'indirizzo IP, browser e porzione di mappa mostrata, direttamente al fornitore'],
  ['Luogo', 'Regno Unito; la Commissione europea ne ha riconosciuto adeguato il livello di protezione'],
  ['Durata', 'noi non conserviamo nulla; il fornitore può tenere registri di accesso'],
  ['Base giuridica', 'il tuo consenso (art. 6, par. 1, lett. a) GDPR; § 25, comma 1 TDDDG)'],
] as const;
export const providerPolicy = 'Informativa sulla privacy di OpenStreetMap';
export const newTab = 'apre un altro sito';

export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
