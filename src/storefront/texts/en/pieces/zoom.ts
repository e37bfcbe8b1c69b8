export const zoomOf = (title: string): string => `Large view: ${title}`;
export const loading = 'Loading picture …';
export const close = 'Close large view';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const position = (index: number, count: number): string => `${index} / ${count}`;
