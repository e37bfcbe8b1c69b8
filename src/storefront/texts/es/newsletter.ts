export const heading = 'Boletín';
export const invitation =
  'Las piezas nuevas, antes de que lleguen a la tienda. Unas dos veces al mes, y te das de baja cuando quieras.';
export const email = 'Dirección de correo electrónico';
export const subscribe = 'SUSCRIBIRME';
export const sending = 'ENVIANDO…';
export const invalidEmail = 'Escribe una dirección de correo válida';
export const failed = 'No se ha podido hacer la suscripción';
export const serverError = 'Error del servidor. Vuelve a intentarlo más tarde';
export const thanks = '¡Muchas gracias!';
export const privacy = 'Sobre tus datos';
/** The pages that the mails' links and the form without script lead to. */
export const steps = {
  asked: {
    title: 'Ya casi está',
    text: 'Te hemos enviado un correo. Confirma en él que quieres recibir nuestro boletín. ¿No te ha llegado nada? Mira también en la carpeta de correo no deseado.',
  },
  confirm: {
    title: 'Confirma el boletín',
    text: 'Un clic más y recibirás nuestro boletín.',
    button: 'Confirmar la suscripción',
    needsScript: 'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página.',
  },
  confirmed: {
    title: 'Tu suscripción está confirmada',
    text: '¡Muchas gracias! Te escribiremos cuando haya piezas nuevas en la tienda. Todos los correos llevan un enlace para darte de baja.',
  },
  unsubscribe: {
    title: 'Darte de baja del boletín',
    text: '¿Ya no quieres recibir nuestro boletín?',
    button: 'Darme de baja',
    needsScript:
      'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página, o responde a nuestro correo y te daremos de baja nosotros.',
  },
  unsubscribed: {
    title: 'Te has dado de baja',
    text: 'Ya no recibirás nuestro boletín. Sentimos que te vayas; nuestras piezas nuevas te esperan en la tienda.',
  },
  invalid: {
    title: 'Este enlace ya no es válido',
    text: 'Quizá tenga más de siete días o no se haya copiado entero. Para suscribirte, vuelve a escribir tu dirección; el formulario está al final de cada página. Para darte de baja, usa el enlace de nuestro último correo o escríbenos.',
  },
} as const;
export const toNewArrivals = 'Ver las novedades';
