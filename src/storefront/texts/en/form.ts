/** After the label of an optional field. */
export const optional = 'optional';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'We received no answer; perhaps the connection is down. Please press again: nothing will be sent twice.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'We received no answer; perhaps the connection is down. What you typed is still here: please send it again.';

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const charactersLeft = (count: number): string => `${characters(count)} left`;
export const charactersTooMany = (count: number): string => `${characters(count)} too many`;
