export const logIn = 'Iniciar sesión';
export const details = 'Tus datos';
export const name = 'Nombre';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const logOut = 'Cerrar sesión';
export const toAccount = 'Mi cuenta';
