import { linkHoldsDays } from '../../domain/reminder.ts';
import type { CartReminderMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: CartReminderMailTexts = {
  confirm: {
    subject: 'Confirma el recordatorio de tu cesta',
    asked:
      'Alguien ha pedido en nuestra página que enviemos a esta dirección un recordatorio de una cesta. Si has sido tú, confírmalo aquí:',
    button: 'Confirmar el recordatorio',
    note: `El enlace es válido durante ${linkHoldsDays} días. Si no has sido tú, no tienes que hacer nada: sin tu confirmación no recibirás ningún recordatorio, y borraremos la dirección al cabo de 7 días como máximo.`,
    stop: 'Mejor sin recordatorio',
  },
  reminder: {
    subject: 'Tu cesta en nuestra tienda',
    pieces: 'Nos pediste que te recordáramos tu cesta. Estas piezas siguen disponibles:',
    rented: (title: string) => `${title} (en alquiler)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Por ahora ya no están disponibles:',
    button: 'Abrir la cesta',
    note: 'El enlace pone las piezas en la cesta del navegador en el que lo abras. No están reservadas; se aplican los precios que se muestran allí.',
    last: 'Este es el único recordatorio que nos pediste. No te enviaremos más, y ya hemos borrado tu cesta de nuestros sistemas.',
    stop: 'No quiero más recordatorios',
  },
};
