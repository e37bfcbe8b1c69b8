/** After the label of an optional field. */
export const optional = 'facoltativo';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'Non abbiamo ricevuto risposta, forse ora manca la connessione. Premi di nuovo: nulla viene inviato due volte.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'Non abbiamo ricevuto risposta, forse ora manca la connessione. Quello che hai scritto è ancora qui: invialo di nuovo.';

const characters = (count: number): string => `${count} ${count === 1 ? 'carattere' : 'caratteri'}`;
/** How many characters a text still has room for, and by how many it is too long. */
export const charactersLeft = (count: number): string => `Ancora ${characters(count)}`;
export const charactersTooMany = (count: number): string => `${characters(count)} di troppo`;
