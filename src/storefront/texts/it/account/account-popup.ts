export const logIn = 'Accedi';
export const details = 'I tuoi dati';
export const name = 'Nome';
export const email = 'Email';
export const phone = 'Telefono';
export const logOut = 'Esci';
export const toAccount = 'Il mio account';
