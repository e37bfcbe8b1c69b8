export const logIn = 'Iniciar sesión';
export const register = 'Crear cuenta';
export const toRegister = '¿Aún no tienes cuenta? Créala';
export const toLogIn = '¿Ya tienes cuenta? Inicia sesión';
export const name = 'Nombre';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const userDetails = 'Tus datos';
export const toAccount = 'Mi cuenta';
export const logOut = 'Cerrar sesión';
export const password = 'Contraseña';
export const passwordHint =
  'Al menos 8 caracteres; una frase corta se recuerda mejor que una palabra complicada.';
export const showPassword = 'Mostrar la contraseña';
export const hidePassword = 'Ocultar la contraseña';
export const busy = 'Un momento…';
export const byPasskey = 'Entrar con llave de acceso';
/** On the same button while the browser asks for it. */
export const passkeyAgain = 'Esperando la llave de acceso… Volver a pedirla';
export const unreachable =
  'Ahora mismo no se puede contactar con nuestra tienda. Comprueba tu conexión y vuelve a intentarlo dentro de un momento.';
export const forgotten = '¿Has olvidado la contraseña?';
export { welcomeBack as welcome } from '../wording/quoted.ts';
export { signedUp } from '../wording/quoted.ts';
export const signedUpNext =
  'Tu cuenta está creada y ya has iniciado sesión. Solo falta que confirmes tu dirección: enseguida te llegará el enlace por correo.';
export const registerNote =
  'Después ya tendrás la sesión iniciada. Tu dirección la confirmas por correo electrónico.';
export { errorOccurred as failed } from '../wording/quoted.ts';
export const description =
  'Con una cuenta tienes todos tus datos en un mismo sitio. Para comprar no la necesitas.';
export const guestNote = 'También puedes comprar sin cuenta.';
export const forgotTitle = 'Contraseña olvidada';
export const forgotText =
  'Escribe la dirección de correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.';
export const sendLink = 'Pedir el enlace';
export const resetTitle = 'Elige una contraseña nueva';
export const resetText =
  'Después se cerrará la sesión en todos los dispositivos y entrarás con la contraseña nueva.';
export const newPassword = 'Contraseña nueva';
export const savePassword = 'Guardar la contraseña';
export const removePasskeys = 'Quitar también todas las llaves de acceso';
export const removePasskeysHint =
  'Por si otra persona ha entrado en tu cuenta. Si no, puedes seguir entrando con tus llaves de acceso.';
export const noToken = 'Este enlace está incompleto. Pide otro.';
export const wrongEmail = 'Escribe una dirección de correo válida';
export const wrongPhone = 'Escribe un solo número de teléfono válido, sin nada más';
export const missing = {
  name: 'Escribe tu nombre',
  email: 'Escribe tu dirección de correo',
  phone: 'Escribe tu número de teléfono',
  password: 'Escribe tu contraseña',
} as const;
