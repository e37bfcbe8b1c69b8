/** After the label of an optional field. */
export const optional = 'facultatif';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'Nous n’avons pas reçu de réponse, la connexion est peut-être coupée. Veuillez appuyer encore une fois\u00a0: rien ne sera envoyé deux fois.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'Nous n’avons pas reçu de réponse, la connexion est peut-être coupée. Ce que vous avez saisi est toujours là\u00a0: veuillez l’envoyer encore une fois.';

const characters = (count: number): string => `${count} ${count < 2 ? 'caractère' : 'caractères'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const charactersLeft = (count: number): string => `Encore ${characters(count)}`;
export const charactersTooMany = (count: number): string => `${characters(count)} de trop`;
