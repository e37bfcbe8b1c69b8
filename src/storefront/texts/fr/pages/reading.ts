export const contents = 'Sommaire';
