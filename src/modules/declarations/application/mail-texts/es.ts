import type { DeclarationMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: DeclarationMailTexts = {
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
