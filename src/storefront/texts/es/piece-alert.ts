/** “Sag mir Bescheid” on the page of a piece that is not available. */
export const heading = 'Avísame';
export const sold =
  'Un correo en cuanto llegue una pieza parecida, o si esta vuelve a estar disponible. Solo uno, en un plazo de 6 meses.';
export const away =
  'Un correo en cuanto esta pieza vuelva a estar disponible o, si se vende, cuando llegue una parecida. Solo uno, en un plazo de 6 meses.';
export const button = 'Avísame';
export const sending = 'Enviando…';
export const failed = 'No ha funcionado. Vuelve a intentarlo.';
export const spam = '¿No te ha llegado nada? Mira también en la carpeta de correo no deseado.';
/** In its place, if this tab has ordered the piece and not paid yet. */
export const own = {
  heading: 'Reservada para ti',
  text: 'Esta pieza forma parte de tu pedido, que aún no está pagado.',
  link: 'Ver tu pedido',
} as const;
/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: '¿Quieres que te avisemos?',
    text: 'Un clic más y te escribiremos en cuanto haya novedades: un correo, en un plazo de 6 meses.',
    button: 'Sí, avisadme',
    needsScript: 'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página.',
  },
  confirmed: {
    title: 'Te avisaremos',
    text: '¡Muchas gracias! Te escribiremos una vez, cuando la pieza vuelva a estar disponible o, si está vendida, cuando llegue una parecida. Después borraremos la dirección que nos diste para ello.',
  },
  stop: {
    title: 'No recibir más avisos',
    text: '¿Ya no quieres avisos sobre ninguna pieza? Entonces borraremos todos los que se hayan pedido con tu dirección.',
    button: 'No recibir más avisos',
    needsScript:
      'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página, o responde a nuestro correo y te daremos de baja nosotros.',
  },
  stopped: {
    title: 'Ya no recibirás avisos',
    text: 'Hemos borrado todo lo que se pidió con tu dirección y ya no te escribiremos sobre piezas.',
  },
  invalid: {
    title: 'Este enlace ya no es válido',
    text: 'Quizá tenga más de siete días, no se haya copiado entero o el aviso ya se haya enviado. En la página de una pieza que no está disponible puedes volver a pedirlo cuando quieras.',
  },
} as const;
