export const title = 'Ajustes de privacidad';
export const intro =
  'Esta tienda no carga por su cuenta nada de terceros ni mide lo que haces aquí. Por eso no te preguntamos al entrar. Aquí decides sobre lo poco que necesita tu consentimiento, y cambias tu decisión cuando quieras.';
export const needsScript =
  'Sin JavaScript no se carga ningún servicio que necesite tu consentimiento, así que no hay nada que decidir.';
export const acceptAll = 'Aceptar todo';
export const rejectAll = 'Rechazar todo';
export const saveChoice = 'Guardar la selección';
export const saved = 'Tu decisión está guardada';
export const decidedAt = (moment: string): string => `Tu última decisión: ${moment}.`;
export const undecided = 'Todavía no has decidido nada; hasta entonces no se carga nada de esto.';
export const number = (subject: string): string =>
  `La hemos registrado con este número, que solo conoce tu navegador: ${subject}`;
export const withdraw =
  'Puedes retirar aquí tu consentimiento en cualquier momento, con efecto para el futuro. Lo ocurrido hasta entonces sigue siendo lícito.';
export const policy = 'Política de privacidad';

export const necessary = 'Necesario';
export const alwaysOn = 'siempre activo';
export const necessaryText =
  'Lo que hace falta para que funcione lo que tú usas: la cesta, la lista de deseos, la compra, el inicio de sesión, el idioma y esta decisión. La mayor parte se queda en tu navegador. La tienda solo carga scripts de Stripe y PayPal cuando pagas con ellos. Base jurídica: § 25, apdo. 2, n.º 2 TDDDG.';
export const storageLink = 'Todos los nombres y plazos de conservación';

export const functions = 'Mapas';
export const functionsText = 'Mapas en la página de contacto, para que encuentres nuestras tiendas.';
export const allow = 'Cargar mapas de OpenStreetMap';
export const details = 'Más detalles';
export const facts = [
  ['Proveedor', 'OpenStreetMap Foundation, Reino Unido'],
  ['Finalidad', 'Mapa de los alrededores de nuestras tiendas'],
  ['Datos', 'dirección IP, navegador y zona del mapa mostrada, directamente al proveedor'],
  ['Lugar', 'Reino Unido; la Comisión Europea ha reconocido que su nivel de protección es adecuado'],
  ['Plazo', 'nosotros no guardamos nada; el proveedor puede llevar registros'],
  ['Base jurídica', 'tu consentimiento (art. 6, apdo. 1, letra a RGPD; § 25, apdo. 1 TDDDG)'],
] as const;
export const providerPolicy = 'Aviso de privacidad de OpenStreetMap';
export const newTab = 'se abre otro sitio web';

export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
