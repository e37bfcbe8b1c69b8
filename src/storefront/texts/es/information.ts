import type { OpeningHours } from '../../../modules/content/index.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';

export const gallery = 'Fotos';
export const visit = {
  heading: '¿Nos vemos?',
  text: 'Dos tiendas en Friedrichshain, sin cita previa. O llámanos y pregunta por la pieza que te interesa.',
  label: 'Contacto y cómo llegar',
};
export const browse = {
  heading: '¿Ya has leído bastante?',
  text: 'Cada pieza con sus fotos, sus medidas y su estado, y con todo lo que nos ha llamado la atención.',
  label: 'Todas las categorías',
};
export const ask = {
  heading: '¿Aún tienes dudas?',
  text: 'Echamos cuentas contigo para ver qué es posible, y si no conviene, también te lo decimos. Llámanos o escríbenos.',
  label: 'Contactar',
};

/** The wording that advertising for credit needs (Directive (EU) 2023/2225, Art. 8 (1)). */
export const creditWarning = '¡Atención! Tomar dinero prestado cuesta dinero.';
export const noInstalmentsTitle = 'Pago a plazos';
export const noInstalments =
  'Por ahora no ofrecemos el pago a plazos. Puedes pagar con tarjeta, con PayPal o por transferencia. Si nos preguntas, te diremos qué es posible en tu caso.';

export const store = 'Ven a vernos';
export const addressTitle = 'Dirección';
export const toMap = 'Mapa y cómo llegar';
export const hours = 'Horario';
export const withoutAppointment = 'Sin cita previa';

const dayNames: Record<Weekday, string> = {
  Mo: 'lunes',
  Tu: 'martes',
  We: 'miércoles',
  Th: 'jueves',
  Fr: 'viernes',
  Sa: 'sábado',
  Su: 'domingo',
};

/** 'De lunes a jueves y sábado, de 9 a 18 h' */
export function openingHours({ days, opens, closes }: OpeningHours): string {
  const names = inWords(days);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, de\u00a0${hour(opens)} a\u00a0${hour(closes)}\u00a0h`;
}

/** Three or more consecutive days are 'de … a', fewer are listed. */
function inWords(days: readonly Weekday[]): string {
  const names = dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [`de ${dayNames[run[0]]} a ${dayNames[run.at(-1) ?? run[0]]}`]
      : run.map((day) => dayNames[day]),
  );
  return listOf.format(names);
}

/** '09:00' is '9', '09:30' is '9:30'. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

export const donatedPieces = 'Lo que donamos ahora';
export const donatedPiecesSubtitle =
  'Todo lo que recaudamos con estos muebles va a una organización de ayuda médica.';
export const noDonationProofs =
  'Todavía no se ha vendido ninguno de estos muebles. Tras la primera venta verás aquí el primer justificante.';
export const donationLocations = {
  heading: 'Dónde verlos',
  text: 'Los muebles están en Friedrichshain, en la Frankfurter Allee y en la Revaler Straße. Ven a verlos.',
  label: 'Direcciones y mapa',
};

const listOf = new Intl.ListFormat('es-ES', { type: 'conjunction' });
