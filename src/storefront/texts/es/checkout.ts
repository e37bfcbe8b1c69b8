import * as quoted from '../wording/quoted.ts';
import { weeks } from './delivery.ts';
import { formatEuros } from './shell.ts';

export const title = 'Finalizar compra';
export const needsScript =
  'Para hacer el pedido, esta página necesita JavaScript, porque tu cesta solo está en tu navegador. Actívalo y vuelve a cargar la página. O haz tu pedido por correo electrónico o por teléfono.';
export const emptyCart = 'Tu cesta está vacía. Añade primero alguna pieza.';
export const browse = 'Ver piezas';
export { loading } from '../wording/quoted.ts';

export const contact = 'Contacto';
export const fromAccount = 'Son los datos de tu cuenta; puedes cambiarlos todos.';
export const savedAddress = 'Dirección guardada';
export const otherAddress = 'Otra dirección';
export const customerKind = 'Compras como';
export const customerKindName = {
  consumer: 'Particular',
  business: 'Empresa',
} as const;
export const delivery = 'Entrega';
export const address = 'Dirección';
export const deliveryTo = 'Entrega en';
export const deliveryTime = 'Plazo de entrega';
export const withinOfPayment = (count: number): string => `${weeks(count)} como máximo desde el pago`;
export const yourAddress = 'Tu dirección';
export const invoiceAddress = 'Dirección de facturación';
export const deliveryOptionName = {
  shipment: 'Envío',
  pickup: 'Recogida en tienda',
} as const;
export const shipmentHint = 'En Berlín, dentro de tu casa; fuera, a pie de calle';
export const pickupHint = 'Gratis, en Berlín';
export const pickupTime = 'Recogida';
export const readyForPickup =
  'En cuanto recibamos el pago, lo prepararemos todo y te escribiremos para que pases a recogerlo.';
export const preparedForPickup = 'Lo prepararemos todo y te escribiremos para que pases a recogerlo.';
export const pickupFrom = 'Lo recoges aquí';

export const noAssembly = {
  shipment: 'Solo ofrecemos el montaje si entregamos en Berlín o Potsdam.',
  pickup: 'Con la recogida en tienda no hay montaje.',
} as const;
export const noAssemblyHint = {
  shipment: 'O indica una dirección de entrega en Berlín o Potsdam.',
  pickup: 'O elige el envío a una dirección de Berlín o Potsdam.',
} as const;

export const email = 'Correo electrónico';
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const company = 'Empresa';
export const vatId = 'NIF-IVA';
export const street = 'Calle y número';
export const apartment = 'Piso, puerta, otros datos';
export const postalCode = 'Código postal';
export const city = 'Localidad';
export const country = 'País';
export const phone = 'Teléfono';
export const phoneBegins = (code: string) =>
  `Tu teléfono empieza por ${code}. Si no es así, elige arriba otro prefijo.`;
export const firstPhoneCountry = 'ES';
export const phoneCountry = 'Prefijo del país';
export const phoneCountrySearch = 'Buscar país o prefijo';
export const countriesFound = (count: number): string =>
  count === 0 ? 'Ningún país encontrado' : count === 1 ? 'Un país encontrado' : `${count} países encontrados`;
export const countryMissing = '¿No está tu país? Consúltanos el envío';
export const otherBilling = 'Factura a otra dirección';
export const note = 'Observaciones';
export const noteHint = 'Por ejemplo, el piso, si hay ascensor o qué fecha prefieres';
export const carrierContact = 'Acepto que el transportista reciba mi teléfono y mi correo electrónico';
export const carrierContactHint =
  'Solo para acordar contigo la fecha de entrega. Si no, únicamente le damos tu nombre y tu dirección.';
export const newsletter = 'Quiero recibir el boletín.';
export const newsletterHint =
  'Después del pedido te enviaremos un correo para que confirmes la suscripción. Puedes darte de baja cuando quieras.';

