export const title = 'Llaves de acceso';
export const about =
  'Con una llave de acceso entras sin contraseña: con la huella, la cara o el PIN de tu dispositivo. El secreto se queda en el dispositivo o en tu gestor de contraseñas; nadie puede adivinarlo ni interceptarlo en una página falsa. Tu contraseña sigue siendo válida.';
export const none = 'Todavía no tienes ninguna llave de acceso.';
export const notHere =
  'Este navegador no puede crear llaves de acceso. Con uno más reciente sí se puede; con tu contraseña entras desde cualquiera.';
export const madeOn = (moment: string): string => `creada el ${moment}`;
export const used = (moment: string): string => `usada por última vez el ${moment}`;
export const neverUsed = 'aún sin usar';
export const name = 'Nombre de la nueva llave de acceso';
export const nameHint = 'Uno con el que la reconozcas, por ejemplo, «móvil» o «llavero».';
export const add = 'Añadir llave de acceso';
export const full = 'No puede haber más de 10 llaves de acceso. Quita antes una.';
export const rename = 'Cambiar el nombre';
export const newName = 'Nombre nuevo';
export const renamed = 'Nombre guardado';
export const remove = 'Quitar';
export const removeTitle = 'Quitar llave de acceso';
export const removeAsk = (key: string): string =>
  `¿Seguro que quieres quitar «${key}»? Después nadie podrá entrar con ella. En el dispositivo la borras desde sus ajustes.`;
export const removed = 'Llave de acceso quitada';
export const ofKey = (action: string, key: string): string => `${action}: ${key}`;
export const missingName = 'Escribe un nombre';
export const cancelled =
  'No se ha usado ninguna llave de acceso. Puedes volver a intentarlo cuando quieras o usar tu contraseña.';
export const known = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.';
export const unknownKey =
  'No conocemos esta llave de acceso; quizá se haya quitado de la cuenta. Entra con tu contraseña.';
