export const logIn = 'Se connecter';
export const details = 'Vos données';
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const logOut = 'Se déconnecter';
export const toAccount = 'Mon compte';
