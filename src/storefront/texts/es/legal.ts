export const asOf = (moment: string): string => `Última actualización: ${day(moment)}`;
export const print = 'Guardar como PDF o imprimir';
export const download = 'Guardar como archivo de texto';
export const allVersions = 'Versiones anteriores';
export const versionOf = (moment: string): string => `Versión del ${day(moment)}`;
export const formerVersion = (from: string, until: string): string =>
  `Esta es una versión anterior, del ${day(from)}. Estuvo vigente hasta el ${day(until)}.`;
export const toCurrentVersion = 'Ir a la versión vigente';
export const withdrawOnline = 'Desistir del contrato';
/** Shown in other languages only. */
export const germanBinds = 'Solo el texto alemán es jurídicamente vinculante.';
/** Above a translation of a binding text. */
export const readingVersion = 'Traducción de cortesía. Solo el texto alemán es jurídicamente vinculante.';
export const germanIsNewer = (since: string): string =>
  `Desde el ${day(since)} rige una nueva versión del texto alemán que aquí aún no se ha incorporado.`;
export const toGerman = 'Ir al texto alemán';

const date = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const day = (moment: string): string => date.format(new Date(moment));
