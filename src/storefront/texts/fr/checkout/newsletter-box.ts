export const label = 'Je souhaite recevoir la newsletter.';
export const hint =
  'Après la commande, nous vous enverrons un e-mail pour confirmer votre inscription. Vous pouvez vous désabonner à tout moment.';
