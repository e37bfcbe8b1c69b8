export const title = 'Mi cuenta';
export const description = 'Los pedidos, alquileres, direcciones y datos de tu cuenta.';
export const needsScript =
  'Tu cuenta necesita JavaScript, porque solo tu navegador sabe que has iniciado sesión. Lo que has pedido está también en nuestros correos.';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const tryAgain = 'Volver a intentarlo';
export const save = 'Guardar';
export const saving = 'Guardando…';
export const saved = 'Guardado';
export const cancel = 'Cancelar';
export const busy = 'Un momento…';

export const sections = 'Apartados de la cuenta';
export const sectionName = {
  overview: 'Resumen',
  orders: 'Pedidos',
  rentals: 'Alquileres',
  profile: 'Perfil',
  addresses: 'Direcciones',
  security: 'Acceso y seguridad',
  data: 'Mis datos',
} as const;
/** In the list of the sections. */
export const securityShort = 'Seguridad';
export const sectionText = {
  overview: 'Lo que has pedido y alquilado, y lo que sabemos de ti.',
  orders: 'Todo lo que has pedido con esta cuenta.',
  rentals: 'Lo que has alquilado y hasta cuándo.',
  profile: 'Cómo nos dirigimos a ti y cómo te localizamos.',
  addresses: 'Dónde entregamos y a quién va la factura.',
  security: 'La contraseña, la dirección de correo y los dispositivos en los que has iniciado sesión.',
  data: 'Llévate tus datos o elimina la cuenta.',
} as const;

export const greeting = (name: string): string => (name === '' ? 'Hola' : `Hola, ${name}`);
export const latestOrders = 'Últimos pedidos';
export const currentRentals = 'Alquileres en curso';
export const allOrders = 'Todos los pedidos';
export const logOut = 'Cerrar sesión';

export const noOrders = 'Todavía no has pedido nada con esta cuenta.';
export const noRentals = 'Ahora mismo no tienes nada alquilado.';
export const browse = 'Ver piezas';
export const rentHint = 'Lo que puedes alquilar';
export const orderLabel = (number: string): string => `Pedido ${number}`;
export const orderedOn = (day: string): string => `del ${day}`;
export const pieces = (count: number): string => (count === 1 ? '1 pieza' : `${count} piezas`);
export const piecesLeft = (left: number, count: number): string => `quedan ${left} de ${pieces(count)}`;
export const stateName = {
  draft: 'sin enviar',
  offered: 'recibido',
  accepted: 'aceptado',
  lapsed: 'caducado',
  declined: 'rechazado',
  cancelled: 'anulado',
} as const;
export const paymentName = {
  open: 'pago pendiente',
  authorised: 'autorizado',
  expired: 'pendiente',
  received: 'pagado',
  released: 'no procede',
  lapsed: 'pago caducado',
  'refund-due': 'pendiente de reembolso',
  refunded: 'reembolsado',
} as const;
export const rentalState = (rental: {
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}): string => {
  if (rental.returnedAt !== null) return `Devuelta el ${formatDay(rental.returnedAt)}`;
  if (rental.rentedUntil !== null && rental.handedOverAt !== null)
    return `Entregada el ${formatDay(rental.handedOverAt)}, alquilada hasta el ${formatDay(rental.rentedUntil)} inclusive`;
  return 'Empieza con la entrega';
};
export const daysLeft = (days: number): string =>
  days < 0
    ? 'El plazo de alquiler ha terminado'
    : days === 0
      ? 'Hoy es el último día'
      : days === 1
        ? 'queda 1 día'
        : `quedan ${days} días`;
export const endRental = 'Cancelar el alquiler';

export const documents = 'Documentos';
export const documentsText = 'Como archivos de texto, en la versión que se aplica a este pedido.';
export const confirmationFile = 'Confirmación del pedido';
export const fileName = (what: string, number: string): string => `${what} ${number}`;
export const rights = 'Desistir y cancelar';
export const orderMissing = 'En esta cuenta no hay ningún pedido así.';
export const toOrders = 'Ir a los pedidos';

export const claimTitle = '¿Has pedido sin cuenta?';
export const claimText =
  'Escribe el número de pedido. Enviaremos un enlace a la dirección de correo del pedido; con él lo incorporas a esta cuenta.';
export const orderNumber = 'Número de pedido';
export const claimSend = 'Pedir el enlace';
export const redeemTitle = 'Incorporar un pedido';
export const redeemText = 'El pedido pasará a la cuenta en la que has iniciado sesión.';
export const redeem = 'Incorporar a mi cuenta';
export const redeemed = (number: string): string => `El pedido ${number} ya está en tu cuenta`;
export const redeemFailed =
  'Este enlace ha caducado, ya se ha usado o se pidió para otra cuenta. Puedes pedir otro.';
export const noToken = 'Este enlace está incompleto. Vuelve a abrirlo desde el correo.';

export const confirmTitle = 'Confirma tu dirección de correo';
export const confirmText = 'Con esto confirmas que esta dirección de correo pertenece a tu cuenta.';
export const confirm = 'Confirmar la dirección de correo';
export const confirmed = (email: string): string => `La dirección de correo ${email} está confirmada.`;
export const toAccount = 'Ir a la cuenta';
export const confirmWithPassword =
  'Para que nadie use una dirección ajena, necesitamos también la contraseña de la cuenta.';
export const accountPassword = 'Contraseña de la cuenta';
export const forgotten = '¿Has olvidado la contraseña?';
export const notMe = 'No he sido yo';
export const notMeText =
  '¿No has abierto una cuenta con nosotros ni has dado esta dirección? Entonces la separamos de la cuenta.';
