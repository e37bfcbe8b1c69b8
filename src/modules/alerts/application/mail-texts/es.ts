import { linkHoldsDays, mailsPerDay } from '../../domain/alert.ts';
import type { AlertMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: AlertMailTexts = {
  confirm: {
    subject: '¿Quieres que te avisemos?',
    asked: (title) =>
      `Alguien ha pedido en nuestra página que avisemos a esta dirección de correo cuando «${title}» vuelva a estar disponible o, si la pieza está vendida, cuando llegue una parecida. Si has sido tú, confírmalo aquí:`,
    button: 'Sí, avisadme',
    note: `El enlace es válido durante ${linkHoldsDays} días. Después llegará como mucho un correo, en un plazo de 6 meses; luego borraremos la dirección que nos diste para ello. Si no has sido tú, no tienes que hacer nada: sin confirmación no escribimos, y borramos la dirección al cabo de ${linkHoldsDays} días. Ninguna dirección recibe más de ${mailsPerDay} correos como este al día.`,
  },
  free: {
    subject: (title) => `Disponible de nuevo: ${title}`,
    news: (title) =>
      `Nos pediste que te avisáramos: «${title}» vuelve a estar disponible. No está reservada; es para quien la pida primero.`,
    button: 'Ver la pieza',
  },
  like: {
    subject: (title) => `Nueva en la tienda: ${title}`,
    news: (title, old) =>
      `Nos pediste que te avisáramos. La pieza «${old}» está vendida, pero ha llegado una pieza parecida: «${title}».`,
    button: 'Ver la pieza',
  },
  once: 'Con esto termina el aviso: no volveremos a escribirte sobre esta pieza.',
  stop: 'No recibir más avisos sobre piezas',
};
