const characters = (count: number): string => `${count} ${count < 2 ? 'caractère' : 'caractères'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const left = (count: number): string => `Encore ${characters(count)}`;
export const tooMany = (count: number): string => `${characters(count)} de trop`;
