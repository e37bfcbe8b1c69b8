export const zoomOf = (title: string): string => `Vista ingrandita: ${title}`;
export const loading = 'Caricamento della foto…';
export const close = 'Chiudi la vista ingrandita';
export const previous = 'Foto precedente';
export const next = 'Foto successiva';
export const position = (index: number, count: number): string => `${index} / ${count}`;
