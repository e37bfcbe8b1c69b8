export const zoomOf = (title: string): string => `Vue agrandie\u00a0: ${title}`;
export const loading = 'Chargement de la photo…';
export const close = 'Fermer la vue agrandie';
export const previous = 'Photo précédente';
export const next = 'Photo suivante';
export const position = (index: number, count: number): string => `${index} / ${count}`;
