import type { Language } from '../../../shared/text/language.ts';
import { the } from '../../../shared/text/italian-day.ts';

const german = {
  withdrawal: {
    subject: 'Eingang Ihres Widerrufs',
    received: (moment: string) =>
      `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
    receivedOnly: (moment: string) => `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen.`,
    declared: 'Hiermit widerrufe ich den Vertrag',
  },
  ending: {
    subject: 'Eingang Ihrer Kündigung',
    received: (moment: string) =>
      `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
    receivedOnly: (moment: string) => `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen.`,
    declared: 'Hiermit kündige ich den Vertrag',
  },
  backdated:
    'Der Tag, den Sie genannt haben, lag beim Eingang schon zurück. Eine Kündigung wirkt nicht rückwirkend, sondern frühestens ab dem Tag, an dem sie bei uns eingeht.',
  ordinaryMeans:
    'Eine Miete endet mit der gewählten Dauer von selbst. Eine ordentliche Kündigung wirkt zum Ende dieser Dauer; vorher endet die Miete nur aus wichtigem Grund oder wenn wir es mit Ihnen vereinbaren. Zu welchem Tag sie endet, schreiben wir Ihnen.',
  next: 'Wir melden uns, sobald wir alles geprüft haben.',
  notYou: 'Haben Sie das nicht erklärt? Dann antworten Sie bitte kurz auf diese Mail.',
  declaration: 'Erklärung',
  name: 'Name',
  contract: 'Vertrag',
  email: 'E-Mail',
  onlyThese: 'Nur diese Stücke',
  manner: 'Art',
  manners: { ordinary: 'ordentlich', extraordinary: 'außerordentlich' },
  reason: 'Grund',
  endsOn: 'Zum',
  asSoonAsPossible: 'nächstmöglichen Zeitpunkt',
};

type DeclarationMailTexts = typeof german;

const english: DeclarationMailTexts = {
  withdrawal: {
    subject: 'We have received your withdrawal',
    received: (moment) => `Your withdrawal reached us on ${moment} (Berlin time). This is what you declared:`,
    receivedOnly: (moment) => `Your withdrawal reached us on ${moment} (Berlin time).`,
    declared: 'I hereby withdraw from the contract',
  },
  ending: {
    subject: 'We have received your notice of termination',
    received: (moment) =>
      `Your notice of termination reached us on ${moment} (Berlin time). This is what you declared:`,
    receivedOnly: (moment) => `Your notice of termination reached us on ${moment} (Berlin time).`,
    declared: 'I hereby terminate the contract',
  },
  backdated:
    'The day that you named had already passed when your notice reached us. A notice of termination does not take effect in the past, but at the earliest on the day on which it reaches us.',
  ordinaryMeans:
    'A rental ends by itself after the period that you chose. An ordinary notice of termination takes effect at the end of that period; before then, a rental only ends for an important reason or if we agree on it with you. We will write to you on which day it ends.',
  next: 'We will get in touch as soon as we have checked everything.',
  notYou: 'Was it not you? Then please simply reply to this email.',
  declaration: 'Declaration',
  name: 'Name',
  contract: 'Contract',
  email: 'Email',
  onlyThese: 'Only these pieces',
  manner: 'Kind',
  manners: { ordinary: 'ordinary', extraordinary: 'extraordinary' },
  reason: 'Reason',
  endsOn: 'Ends on',
  asSoonAsPossible: 'the earliest possible date',
};

const spanish: DeclarationMailTexts = {
  withdrawal: {
    subject: 'Hemos recibido tu desistimiento',
    received: (moment) =>
      `Tu desistimiento nos llegó el ${moment} (hora de Berlín). Esto es lo que has declarado:`,
    receivedOnly: (moment) => `Tu desistimiento nos llegó el ${moment} (hora de Berlín).`,
    declared: 'Por la presente desisto del contrato',
  },
  ending: {
    subject: 'Hemos recibido tu cancelación',
    received: (moment) =>
      `Tu cancelación nos llegó el ${moment} (hora de Berlín). Esto es lo que has declarado:`,
    receivedOnly: (moment) => `Tu cancelación nos llegó el ${moment} (hora de Berlín).`,
    declared: 'Por la presente cancelo el contrato',
  },
  backdated:
    'El día que has indicado ya había pasado cuando nos llegó tu cancelación. Una cancelación no tiene efecto retroactivo: surte efecto como muy pronto el día en que nos llega.',
  ordinaryMeans:
    'Un alquiler termina por sí solo al cumplirse el plazo elegido. La cancelación ordinaria surte efecto al final de ese plazo; antes, el alquiler solo termina por causa grave o si así lo acordamos contigo. Te escribiremos para decirte qué día termina.',
  next: 'Te escribiremos en cuanto lo hayamos comprobado todo.',
  notYou: 'Si no lo has declarado tú, responde a este correo.',
  declaration: 'Declaración',
  name: 'Nombre',
  contract: 'Contrato',
  email: 'Correo electrónico',
  onlyThese: 'Solo estas piezas',
  manner: 'Tipo',
  manners: { ordinary: 'ordinaria', extraordinary: 'extraordinaria' },
  reason: 'Motivo',
  endsOn: 'Con efecto desde',
  asSoonAsPossible: 'lo antes posible',
};

