import { linkHoldsDays } from '../../domain/subscription.ts';
import type { NewsletterMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: NewsletterMailTexts = {
  confirm: {
    subject: 'Confirma tu suscripción al boletín',
    asked:
      'Alguien ha escrito esta dirección de correo en nuestra página para recibir el boletín. Si has sido tú, confírmalo aquí:',
    button: 'Confirmar la suscripción',
    note: `El enlace es válido durante ${linkHoldsDays} días. Si no te has suscrito, no tienes que hacer nada: sin tu confirmación no recibirás ningún boletín, y borraremos la dirección al cabo de 30 días.`,
  },
  welcome: {
    subject: 'Tu suscripción al boletín está confirmada',
    begun:
      'Muchas gracias, tu suscripción está confirmada. Te escribiremos cuando haya piezas nuevas en la tienda.',
    ends: 'Puedes darte de baja cuando quieras, con un solo clic:',
    unsubscribe: 'Darme de baja del boletín',
  },
};
