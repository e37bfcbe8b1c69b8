const characters = (count: number): string => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const left = (count: number): string => `${count === 1 ? 'Queda' : 'Quedan'} ${characters(count)}`;
export const tooMany = (count: number): string => `${count === 1 ? 'Sobra' : 'Sobran'} ${characters(count)}`;
