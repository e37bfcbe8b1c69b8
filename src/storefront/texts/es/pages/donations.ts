export const piecesTitle = 'Lo que donamos ahora';
export const piecesSubtitle =
  'Todo lo que recaudamos con estos muebles va a una organización de ayuda médica.';
export const noProofs =
  'Todavía no se ha vendido ninguno de estos muebles. Tras la primera venta verás aquí el primer justificante.';
export const locations = {
  heading: 'Dónde verlos',
  text: 'Los muebles están en Friedrichshain, en la Frankfurter Allee y en la Revaler Straße. Ven a verlos.',
  label: 'Direcciones y mapa',
};
