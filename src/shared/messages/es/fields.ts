import type { fields as german } from '../de/fields.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.es;

/**
 * What is wrong with a field of a form that shoppers fill in. The first ones are said of any field whose schema has no
 * code of its own.
 */
export const fields: Translated<typeof german> = {
  missing: 'Rellena este campo',
  'number-needed': 'Escribe un número',
  'choice-missing': 'Elige una opción',
  'choice-unknown': 'Esta opción no existe',
  'does-not-fit': 'Este dato no encaja aquí',
  'email-needed': 'Escribe una dirección de correo válida',
  'format-wrong': 'El formato no es correcto',
  'characters-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Al menos ${number(minimum)} ${minimum === 1 ? 'carácter' : 'caracteres'}`,
  'entries-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Al menos ${number(minimum)} ${minimum === 1 ? 'entrada' : 'entradas'}`,
  'number-too-small': ({ minimum }) => `Como mínimo, ${number(minimum)}`,
  'characters-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Como máximo, ${number(maximum)} ${maximum === 1 ? 'carácter' : 'caracteres'}`,
  'entries-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Como máximo, ${number(maximum)} ${maximum === 1 ? 'entrada' : 'entradas'}`,
  'number-too-large': ({ maximum }) => `Como máximo, ${number(maximum)}`,
  'text-not-printable': ({ signs }) => `Estos caracteres no se pueden imprimir: ${signs}`,
  'text-too-many-lines': ({ lines }) =>
    lines === 1 ? 'Escríbelo todo en una línea' : `Usa ${number(lines)} líneas como máximo`,
  'text-too-long': ({ maximum }) => `Usa ${number(maximum)} caracteres como máximo`,
  'not-one-line': 'Escribe todo en una línea',
  'of-piece': ({ title, problem }) => `${title}: ${problem}`,
  'as-written': ({ text }) => text,
  'not-storable': 'Contiene un carácter invisible que no se puede guardar. Vuelve a escribir el texto',
  'nested-too-deeply': 'Los datos están anidados a demasiada profundidad',
  'email-invalid': 'Escribe una dirección de correo válida',
  'contact-email-invalid': 'Indica una dirección de correo válida',
  'contact-email-missing': 'Indica tu dirección de correo',
  'question-missing': 'Cuéntanos de qué se trata',
  'contact-name-missing': 'Indica tu nombre',
  'name-missing': 'Escribe un nombre',
  'name-parts-too-long': ({ maximum }) =>
    `El nombre y los apellidos pueden tener como máximo ${number(maximum)} caracteres cada uno`,
  'own-name-missing': 'Escribe tu nombre',
  'own-first-name-missing': 'Escribe tu nombre',
  'own-last-name-missing': 'Escribe tus apellidos',
  'first-name-missing': 'Escribe el nombre',
  'last-name-missing': 'Escribe los apellidos',
  'own-phone-missing': 'Escribe tu número de teléfono',
  'own-phone-invalid': 'Esto no es un número de teléfono. Si prefieres no dar ninguno, deja el campo vacío',
  'own-postal-code-invalid': 'Esto no es un código postal. Si prefieres no darlo, deja el campo vacío',
  'phone-of-other-country':
    'Un número de teléfono de ese país tiene más o menos cifras. Comprueba el número y su prefijo de país',
  'phone-invalid': 'Escribe un solo número de teléfono válido, sin nada más',
  'own-password-missing': 'Escribe tu contraseña',
  'date-missing': 'Indica una fecha',
  'date-invalid': 'Indica una fecha válida',
  'day-out-of-range': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Revisa el año: puede ser de ${first} a ${last}`,
  'range-ends-before': 'El final es anterior al principio: así no se puede encontrar nada',
  'birth-date-out-of-range': ({ youngest, oldest }: { readonly youngest: number; readonly oldest: number }) =>
    `Revisa la fecha de nacimiento: se admite una edad de ${number(youngest)} a ${number(oldest)} años`,
  'street-missing': 'Escribe la calle y el número',
  'postal-code-missing': 'Escribe el código postal',
  'town-missing': 'Escribe la localidad',
  'postal-code-unknown': 'Este código postal no existe',
  'postal-code-form': 'En este país, los códigos postales no se escriben así',
  'town-elsewhere': 'Este código postal no corresponde a esta localidad',
  'eu-on-request':
    'A otros países de la UE vendemos por ahora bajo consulta. Te decimos el precio con mucho gusto',
  'third-country-on-request':
    'Fuera de la UE y de su territorio fiscal vendemos por ahora bajo consulta. Te decimos el precio con mucho gusto',
  'vat-id-refused':
    'Su NIF-IVA no consta como válido en su agencia tributaria. Por eso el precio incluye un 19\u00a0% de IVA.',
  'vat-id-unknown':
    'Su NIF-IVA no se puede confirmar en este momento. Por eso el precio incluye un 19\u00a0% de IVA; inténtelo más tarde o escríbanos.',
  'vat-id-on-request':
    'Con este NIF-IVA vendemos por ahora bajo consulta. Sin él puedes comprar aquí al precio indicado, con IVA alemán',
  'place-on-request':
    'Allí solo enviamos bajo consulta: el transporte cuesta más de lo que podemos calcular aquí. Te decimos el precio con mucho gusto',
  'country-not-chosen': 'Elige un país',
  'country-missing': 'Indica el país',
  'order-number-missing': 'Escribe el número de pedido',
  'password-not-right': 'Esta contraseña no es correcta',
  'contract-missing': 'Indica el número de pedido o el contrato',
  'reason-missing': 'Indica el motivo',
  'manner-not-chosen': 'Elige el tipo de cancelación',
  'rental-term-not-chosen': 'Elige la duración del alquiler',
  'not-an-amount': 'No es un importe',
  'picture-missing': 'Falta una foto.',
  'password-too-short': 'La contraseña debe tener al menos 8 caracteres',
  'password-too-long': 'La contraseña puede tener 128 caracteres como máximo',
  'password-too-common': 'Muchísima gente usa esta contraseña. Elige otra',
  'password-unchanged': 'Esta es tu contraseña actual. Elige otra',
  'password-is-personal':
    'La contraseña consiste casi solo en tu nombre o en tu dirección de correo. Añade otras palabras',
  'password-is-of-shop':
    'La contraseña consiste casi solo en nombres de nuestra tienda. Añade otras palabras',
  'piece-unknown': 'Product not found',
  'variant-missing': 'Elige una versión',
  'variant-unknown': 'Esta versión no existe',
  'not-rentable': 'Esta pieza no se alquila',
  'no-assembly-for-piece': 'Para esta pieza no se ofrece montaje',
  'no-assembly-at-address': 'El montaje solo es posible si entregamos en Berlín o Potsdam',
  'line-twice': 'Esta pieza está dos veces en la cesta',
  'vat-id-invalid': 'Escribe el NIF-IVA con el prefijo del país, por ejemplo, DE123456789',
  'company-missing': 'Escribe el nombre de tu empresa',
  'checkout-email-missing': 'Email is required',
  'checkout-first-name-missing': 'First name is required',
  'checkout-last-name-missing': 'Last name is required',
  'checkout-address-missing': 'Address is required',
  'checkout-city-missing': 'City is required',
  'checkout-postal-code-missing': 'Postal code is required',
  'checkout-phone-missing': 'Phone number is required',
  'first-name-without-letters': 'El nombre no tiene ninguna letra. Escribe un nombre',
  'last-name-without-letters': 'Los apellidos no tienen ninguna letra. Escribe unos apellidos',
  'street-without-letters': 'Falta el nombre de la calle. Escribe la calle y el número',
  'address-of-postal-box':
    'Un mueble no se puede entregar en un apartado de correos, en una consigna ni en un punto de recogida. Indica una dirección donde alguien lo pueda recibir',
  'town-without-letters': 'La localidad no tiene ninguna letra. Escribe su nombre',
  'shipping-or-items-missing': 'Please select a shipping method and add items to your cart.',
};
