/** After the label of an optional field. */
export const optional = 'facultatif';
/** Whether what was sent has arrived, nobody on this side knows. For forms that the shop takes once, however often they come. */
export const unanswered =
  'Nous n’avons pas reçu de réponse, la connexion est peut-être coupée. Veuillez appuyer encore une fois\u00a0: rien ne sera envoyé deux fois.';
