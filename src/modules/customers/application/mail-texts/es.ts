import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../../domain/session-rules.ts';
import { type CustomerMailTexts, listed } from './de.ts';

/** The same in Spanish. */
export const spanish: CustomerMailTexts = {
  reset: {
    subject: 'Elige una contraseña nueva',
    what: 'Se ha pedido una contraseña nueva para tu cuenta. Con este enlace puedes elegirla:',
    button: 'Elegir una contraseña nueva',
    note: `El enlace es válido durante ${resetLinkMinutes} minutos y solo una vez. Si no has pedido una contraseña nueva, no tienes que hacer nada; tu contraseña sigue como está.`,
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    what: 'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, pide de inmediato una contraseña nueva y escríbenos.',
    keysLeft: (names) =>
      `Con las llaves de acceso de esta cuenta se puede seguir entrando sin contraseña${listed(names.map((name) => `«${name}»`))}. Si alguna no te suena, quítala en tu cuenta, en «Seguridad».`,
  },
  newEmail: {
    subject: 'Confirma tu nueva dirección de correo',
    what: 'Una cuenta de nuestra tienda va a tener esta dirección de correo. Con este enlace la confirmas:',
    button: 'Confirmar la dirección de correo',
    note: `El enlace es válido durante ${emailLinkHours} horas y solo una vez. Si no lo has pedido tú, no tienes que hacer nada.`,
  },
  ownEmail: {
    subject: 'Confirma tu dirección de correo',
    what: 'Con este enlace confirmas la dirección de correo de tu cuenta:',
    button: 'Confirmar la dirección de correo',
    note: `El enlace es válido durante ${emailLinkHours} horas y solo una vez. Donde no hayas iniciado sesión, la página te pedirá la contraseña de la cuenta. Si no has abierto una cuenta con nosotros, elige allí «No he sido yo» y bloquearemos la cuenta.`,
  },
  stop: {
    subject: 'Tu cuenta va a tener otra dirección de correo',
    what: 'Se ha indicado otra dirección de correo para tu cuenta. Será válida en cuanto se confirme. Si has sido tú, no tienes que hacer nada. Si no has sido tú, deshaz el cambio ahora mismo, aunque ya esté confirmado:',
    button: 'Detener el cambio',
    note: `El enlace es válido durante ${stopLinkHours} horas y solo una vez. Con él, tu cuenta se queda con esta dirección de correo. Se cierra la sesión en todos los dispositivos, se quitan todas las llaves de acceso y la contraseña actual deja de servir; después elegirás una nueva.`,
  },
  moved: {
    subject: 'Tu cuenta tiene una dirección de correo nueva',
    paragraphs: [
      'Se ha cambiado la dirección de correo de tu cuenta; esta ya no le pertenece. Si no has sido tú, abre de inmediato el enlace «Detener el cambio» de nuestro mensaje anterior y escríbenos.',
    ],
  },
  broughtBack: {
    subject: 'Tu cuenta vuelve a tener la dirección de correo anterior',
    paragraphs: [
      'Se ha deshecho el cambio de la dirección de correo: alguien eligió «Detener el cambio» en un mensaje enviado a la dirección anterior. Esta dirección ya no pertenece a la cuenta, se ha cerrado la sesión en todos los dispositivos y la contraseña ya no sirve. Si el cambio era tuyo y no lo has deshecho tú, alguien lee tu buzón anterior: escríbenos de inmediato.',
    ],
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    what: 'Alguien ha iniciado sesión en tu cuenta con un navegador que aún no conocemos.',
    when: 'Cuándo',
    browser: 'Navegador',
    place: 'Lugar',
    unknown: 'desconocido',
    notYou:
      'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige de inmediato una contraseña nueva desde «¿Has olvidado la contraseña?» y marca allí que se quiten todas las llaves de acceso; así se cierra la sesión en todos los dispositivos.',
  },
  loggedOut: {
    subject: 'Hemos cerrado la sesión de tu cuenta en todas partes',
    what: 'Hemos cerrado la sesión de tu cuenta en todos los dispositivos. Tu contraseña y tus llaves de acceso siguen siendo válidas: solo tienes que volver a iniciar sesión.',
    stranger:
      '¿Ha entrado otra persona en tu cuenta o has perdido un dispositivo? Elige ahora una contraseña nueva y marca allí que se quiten todas las llaves de acceso. Si no sabes por qué hemos cerrado tu sesión, escríbenos.',
    button: 'Pedir una contraseña nueva',
  },
  deleted: {
    subject: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'Como nos pediste, hemos eliminado tu cuenta: el perfil, las direcciones, la lista de deseos, las llaves de acceso y los inicios de sesión ya no existen.',
      'Los datos de los pedidos los conservamos mientras la ley lo exija (§ 147 AO, § 257 HGB) y los bloqueamos en cuanto no queda nada por tramitar. Después los borramos sin que tengas que pedirlo.',
      'Si no has sido tú, escríbenos de inmediato.',
    ],
  },
  passkey: {
    key: (name) => (name === null ? 'una llave de acceso' : `la llave de acceso «${name}»`),
    added: {
      subject: 'Tu cuenta tiene una nueva llave de acceso',
      what: (key) => `Se ha añadido ${key} a tu cuenta. Con ella entras sin contraseña.`,
    },
    removed: {
      subject: 'Se ha quitado una llave de acceso de tu cuenta',
      what: (key) => `Se ha quitado ${key} de tu cuenta. Ya nadie puede entrar con ella.`,
    },
    notYou:
      'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige de inmediato una contraseña nueva y marca allí que se quiten todas las llaves de acceso. Así se cierra también la sesión en todos los dispositivos.',
    button: 'Pedir una contraseña nueva',
  },
  lastToday: 'Para no llenar tu buzón, este es por hoy nuestro último mensaje de este tipo.',
};
