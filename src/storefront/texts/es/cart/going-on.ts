export const oneMoment = 'Un momento…';
export const noConnection =
  'Ahora mismo no tienes conexión con nuestra tienda. Aquí todo se queda como está; vuelve a intentarlo dentro de un momento.';
