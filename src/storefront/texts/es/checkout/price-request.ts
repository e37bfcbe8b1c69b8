export const intro =
  'Enviamos a todo el mundo, con seguro. Pedimos precio por ti a varias empresas de transporte y te escribimos.';
export const piece = (count: number, title: string): string => `${count} × ${title}`;
export const name = 'Nombre';
export const message = 'Mensaje';
export const messageHint = 'Por ejemplo, el piso, la fecha que prefieres o una caja de madera';
export const send = 'Consultar el envío';
export const busy = 'Enviando…';
export const number = (count: number): string => `Número de tu consulta: ${count}`;