const french: DeclarationMailTexts = {
  withdrawal: {
    subject: 'Nous avons reçu votre rétractation',
    received: (moment) =>
      `Votre rétractation nous est parvenue le ${moment} (heure de Berlin). Voici votre déclaration\u00a0:`,
    receivedOnly: (moment) => `Votre rétractation nous est parvenue le ${moment} (heure de Berlin).`,
    declared: 'Par la présente, je me rétracte du contrat',
  },
  ending: {
    subject: 'Nous avons reçu votre résiliation',
    received: (moment) =>
      `Votre résiliation nous est parvenue le ${moment} (heure de Berlin). Voici votre déclaration\u00a0:`,
    receivedOnly: (moment) => `Votre résiliation nous est parvenue le ${moment} (heure de Berlin).`,
    declared: 'Par la présente, je résilie le contrat',
  },
  backdated:
    'Le jour que vous avez indiqué était déjà passé quand votre résiliation nous est parvenue. Une résiliation n’a pas d’effet rétroactif\u00a0: elle prend effet au plus tôt le jour où elle nous parvient.',
  ordinaryMeans:
    'Une location se termine d’elle-même au bout de la durée choisie. Une résiliation ordinaire prend effet à la fin de cette durée\u202f; avant, la location ne se termine que pour motif grave ou si nous en convenons avec vous. Nous vous écrirons quel jour elle se termine.',
  next: 'Nous reviendrons vers vous dès que nous aurons tout vérifié.',
  notYou: 'Si vous n’avez pas fait cette déclaration, veuillez simplement répondre à cet e-mail.',
  declaration: 'Déclaration',
  name: 'Nom',
  contract: 'Contrat',
  email: 'E-mail',
  onlyThese: 'Seulement ces pièces',
  manner: 'Type',
  manners: { ordinary: 'ordinaire', extraordinary: 'extraordinaire' },
  reason: 'Motif',
  endsOn: 'Prise d’effet',
  asSoonAsPossible: 'dès que possible',
};

const italian: DeclarationMailTexts = {
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    received: (moment) =>
      `abbiamo ricevuto il tuo recesso ${the(moment)} (ora di Berlino). Ecco che cosa hai dichiarato:`,
    receivedOnly: (moment) => `abbiamo ricevuto il tuo recesso ${the(moment)} (ora di Berlino).`,
    declared: 'Con la presente recedo dal contratto',
  },
  ending: {
    subject: 'Abbiamo ricevuto la tua disdetta',
    received: (moment) =>
      `abbiamo ricevuto la tua disdetta ${the(moment)} (ora di Berlino). Ecco che cosa hai dichiarato:`,
    receivedOnly: (moment) => `abbiamo ricevuto la tua disdetta ${the(moment)} (ora di Berlino).`,
    declared: 'Con la presente disdico il contratto',
  },
  backdated:
    'Il giorno che hai indicato era già passato quando la tua disdetta ci è arrivata. Una disdetta non ha effetto retroattivo: vale al più presto dal giorno in cui ci arriva.',
  ordinaryMeans:
    'Un noleggio termina da sé alla scadenza della durata scelta. La disdetta ordinaria ha effetto alla fine di questa durata; prima, il noleggio termina solo per giusta causa o se lo concordiamo con te. Ti scriviamo in che giorno termina.',
  next: 'Ti scriviamo appena abbiamo verificato tutto.',
  notYou: 'Se questa dichiarazione non viene da te, rispondi a questa email.',
  declaration: 'Dichiarazione',
  name: 'Nome',
  contract: 'Contratto',
  email: 'Email',
  onlyThese: 'Solo questi pezzi',
  manner: 'Tipo',
  manners: { ordinary: 'ordinaria', extraordinary: 'straordinaria' },
  reason: 'Motivo',
  endsOn: 'Con effetto da',
  asSoonAsPossible: 'prima data possibile',
};

/** What the receipt of a withdrawal or of a notice of termination says. */
export const mailTexts: Readonly<Record<Language, DeclarationMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
