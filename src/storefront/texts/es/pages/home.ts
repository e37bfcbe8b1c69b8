/** Follows the shop's name. */
export const title = 'Muebles vintage y de madera de barco, desde Berlín';
export const description =
  'Muebles con historia: originales vintage y muebles de madera de barco, de Berlín a todo el mundo. Para comprar o alquilar.';
export const headline = 'Muebles que ya han vivido lo suyo';
export const intro =
  'Originales vintage de 1920 a 1990 y muebles hechos con las tablas de viejas barcas de pesca. Para comprar y para alquilar, desde Berlín.';
export const toVintage = 'Descubrir vintage';
export const toBoatwood = 'Descubrir madera de barco';
