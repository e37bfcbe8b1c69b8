/** What a card payment that is not done means for the shopper, and what helps. */
export const cardFailure = {
  lost: 'La conexión se cortó antes de recibir respuesta, así que aún no sabemos si el pago ha llegado. Comprueba tu conexión a internet y vuelve a intentarlo: no se te cobrará dos veces.',
  bankClosed:
    'La ventana de tu banco se cerró antes de autorizar el pago. No se ha cobrado nada. Vuelve a intentarlo y autoriza el pago en tu banco, o paga con otra tarjeta o de otra forma.',
  bankRefused:
    'El pago se rechazó o no se autorizó en tu banco. No se ha cobrado nada. Vuelve a intentarlo, o paga con otra tarjeta o de otra forma. Si no lo has rechazado tú, tu banco te puede ayudar.',
  declined: 'No se ha cobrado nada. Revisa los datos, o paga con otra tarjeta o de otra forma.',
} as const;
export const untold =
  'El pago se autorizó, pero se cortó la conexión con nuestra tienda. Comprueba tu conexión a internet y vuelve a intentarlo: no se te cobrará dos veces.';
