export const label = 'Quiero recibir el boletín.';
export const hint =
  'Después del pedido te enviaremos un correo para que confirmes la suscripción. Puedes darte de baja cuando quieras.';
