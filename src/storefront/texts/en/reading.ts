export const contents = 'Contents';
