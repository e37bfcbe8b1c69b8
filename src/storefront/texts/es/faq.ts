export const title = 'Preguntas frecuentes';
export const description =
  'Respuestas a lo que más nos preguntan: sobre los pedidos, el envío, el alquiler, los muebles, la compra de muebles y el desistimiento.';
export const search = 'Buscar en las preguntas';
export const placeholder = 'por ejemplo, plazo de entrega';
export const shortcut = 'Ctrl + K';
export const noResults = (term: string): string => `No hay resultados para ${term}`;
export const hits = (count: number): string =>
  count === 1 ? '1 pregunta encontrada' : `${count} preguntas encontradas`;
export const otherTopic = 'Otras preguntas';
export const clear = 'Ver todas las preguntas';
export const notFoundHeading = '¿No está tu pregunta?';
export const notFoundText = 'Llámanos o escríbenos. Respondemos en un plazo de 24\u00a0horas.';
export const ask = 'Contactar';
