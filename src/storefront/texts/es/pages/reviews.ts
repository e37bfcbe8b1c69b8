export const title = 'Lo que dicen nuestros clientes';
export const samples =
  'Estas opiniones son de muestra: tanto ellas como sus autores son inventados. Una tienda de verdad empieza sin ninguna.';
export const howChecked =
  'Solo mostramos opiniones que hemos podido asociar a un pedido registrado en nuestra contabilidad, tanto buenas como malas y sin recortes.';
export const sample = 'Muestra';
export const carousel = 'carrusel';
export const stars = (rating: number): string => `${rating} de 5 estrellas`;
export const previous = 'Opinión anterior';
export const next = 'Opinión siguiente';
export const places = 'Opiniones';
export const place = (index: number, count: number): string => `Ir a la ${index} de ${count}`;
export const pause = 'Detener el cambio automático';
export const play = 'Iniciar el cambio automático';
