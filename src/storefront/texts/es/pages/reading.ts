export const contents = 'Contenido';
