/** What a card payment that is not done means for the shopper, and what helps. */
export const cardFailure = {
  lost: 'La connexion a été coupée avant la réponse. Nous ne savons donc pas encore si le paiement est arrivé. Veuillez vérifier votre connexion à Internet et réessayer\u00a0: rien ne sera débité deux fois.',
  bankClosed:
    'La fenêtre de votre banque a été fermée avant que le paiement soit autorisé. Rien n’a été débité. Réessayez et autorisez le paiement auprès de votre banque, ou payez avec une autre carte ou d’une autre manière.',
  bankRefused:
    'Le paiement a été refusé ou n’a pas été autorisé auprès de votre banque. Rien n’a été débité. Réessayez, ou payez avec une autre carte ou d’une autre manière. Si ce n’est pas vous qui avez refusé, votre banque pourra vous aider.',
  declined:
    'Rien n’a été débité. Veuillez vérifier vos données, ou payer avec une autre carte ou d’une autre manière.',
} as const;
export const untold =
  'Le paiement a été autorisé, mais la connexion avec notre boutique a été coupée. Veuillez vérifier votre connexion à Internet et réessayer\u00a0: rien ne sera débité deux fois.';
