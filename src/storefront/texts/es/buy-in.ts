export const formTitle = 'Tu oferta';
export const formHint = 'Solo la dirección de correo es imprescindible.';
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const street = 'Calle y número';
export const addressLine2 = 'Piso, puerta, otros datos';
export const postalCode = 'Código postal';
export const postalCodeHint = 'En Alemania, cinco cifras';
export const city = 'Localidad';
export const stateProvince = 'Estado o provincia';
export const country = 'País';
export const person = 'Sobre ti';
export const piece = (number: number): string => `Mueble ${number}`;
export const pieceHint = 'Hasta cuatro fotos';
export const title = '¿Qué es?';
export const titleHint = 'Por ejemplo: aparador de teca, años 60';
export const price = 'Precio que te gustaría';
export const priceHint = 'Mejor un importe, por ejemplo, 250\u00a0€';
export const condition = 'Estado';
export const chooseCondition = 'Elige una opción';
export const imageOf = (place: number, number: number): string => `Mueble ${place}, foto ${number}`;
export const tooManyImages = (most: number, names: readonly string[]): string =>
  `Como máximo ${most} fotos por pieza. No se han añadido: ${names.join(', ')}.`;
export const chooseImage = 'Elegir foto';
export const removeImage = (place: number, number: number): string =>
  `Quitar la foto ${number} del mueble ${place}`;
export const retryImage = 'Volver a enviar';
export const chooseAgain = (count: number): string =>
  `Tus datos siguen aquí. Al volver a cargar la página, el navegador no conserva ${count === 1 ? 'la foto: vuelve a elegirla' : 'las fotos: vuelve a elegirlas'}.`;
export const uploading = (percent: number): string => `Subiendo, ${percent}\u00a0%`;
export const uploaded = 'Subida';
export const refusedPicture = (place: number, number: number, name: string, reason: string): string =>
  `${imageOf(place, number)} («${name}»): ${reason}`;
export const tooLarge = (megabytes: number): string =>
  `Esta foto es demasiado grande: el máximo son ${megabytes}\u00a0MB. Elígela en un tamaño menor.`;
export const offerAnother = 'Ofrecer otro mueble';
export const submit = 'Enviar oferta';
export const sending = 'Enviando…';
export const refused = 'No se ha podido enviar la oferta';
export const failed = 'Se ha producido un error. Vuelve a intentarlo más tarde.';
export const backToForm = 'Volver al formulario';
export const steps = {
  thanks: {
    title: 'Hemos recibido tu oferta',
    text: '¡Muchas gracias por tu oferta! Te responderemos en un plazo de 24 horas.',
  },
  failed: {
    title: 'No se ha podido enviar la oferta',
    text: 'Vuelve atrás en el navegador: tus datos siguen allí. Revisa la dirección de correo y elige otra vez las fotos; pueden ser JPEG, PNG, WebP o HEIC de hasta 25\u00a0MB.',
  },
} as const;
