export const contents = 'Inhalt';
