import type { OpeningHours } from '../../../modules/content/index.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';

export const gallery = 'Foto';
export const visit = {
  heading: 'Ci vediamo?',
  text: 'Due negozi a Friedrichshain, senza appuntamento. Oppure chiamaci e chiedi del pezzo che ti interessa.',
  label: 'Contatti e come arrivare',
};
export const browse = {
  heading: 'Hai letto abbastanza?',
  text: 'Ogni pezzo con foto, misure e stato, e con tutto quello che abbiamo notato.',
  label: 'Tutte le categorie',
};
export const ask = {
  heading: 'Qualche dubbio?',
  text: 'Facciamo due conti insieme a te e, se non conviene, te lo diciamo. Chiamaci o scrivici.',
  label: 'Contattaci',
};

/** The wording that advertising for credit needs (Directive (EU) 2023/2225, Art. 8 (1)). */
export const creditWarning = 'Attenzione! Prendere in prestito denaro costa denaro.';
export const noInstalmentsTitle = 'Pagamento a rate';
export const noInstalments =
  'Al momento non offriamo il pagamento a rate. Puoi pagare con carta, PayPal o bonifico. Quali possibilità ci sono nel tuo caso te lo diciamo volentieri.';

export const store = 'Vieni a trovarci';
export const addressTitle = 'Indirizzo';
export const toMap = 'Mappa e come arrivare';
export const hours = 'Orari';
export const withoutAppointment = 'Senza appuntamento';

const dayNames: Record<Weekday, string> = {
  Mo: 'lunedì',
  Tu: 'martedì',
  We: 'mercoledì',
  Th: 'giovedì',
  Fr: 'venerdì',
  Sa: 'sabato',
  Su: 'domenica',
};

/** 'Dal lunedì al giovedì e il sabato, dalle 9 alle 18' */
export function openingHours({ days, opens, closes }: OpeningHours): string {
  const names = inWords(days);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, dalle\u00a0${hour(opens)} alle\u00a0${hour(closes)}`;
}

/** Three or more consecutive days are 'dal … al', fewer are listed. */
function inWords(days: readonly Weekday[]): string {
  const names = dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [`${since(run[0])} ${until(run.at(-1) ?? run[0])}`]
      : run.map((day) => `${day === 'Su' ? 'la' : 'il'} ${dayNames[day]}`),
  );
  return listOf.format(names);
}

/** Sunday alone is feminine. */
const since = (day: Weekday): string => `${day === 'Su' ? 'dalla' : 'dal'} ${dayNames[day]}`;
const until = (day: Weekday): string => `${day === 'Su' ? 'alla' : 'al'} ${dayNames[day]}`;

/** '09:00' is '9', '09:30' is '9:30'. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

export const donatedPieces = 'Le nostre donazioni in corso';
export const donatedPiecesSubtitle =
  'L’intero ricavato di questi mobili va a un’organizzazione di assistenza medica.';
export const noDonationProofs =
  'Nessuno di questi mobili è stato ancora venduto. Dopo la prima vendita troverai qui la prima ricevuta.';
export const donationLocations = {
  heading: 'Dove siamo',
  text: 'I mobili sono a Friedrichshain, in Frankfurter Allee e in Revaler Straße. Vieni a vederli.',
  label: 'Indirizzi e mappa',
};

const listOf = new Intl.ListFormat('it-IT', { type: 'conjunction' });
