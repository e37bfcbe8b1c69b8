const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const left = (count: number): string => `${characters(count)} left`;
export const tooMany = (count: number): string => `${characters(count)} too many`;
