/** After the label of an optional field. */
export const optional = 'freiwillig';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'Wir haben keine Antwort bekommen, vielleicht fehlt gerade die Verbindung. Bitte drücken Sie noch einmal: Doppelt gesendet wird dabei nichts.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'Wir haben keine Antwort bekommen, vielleicht fehlt gerade die Verbindung. Was Sie eingegeben haben, steht noch hier: Bitte senden Sie es noch einmal.';

/** How many characters a text still has room for, and by how many it is too long. */
export const charactersLeft = (count: number): string => `Noch ${count} Zeichen`;
export const charactersTooMany = (count: number): string => `${count} Zeichen zu viel`;
