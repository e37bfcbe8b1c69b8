export const withdrawn = 'Ya no está en la tienda.';
export const share = 'Compartir la lista de deseos';
export const shared = 'Una lista de deseos compartida';
export const asPage = 'Abrir a página completa';
export const about = 'Muebles vintage y de madera de barco en una lista.';
export const pieces = 'Piezas';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Una pieza de esta lista ya no está en la tienda.'
    : `${count} piezas de esta lista ya no están en la tienda.`;
export const needsScript =
  'Tu lista de deseos está solo en tu navegador; para mostrarla, esta página necesita JavaScript.';
