export const intro =
  'Nous expédions dans le monde entier, avec assurance. Nous nous renseignons pour vous auprès de transporteurs et vous communiquons un prix.';
export const piece = (count: number, title: string): string => `${count}\u00a0× ${title}`;
export const name = 'Nom';
export const message = 'Message';
export const messageHint = 'Par exemple l’étage, la date souhaitée ou une caisse en bois';
export const send = 'Demander un tarif de livraison';
export const busy = 'Envoi en cours…';
export const number = (count: number): string => `Numéro de votre demande\u00a0: ${count}`;
