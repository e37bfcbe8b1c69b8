/** After the label of an optional field. */
export const optional = 'opcional';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'No hemos recibido respuesta; quizá falle la conexión. Vuelve a pulsar: no se enviará nada dos veces.';
/** The same for other forms, such as those of an account. */
export const stillHere =
  'No hemos recibido respuesta; quizá falle la conexión. Lo que has escrito sigue aquí: vuelve a enviarlo.';
