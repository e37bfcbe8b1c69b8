export const oneMoment = 'Un instant…';
export const noConnection =
  'Vous n’avez plus de connexion avec notre boutique pour le moment. Tout reste ici en l’état\u202f; veuillez réessayer dans un instant.';
