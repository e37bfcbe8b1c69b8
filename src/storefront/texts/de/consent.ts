export const title = 'Datenschutz-Einstellungen';
export const intro =
  'Dieser Shop lädt von sich aus nichts von fremden Anbietern und misst nicht, was Sie hier tun. Deshalb fragen wir Sie beim Besuch nicht. Hier entscheiden Sie über das Wenige, das Ihre Zustimmung braucht, und ändern Ihre Entscheidung, wann Sie wollen.';
export const needsScript =
  'Ohne JavaScript wird kein Dienst geladen, der Ihre Zustimmung braucht. Es gibt also nichts zu entscheiden.';
export const acceptAll = 'Alle akzeptieren';
export const rejectAll = 'Alle ablehnen';
export const saveChoice = 'Auswahl speichern';
export const saved = 'Ihre Entscheidung ist gespeichert';
export const decidedAt = (moment: string): string => `Ihre letzte Entscheidung: ${moment} Uhr.`;
export const undecided = 'Sie haben noch nichts entschieden; bis dahin wird nichts davon geladen.';
export const number = (subject: string): string =>
  `Unter dieser Nummer, die nur Ihr Browser kennt, haben wir sie festgehalten: ${subject}`;
export const withdraw =
  'Eine Zustimmung können Sie hier jederzeit mit Wirkung für die Zukunft zurücknehmen. Was bis dahin geschah, bleibt rechtmäßig.';
export const policy = 'Datenschutzerklärung';

export const necessary = 'Notwendig';
export const alwaysOn = 'immer aktiv';
export const necessaryText =
  'Was nötig ist, damit funktioniert, was Sie selbst benutzen: Warenkorb, Wunschliste, Kasse, Anmeldung, Sprache und diese Entscheidung. Das meiste davon bleibt in Ihrem Browser. Skripte von Stripe und PayPal lädt der Shop erst, wenn Sie mit ihnen bezahlen. Rechtsgrundlage: § 25 Abs. 2 Nr. 2 TDDDG.';
export const storageLink = 'Alle Namen und Speicherdauern';

export const functions = 'Karten';
export const functionsText = 'Karten auf der Kontaktseite, damit Sie unsere Geschäfte finden.';
export const allow = 'Karten von OpenStreetMap laden';
export const details = 'Einzelheiten';
export const facts = [
  ['Anbieter', 'OpenStreetMap Foundation, Vereinigtes Königreich'],
  ['Zweck', 'Karte der Umgebung unserer Geschäfte'],
  ['Daten', 'IP-Adresse, Browser und der gezeigte Kartenausschnitt, unmittelbar an den Anbieter'],
  ['Ort', 'Vereinigtes Königreich; die EU-Kommission hat das Schutzniveau als angemessen anerkannt'],
  ['Dauer', 'von uns wird nichts gespeichert; der Anbieter kann Protokolle führen'],
  ['Rechtsgrundlage', 'Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG)'],
] as const;
export const providerPolicy = 'Datenschutzhinweise von OpenStreetMap';
export const newTab = 'öffnet eine andere Website';

export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
