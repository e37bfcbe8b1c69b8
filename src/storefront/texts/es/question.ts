export const title = 'Escríbenos';
export const intro =
  'Si tienes preguntas sobre un mueble, un pedido, el envío o el alquiler, escríbenos y te responderemos.';
export const about = (piece: string): string => `Tu pregunta es sobre «${piece}».`;
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const phoneHint = 'Por si prefieres que te llamemos.';
export const message = 'Tu mensaje';
export const messageHint = 'Si se trata de un pedido, indica su número.';
export const purpose =
  'Usamos tus datos solo para responderte y los borramos al cabo de medio año. Encontrarás más información en la política de privacidad.';
export const send = 'Enviar mensaje';
export const busy = 'Enviando…';
export const received = 'Hemos recibido tu mensaje';
export const receivedText = (count: number): string =>
  `Tiene el número ${count}. Te hemos enviado una confirmación y te responderemos.`;
export const another = 'Hacer otra pregunta';
export const refused =
  'Hoy ya han llegado muchos mensajes desde esta dirección de correo o desde tu red. Llámanos o escríbenos un correo.';
