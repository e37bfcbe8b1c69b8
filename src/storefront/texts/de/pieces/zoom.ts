export const zoomOf = (title: string): string => `Große Ansicht: ${title}`;
export const loading = 'Bild wird geladen …';
export const close = 'Große Ansicht schließen';
export const previous = 'Vorheriges Bild';
export const next = 'Nächstes Bild';
export const position = (index: number, count: number): string => `${index} / ${count}`;
