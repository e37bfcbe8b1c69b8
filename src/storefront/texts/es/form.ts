/** After the label of an optional field. */
export const optional = 'opcional';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'No hemos recibido respuesta; quizá falle la conexión. Vuelve a pulsar: no se enviará nada dos veces.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'No hemos recibido respuesta; quizá falle la conexión. Lo que has escrito sigue aquí: vuelve a enviarlo.';

const characters = (count: number): string => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const charactersLeft = (count: number): string =>
  `${count === 1 ? 'Queda' : 'Quedan'} ${characters(count)}`;
export const charactersTooMany = (count: number): string =>
  `${count === 1 ? 'Sobra' : 'Sobran'} ${characters(count)}`;
