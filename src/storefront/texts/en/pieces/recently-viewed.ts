export const title = 'Recently viewed';
export const clear = 'Clear list';
