/** Follows the shop's name. */
export const title = 'Muebles vintage y de madera de barco, desde Berlín';
export const description =
  'Muebles con historia: originales vintage y muebles de madera de barco, de Berlín a todo el mundo. Para comprar o alquilar.';
export const headline = 'Muebles que ya han vivido lo suyo';
export const intro =
  'Originales vintage de 1920 a 1990 y muebles hechos con las tablas de viejas barcas de pesca. Para comprar y para alquilar, desde Berlín.';
export const toVintage = 'Descubrir vintage';
export const toBoatwood = 'Descubrir madera de barco';

export const pauseFilm = 'Detener el vídeo';
export const playFilm = 'Reproducir el vídeo';

export const reviews = 'Lo que dicen nuestros clientes';
export const sampleReviews =
  'Estas opiniones son de muestra: tanto ellas como sus autores son inventados. Una tienda de verdad empieza sin ninguna.';
export const reviewsChecked =
  'Solo mostramos opiniones que hemos podido asociar a un pedido registrado en nuestra contabilidad, tanto buenas como malas y sin recortes.';
export const sampleReview = 'Muestra';
export const carousel = 'carrusel';
export const stars = (rating: number): string => `${rating} de 5 estrellas`;
export const previousReview = 'Opinión anterior';
export const nextReview = 'Opinión siguiente';
export const reviewPlaces = 'Opiniones';
export const reviewPlace = (index: number, count: number): string => `Ir a la ${index} de ${count}`;
export const pauseReviews = 'Detener el cambio automático';
export const playReviews = 'Iniciar el cambio automático';
