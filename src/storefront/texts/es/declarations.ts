/** The wordings of the buttons that § 356a (2), (3) and § 312k (2) BGB prescribe, in Spanish. */
export const withdrawTitle = 'Desistir del contrato';
export const withdrawIntro =
  'Aquí puedes desistir de un contrato con nosotros, en todo o en parte. No hace falta que indiques el motivo.';
export const withdrawNotice = 'Información sobre el desistimiento y modelo de formulario';
export const withdrawSubmit = 'Confirmar desistimiento';
export const withdrawReceived = 'Hemos recibido tu desistimiento';
export const withdrawReceivedAt = (moment: string): string =>
  `Recibimos tu desistimiento el ${formatMoment(moment)}.`;
export const withdrawDeclaration = 'Por la presente desisto del contrato';

export const endTitle = 'Cancelar contratos aquí';
export const endIntro = 'Aquí cancelas el alquiler de una pieza.';
export const endSubmit = 'Cancelar ahora';
export const endReceived = 'Hemos recibido tu cancelación';
export const endReceivedAt = (moment: string): string =>
  `Recibimos tu cancelación el ${formatMoment(moment)}.`;
export const endDeclaration = 'Por la presente cancelo el contrato';
export const manner = 'Tipo de cancelación';
export const mannerName = (name: string | undefined): string =>
  name === 'extraordinary' ? 'extraordinaria' : 'ordinaria';
export const mannerHint = {
  ordinary: 'sin motivo, al final del plazo de alquiler',
  extraordinary: 'por causa grave, también antes',
} as const;
/** Terms 5.10 and 5.13; § 542 (2) BGB. */
export const ordinaryMeans =
  'Un alquiler termina por sí solo al cumplirse el plazo elegido, aunque no lo canceles. Por eso, la cancelación ordinaria surte efecto al final de ese plazo; antes, el alquiler solo termina por causa grave o si así lo acordamos contigo. Te escribiremos para decirte qué día termina y cómo se devuelve la pieza.';
export const reason = 'Motivo de la cancelación';
export const endsOn = '¿Desde qué día? Si lo dejas vacío, lo antes posible';
export const endsOnHint =
  'Una cancelación no tiene efecto retroactivo: si el día ya ha pasado, surte efecto como muy pronto el día en que nos llega.';
export const backdated = (day: string): string =>
  `${day} (ya ha pasado; surte efecto como muy pronto al recibirla)`;
export const endsOnShort = 'Con efecto desde';
export const asSoonAsPossible = 'lo antes posible';

export const name = 'Tu nombre';
export const nameShort = 'Nombre';
export const contract = 'Número de pedido o descripción del contrato';
export const endContractHint = 'Si termina solo uno de varios alquileres, indique aquí también el mueble.';
export const contractShort = 'Contrato';
export const pieces = '¿Solo una parte del pedido?';
export const piecesHint = 'Dinos entonces de qué piezas se trata. Si no, el desistimiento se aplica a todo.';
export const piecesShort = 'Piezas';
export const allPieces = 'todo el pedido';
export const email = 'Dirección de correo electrónico';
export const purpose =
  'A esta dirección te enviamos de inmediato una confirmación con el contenido, la fecha y la hora. Usamos tus datos solo para tramitar tu declaración.';
export const tooMany =
  'En la última hora ya han llegado muchas declaraciones desde tu conexión. Este formulario volverá a funcionar dentro de una hora como máximo.';
/** Before the shop's address. */
export const byMail = 'Es igual de válido un correo a';

export const declaration = 'Declaración';
export const mailed = 'También te enviamos esta confirmación por correo electrónico.';
export const notMailed =
  'Hoy ya hemos enviado varias confirmaciones a esta dirección de correo. Imprime o guarda esta página.';
export const print = 'Imprimir o guardar como PDF';

/** '28 de noviembre de 2026' from '2026-11-28'. */
export const formatDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

const date = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', dateStyle: 'long' });
const formatMoment = (moment: string): string => dateAndTime.format(new Date(moment));
const dateAndTime = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});
