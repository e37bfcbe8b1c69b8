const characters = (count: number): string => `${count} ${count === 1 ? 'carattere' : 'caratteri'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const left = (count: number): string => `Ancora ${characters(count)}`;
export const tooMany = (count: number): string => `${characters(count)} di troppo`;
