export const logIn = 'Log in';
export const details = 'Your details';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const logOut = 'Log out';
export const toAccount = 'My account';
