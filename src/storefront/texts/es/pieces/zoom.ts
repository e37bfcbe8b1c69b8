export const zoomOf = (title: string): string => `Vista ampliada: ${title}`;
export const loading = 'Cargando la foto…';
export const close = 'Cerrar la vista ampliada';
export const previous = 'Foto anterior';
export const next = 'Foto siguiente';
export const position = (index: number, count: number): string => `${index} / ${count}`;
