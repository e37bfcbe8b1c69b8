export const title = 'Écrivez-nous';
export const intro =
  'Une question sur un meuble, une commande, la livraison ou la location\u202f? Nous vous répondrons.';
export const about = (piece: string): string => `Votre question porte sur «\u00a0${piece}\u00a0».`;
export const email = 'E-mail';
export const phone = 'Téléphone';
export const phoneHint = 'Si vous préférez que nous vous appelions.';
export const message = 'Votre message';
export const messageHint = 'S’il s’agit d’une commande, veuillez indiquer son numéro.';
export const purpose =
  'Nous n’utilisons vos données que pour vous répondre et les effaçons au bout de six mois. La politique de confidentialité en dit plus.';
export const send = 'Envoyer le message';
export const busy = 'Envoi en cours…';
export const received = 'Votre message est bien arrivé';
export const receivedText = (count: number): string =>
  `Il porte le numéro ${count}. Nous vous avons envoyé une confirmation et vous répondrons.`;
export const another = 'Poser une autre question';
export const refused =
  'De nombreux messages nous sont déjà parvenus aujourd’hui depuis cette adresse e-mail ou votre réseau. Veuillez nous appeler ou nous écrire un e-mail.';