export const linkRefused = 'Gracias por avisar. Tu dirección no quedará unida a la cuenta.';
export const accountLocked =
  'La cuenta está bloqueada: se ha cerrado la sesión en todos los dispositivos, se han quitado todas las llaves de acceso y la contraseña ya no sirve. Solo puede elegir otra quien lea el correo de tu dirección.';
export const setPassword = 'Elegir una contraseña nueva';
export const stopTitle = 'Detener el cambio de dirección de correo';
export const stopText =
  'Tu cuenta se quedará con esta dirección. Se cerrará la sesión en todos los dispositivos, se quitarán todas las llaves de acceso y la contraseña actual dejará de servir.';
export const stop = 'Detener el cambio';

export const salutation = 'Tratamiento';
export const salutationName = {
  '': 'Sin indicar',
  frau: 'Señora',
  herr: 'Señor',
  divers: 'No binario',
} as const;
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const phone = 'Teléfono';
export const birthDate = 'Fecha de nacimiento';
export const email = 'Correo electrónico';
export const emailChange = 'Cambiar la dirección de correo';

export const company = 'Empresa';
export const street = 'Calle y número';
export const apartment = 'Piso, puerta, otros datos';
export const postalCode = 'Código postal';
export const city = 'Localidad';
export const country = 'País';
export const noAddresses = 'Todavía no has guardado ninguna dirección.';
export const addAddress = 'Añadir dirección';
export const editAddress = 'Cambiar';
export const editAddressTitle = 'Cambiar la dirección';
export const deleteAddress = 'Eliminar';
export const ofAddress = (action: string, address: string): string => `${action}: ${address}`;
export const addressDeleted = 'Dirección eliminada';
export const undo = 'Deshacer';
export const asDelivery = 'Proponer como dirección de entrega';
export const asBilling = 'Proponer como dirección de facturación';
export const deliveryBadge = 'Dirección de entrega';
export const billingBadge = 'Dirección de facturación';

export const changePassword = 'Cambiar la contraseña';
export const currentPassword = 'Contraseña actual';
export const newPassword = 'Contraseña nueva';
export const newEmail = 'Nueva dirección de correo';
export const emailText = (email: string): string =>
  `Tu cuenta tiene la dirección ${email}. La nueva se activará en cuanto abras el enlace que te enviaremos a ella.`;
export const sendLink = 'Pedir el enlace';
export const pleaseConfirm = (email: string): string =>
  `Confirma tu dirección de correo ${email}. Te enviamos el enlace al crear la cuenta.`;
export const unconfirmed =
  'Esta dirección aún no está confirmada. Hasta que lo esté, la copia de tus datos no incluirá lo que solo conocemos por esa dirección.';
export const confirmThis = 'Pedir la confirmación';
export const sessions = 'Dispositivos con sesión iniciada';
export const unknownDevice = 'Dispositivo desconocido';
export const thisDevice = 'este dispositivo';
export const lastUsed = (moment: string): string => `última vez: ${moment}`;
export const endSession = 'Cerrar sesión';
export const endSessionTitle = 'Cerrar la sesión del dispositivo';
export const endSessionAsk = (device: string): string =>
  `¿Seguro que quieres cerrar la sesión en «${device}»? Allí habrá que volver a iniciarla.`;
export const sessionEnded = 'Sesión cerrada en el dispositivo';
export const everywhere = 'Cerrar sesión en todas partes';
export const everywhereText = 'Cierra la sesión en todos los dispositivos, también en este.';
export const everywhereAsk =
  '¿Seguro que quieres cerrar la sesión en todos los dispositivos, también en este?';
export const everywhereDone = 'Has cerrado la sesión en todas partes';

export const exportTitle = 'Una copia de mis datos';
export const exportText =
  'Todo lo que hemos guardado sobre ti, en un archivo JSON: perfil, direcciones, pedidos, lista de deseos, llaves de acceso e inicios de sesión; si tu dirección de correo está confirmada, también el boletín, los avisos sobre piezas, los muebles que nos has ofrecido, las declaraciones y los pedidos sin cuenta.';
export const exportButton = 'Descargar mis datos';
export const exported = 'Tus datos se han descargado';
export const deleteTitle = 'Eliminar la cuenta';
export const deleteText =
  'El perfil, las direcciones, la lista de deseos, las llaves de acceso y los inicios de sesión se borran de inmediato y para siempre. Los datos de los pedidos tenemos que conservarlos ocho años (§ 147 AO, § 257 HGB); los bloqueamos en cuanto no queda nada por tramitar. Los pedidos y alquileres abiertos siguen adelante, y el boletín y los avisos sobre piezas también: terminan con el enlace de cualquiera de sus correos.';
export const deleteStart = 'Eliminar la cuenta…';
export const deleteAsk = '¿Seguro que quieres eliminar tu cuenta? No se puede deshacer.';
export const deleteNow = 'Eliminar la cuenta para siempre';
export const deleted = 'Tu cuenta se ha eliminado';
export const password = 'Contraseña';

export const missing = {
  firstName: 'Escribe el nombre',
  lastName: 'Escribe los apellidos',
  phone: 'Escribe tu número de teléfono',
  street: 'Escribe la calle y el número',
  postalCode: 'Escribe el código postal',
  city: 'Escribe la localidad',
  password: 'Escribe tu contraseña',
  newPassword: 'Escribe una contraseña nueva',
  email: 'Escribe una dirección de correo',
  orderNumber: 'Escribe el número de pedido',
} as const;

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