/** Word for word: section 5 of the specification. */
export const required = {
  email: quoted.emailRequired,
  firstName: quoted.firstNameRequired,
  lastName: quoted.lastNameRequired,
  address: quoted.addressRequired,
  city: quoted.cityRequired,
  postalCode: quoted.postalCodeRequired,
  phone: quoted.phoneRequired,
} as const;
/** Digits alone most likely belong into another field. */
export const withoutLetters = {
  firstName: 'El nombre no tiene ninguna letra. Escribe un nombre',
  lastName: 'Los apellidos no tienen ninguna letra. Escribe unos apellidos',
  address: 'Falta el nombre de la calle. Escribe la calle y el número',
  city: 'La localidad no tiene ninguna letra. Escribe su nombre',
} as const;
export const ofBilling = (message: string): string => `Dirección de facturación: ${message}`;
export const tooLong = (most: number): string => `Usa ${most} caracteres como máximo`;
export const wrongEmail = 'Escribe una dirección de correo válida';
export const wrongPhone = 'Escribe un solo número de teléfono válido, sin nada más';
export const noPostalBox =
  'Un mueble no se puede entregar en un apartado de correos, en una consigna ni en un punto de recogida. Indica una dirección donde alguien lo pueda recibir';
export const houseNumberMissing = 'Añade el número de la calle o confirma que la dirección no lo tiene';
export const withoutHouseNumber = 'Esta dirección no tiene número';
export const withoutHouseNumberHint = 'Si solo se te ha olvidado, añádelo arriba: sin él, no llegará nada.';
export const wrongPostalCode = 'Escribe el código postal con sus cinco cifras';
export const wrongPostalCodeElsewhere = 'En este país, los códigos postales no se escriben así';
export const businessRequired = 'Escribe el nombre de tu empresa';
export const wrongVatId = 'Escribe el NIF-IVA con el prefijo del país, por ejemplo, DE123456789';
export const billingRequired = {
  firstName: 'escribe el nombre',
  lastName: 'escribe los apellidos',
  address: 'escribe la calle y el número',
  postalCode: 'escribe el código postal',
  city: 'escribe la localidad',
} as const;
export const unavailable = (count: number): string =>
  count === 1
    ? 'Una pieza ya no está disponible tal como la elegiste. Quítala o cámbiala antes de hacer el pedido.'
    : `${count} piezas ya no están disponibles tal como las elegiste. Quítalas o cámbialas antes de hacer el pedido.`;
export const orderedJustNow = '¿Lo acabas de pedir? Ve a tu pedido y a su pago';
export const changeInCart = 'Cambiar en la cesta';
export const errorSummary = 'Revisa estos datos';
export { nothingToReview } from '../wording/quoted.ts';

export const summary = 'Tu pedido';
export const subtotal = 'Subtotal';
export const shipping = 'Gastos de envío';
export const total = 'Total';
export const totalNote = 'IVA incl.';
export const customsExtra =
  'No incluye aranceles ni impuestos de importación del país de destino; se pagan al entrar en él.';
/** Why there is no German VAT. */
export const exempt = {
  export: 'Exportación exenta, sin IVA alemán',
  'intra-community': 'Entrega intracomunitaria exenta, sin IVA alemán',
  'reverse-charge': 'Sin IVA alemán: inversión del sujeto pasivo',
} as const;
export const vatInTotal = (percent: number): string =>
  `incluye el ${String(percent).replace('.', ',')}\u00a0% de IVA`;
export const unlessMargin = ', salvo en piezas del régimen de bienes usados';
export const margin =
  'Piezas usadas: régimen especial de bienes usados según el §\u00a025a\u00a0UStG, sin desglose del IVA.';
const free = 'gratis';
const shippingLater = 'según tu dirección';
export const quantityTimes = (count: number): string => `${count} ×`;
export { calculatingShipment as calculating } from '../wording/quoted.ts';
export const review = 'Revisar pedido';
export { noRates } from '../wording/quoted.ts';
export const tryAgain = 'Volver a intentarlo';
export const shippingOf = (cents: number | null): string =>
  cents === null ? shippingLater : cents === 0 ? free : formatEuros(cents);

/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Tarjeta de crédito',
  klarna: 'Klarna',
  bank_transfer: 'Transferencia',
  paypal: 'PayPal',
} as const;

/** Kinds of payment in a shopper's words. */
export const paymentKindName = {
  card: 'Tarjeta de crédito',
  instalments: 'Klarna',
  transfer: 'Transferencia',
  wallet: 'PayPal',
} as const;
