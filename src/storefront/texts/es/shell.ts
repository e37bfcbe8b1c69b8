import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { Language } from '../../../shared/text/language.ts';
import { eurosIn } from '../../../shared/money/cents.ts';

/** The language of the texts beside this file. */
export const language = 'es' as Language;
/** An amount in cents as text, '1250,00 €'. */
export const formatEuros = eurosIn('es-ES');
/** Between a label and what it labels. */
export const colon = ': ';

export const claim = 'Muebles vintage y muebles de madera de barco';
export const skipToContent = 'Ir al contenido';
/** At the top of every page of a shop that takes no orders, or only simulated ones. */
export const noticeLabel = 'Aviso sobre la tienda';
export const notices = {
  closed: 'Abrimos pronto: ya puedes mirar, todavía no pedir.',
  trial: 'Tienda en pruebas: no se entrega nada y no se mueve dinero de verdad.',
  away: 'Avería técnica: puede que los precios y las existencias no estén al día, y ahora mismo no se puede comprar.',
};
export const announcement = 'Anuncio';
export const banner = 'Noticias';
export const pauseBanner = 'Detener el texto en movimiento';
export const shopHours = 'Horario';
export const contents = 'Contenido';
export const mainMenu = 'Menú principal';
export const openMenu = 'Abrir el menú';
export const closeMenu = 'Cerrar el menú';
export const languageLabel = 'Idioma';
export const home = 'Inicio';
export const shop = 'Tienda';
export const catalogue = 'Catálogo';
export const vintage = 'Vintage';
export { boatwood } from '../wording/quoted.ts';
export const sale = 'Ofertas';
export { rental } from '../wording/quoted.ts';
export const buyIn = 'Compramos tus muebles';
export const contact = 'Contacto';
export const about = 'Quiénes somos';
export const team = 'Nuestro equipo';
export const shopDog = 'Melem, el perro de la tienda';
export const showroom = 'Vintage Mega Store';
export const firmName = 'Nuestro nombre';
export const origin = 'De dónde vienen nuestros muebles';
export const sustainability = 'Sostenibilidad';
export const ukraine = 'WMK for Ukraine';
export const highlights = 'Destacados';
export const newArrivals = 'Novedades';
export const vintageColumn = 'VINTAGE';
export { boatwoodInCapitals as boatwoodColumn } from '../wording/quoted.ts';
export const allOf = (group: string): string => `Todo en ${group}`;

export const benefits = 'Nuestras ventajas';
export const footerShop = 'Explorar';
export const footerHelp = 'Ayuda y servicio';
export const footerNote = 'La mayoría de las piezas vintage son únicas.';
export const delivery = 'Envío y entrega';
export const payment = 'Pago';
export const giftPurchase = 'Comprar un vale regalo';
export const giftBalance = 'Saldo de un vale regalo';
export const instalments = 'Pago a plazos';
export const sustainableRental = 'Rent a Sustainability';
export const faq = 'Preguntas frecuentes';
export const social = 'Redes sociales';
export const stores = 'Nuestras tiendas';
export const withoutAppointment = 'Sin cita previa';
export const paymentMeans = 'Formas de pago';
/** Before the link to the delivery prices (§ 6 (2) PAngV). */
export const priceNote =
  'Los muebles vintage se venden en el régimen especial de bienes usados (§ 25a UStG). Todos los precios incluyen el IVA legal; a ellos se suman los gastos de envío:';
export const legal = 'Información legal';
export const imprint = 'Aviso legal';
export const privacy = 'Política de privacidad';
export const terms = 'Condiciones generales';
export const withdrawalNotice = 'Derecho de desistimiento';
export const privacySettings = 'Ajustes de privacidad';
export const accessibility = 'Accesibilidad';
export const legalFunctions = 'Desistimiento y cancelación de contratos';
/** The wording that § 356a (1) BGB prescribes, in Spanish. */
export const withdrawContract = 'Desistir del contrato';
/** The wording that § 312k (2) BGB prescribes, in Spanish. */
export const endContracts = 'Cancelar contratos aquí';
export const chatInNewTab = 'Abrir el chat (en otra pestaña)';

export const openSearch = 'Buscar';

const dayNames: Record<Weekday, string> = {
  Mo: 'lun',
  Tu: 'mar',
  We: 'mié',
  Th: 'jue',
  Fr: 'vie',
  Sa: 'sáb',
  Su: 'dom',
};

/** 'Lun–jue y sáb, 9–18 h'. */
export function openingHours(days: readonly Weekday[], opens: string, closes: string): string {
  const names = new Intl.ListFormat('es-ES').format(
    dayRuns(days).map((run) =>
      run.length === 1 ? dayNames[run[0]] : `${dayNames[run[0]]}–${dayNames[run.at(-1) ?? run[0]]}`,
    ),
  );
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, ${hour(opens)}–${hour(closes)}\u00a0h`;
}

/** '09:00' is '9', '09:30' is '9:30'. */
function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

export const notFoundTitle = 'Esta página no existe';
export const notFoundText =
  'Quizá la pieza ya se haya vendido o la dirección haya cambiado. Desde aquí puedes seguir:';
export const toCategories = 'Todas las categorías';
export const toHome = 'Ir al inicio';
export { crashed as crashTitle } from '../wording/quoted.ts';
export const crashText =
  'Algo ha fallado por nuestra parte. Tu cesta y tu lista de deseos se conservan. Vuelve a cargar la página. Si no sirve, inténtalo de nuevo dentro de unos minutos o escríbenos.';
export const reload = 'Volver a cargar la página';
export const awayTitle = 'Avería en este momento';
export const awayText =
  'Ahora mismo no podemos mostrar esta página: nuestra tienda no puede acceder a sus datos. Estamos en ello. Tu cesta y tu lista de deseos se conservan. Vuelve a cargar la página dentro de unos minutos.';
