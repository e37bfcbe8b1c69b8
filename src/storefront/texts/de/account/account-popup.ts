export const logIn = 'Anmelden';
export const details = 'Benutzerdetails';
export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const logOut = 'Abmelden';
export const toAccount = 'Mein Konto';
