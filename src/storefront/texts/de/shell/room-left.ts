/** How many characters a text still has room for, and by how many it is too long. */
export const left = (count: number): string => `Noch ${count} Zeichen`;
export const tooMany = (count: number): string => `${count} Zeichen zu viel`;
