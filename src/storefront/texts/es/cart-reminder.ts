/** The offer in the cart, and its form. */
export const offer = '¿Sigues más tarde? Recibe un recordatorio por correo';
export const title = 'Recordatorio de tu cesta';
export const about =
  'Primero te enviamos un correo para que confirmes y después un único recordatorio: un día más tarde, si las piezas siguen disponibles y no has hecho ningún pedido. Para ello guardamos tu dirección y las piezas. Puedes pararlo cuando quieras con el enlace de ambos correos. No se reserva nada.';
export const email = 'Dirección de correo electrónico';
export const send = 'Pedir el recordatorio';
export const sending = 'Enviando…';
export const invalidEmail = 'Escribe una dirección de correo válida.';
export const failed = 'No ha funcionado. Vuelve a intentarlo más tarde.';
export const privacy = 'Sobre tus datos';

/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Confirma el recordatorio',
    text: 'Un clic más y mañana te recordaremos tu cesta una vez.',
    button: 'Confirmar el recordatorio',
    needsScript: 'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página.',
  },
  confirmed: {
    title: 'Tu recordatorio está guardado',
    text: '¡Muchas gracias! Si mañana las piezas siguen disponibles y aún no has hecho ningún pedido, te enviaremos un correo. Después borraremos la cesta de nuestros sistemas.',
  },
  stop: {
    title: 'Cancelar el recordatorio',
    text: '¿Prefieres no recibir ningún recordatorio de tu cesta?',
    button: 'Sin recordatorio',
    needsScript:
      'Este paso necesita JavaScript. Actívalo y vuelve a cargar la página, o responde a nuestro correo y te daremos de baja nosotros.',
  },
  stopped: {
    title: 'Recordatorio cancelado',
    text: 'No recibirás ningún recordatorio de tu cesta. Lo que has puesto en ella en tu navegador se queda allí.',
  },
  invalid: {
    title: 'Este enlace ya no es válido',
    text: 'Quizá tenga más de tres días o no se haya copiado entero. Para un nuevo recordatorio, abre tu cesta; el enlace está debajo de las piezas.',
  },
  cart: {
    title: 'La cesta de nuestro recordatorio',
    text: 'Las piezas de nuestro recordatorio están otra vez en tu cesta. Lo que ya había en ella se queda.',
    needsScript: 'Tu cesta está solo en tu navegador; para llenarla, esta página necesita JavaScript.',
  },
} as const;
export const restoring = 'Un momento, estamos poniendo las piezas en tu cesta…';
export const there = 'En tu cesta';
export const gone = 'No disponibles por ahora';
export const unknown = (count: number): string =>
  count === 1 ? 'Una pieza ya no está en la tienda.' : `${count} piezas ya no están en la tienda.`;
export const unreached = 'No hemos podido consultar todas las piezas. Vuelve a cargar la página.';
export const nothing = 'Ninguna de las piezas de nuestro recordatorio está disponible por ahora.';
export const openCart = 'Ver la cesta';
export const browse = 'Seguir mirando';
