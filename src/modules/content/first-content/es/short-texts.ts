import type { BlockContent, BlockItem, BlockName } from '../../domain/page-block.ts';
import type { DashboardTexts } from '../../domain/short-texts.ts';

const item = (facts: Pick<BlockItem, 'title' | 'html'> & Partial<BlockItem>): BlockItem => ({
  href: null,
  linkLabel: null,
  picture: null,
  icon: null,
  ...facts,
});

export const blocks: Record<BlockName, BlockContent> = {
  benefits: {
    heading: null,
    html: '',
    items: [
      item({
        title: 'Pago a plazos',
        // Advertising for credit needs this warning (Directive (EU) 2023/2225, Art. 8).
        html: '<p>Paga a plazos o a 30 días, sin intereses. ¡Atención! Tomar dinero prestado cuesta dinero.</p>',
        href: '/ratenzahlung-bei-wmk',
        icon: 'instalments',
      }),
      item({
        title: 'Tarjeta y monedero',
        html: '<p>Pago cifrado con tarjeta, monedero digital o transferencia.</p>',
        href: '/zahlung',
        icon: 'payment',
      }),
      item({
        title: 'Envíos a todo el mundo',
        html: '<p>En Berlín, dentro de casa; fuera, con transportista y seguro; al resto del mundo, bajo consulta.</p>',
        href: '/versand',
        icon: 'shipping',
      }),
      item({
        title: 'Hablamos tu idioma',
        html: '<p>Te asesoramos en alemán, en inglés y en otros idiomas.</p>',
        href: '/contact-us',
        icon: 'languages',
      }),
    ],
  },
  'info-cards': {
    heading: 'Más que una tienda de muebles',
    html: '',
    items: [
      item({
        title: 'Alquilar en vez de comprar',
        html: '<p>Por un día o por dos años: un rodaje, una feria, un piso de paso. Vintage desde el 11,9\u00a0% del valor de venta, IVA incl.</p>',
        href: '/verleih',
        linkLabel: 'Cómo funciona el alquiler',
        picture: 'rental-1',
      }),
      item({
        title: 'También compramos',
        html: '<p>¿Tienes muebles vintage en Berlín o alrededores? Con cuatro fotos basta; te respondemos en 24 horas.</p>',
        href: '/ankauf',
        linkLabel: 'Ofrécenos tus muebles',
        picture: 'about-1',
      }),
      item({
        title: 'Ven a vernos',
        html: '<p>Lo que ves aquí está en el Vintage Mega Store, y hay todavía más. Sin cita previa.</p>',
        href: '/vintage-mega-store',
        linkLabel: 'Ver la exposición',
        picture: 'showroom-01',
      }),
    ],
  },
  'filler-banner-1': {
    heading: 'Esta pieza y ninguna más',
    html: '<p>Un mueble vintage es una pieza única. Cuando se vende, no hay otra.</p>',
    items: [
      item({
        title: 'Todos los muebles vintage',
        html: '',
        href: '/shop/vintage',
        linkLabel: 'Descubrir vintage',
        picture: 'showroom-02',
      }),
    ],
  },
  'filler-banner-2': {
    heading: 'Marcados por el mar',
    html: '<p>Nuestros muebles de madera de barco fueron barcas de pesca. El turquesa, el rojo y el ocre son sus antiguas capas de pintura.</p>',
    items: [
      item({
        title: 'Todos los muebles de madera de barco',
        html: '',
        href: '/shop/boatwood',
        linkLabel: 'Descubrir madera de barco',
        picture: 'showroom-05',
      }),
    ],
  },
  'location-banner': {
    heading: 'De Friedrichshain a todo el mundo',
    html: '<p>De Berlín. Para Berlín. Gracias, Berlín.</p>',
    items: [item({ title: 'Dónde estamos', html: '', href: '/wmk-for-ukraine', linkLabel: 'Dónde estamos' })],
  },
  'donation-proofs': {
    heading: 'Justificantes de las donaciones',
    html: '<p>Después de cada compra, aquí se puede leer qué mueble se ha vendido y cuánto hemos transferido.</p>',
    items: [],
  },
  'donation-notes': { heading: 'Lo que nos han escrito', html: '', items: [] },
};

/** Invented, so for the demonstration only, and each says so. */
export const sampleBlocks: Partial<Record<BlockName, BlockContent>> = {
  'donation-proofs': {
    ...blocks['donation-proofs'],
    items: [
      item({
        title: 'Septiembre de 2026, 1240\u00a0€',
        html: '<p>Aparador de teca y juego de sillas. Transferido el 2 de octubre de 2026. (Ejemplo)</p>',
      }),
      item({
        title: 'Agosto de 2026, 480\u00a0€',
        html: '<p>Butaca de cóctel, terciopelo verde. Transferido el 1 de septiembre de 2026. (Ejemplo)</p>',
      }),
      item({
        title: 'Julio de 2026, 890\u00a0€',
        html: '<p>Mesa de comedor extensible. Transferido el 3 de agosto de 2026. (Ejemplo)</p>',
      }),
    ],
  },
  'donation-notes': {
    ...blocks['donation-notes'],
    items: [
      item({
        title: 'De un hospital (ejemplo)',
        html: '<p>«Las vendas y los sueros han llegado bien. En las cajas ponía el nombre de un sillón. Hizo sonreír a toda la planta».</p>',
        picture: 'ukraine-1',
      }),
      item({
        title: 'De una conductora (ejemplo)',
        html: '<p>«Gracias por el gasóleo y las mantas. Ahora sé lo que es una mesa de riñón, y quiero tener una cuando esto acabe».</p>',
        picture: 'ukraine-2',
      }),
      item({
        title: 'De la organización de ayuda (ejemplo)',
        html: '<p>«Cada transferencia es una bolsa de material de primeros auxilios. Seguid vendiendo muebles tan bonitos, por favor».</p>',
        picture: 'ukraine-3',
      }),
    ],
  },
};

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Muebles con historia, para comprar y para alquilar: vintage desde el 11,9\u00a0% del valor de venta, IVA incl.</p>',
  sliderText:
    '<ul><li>La mayoría de las piezas vintage son únicas</li><li>En Berlín entregamos en una semana, dentro de casa</li><li>Muebles de viejas barcas de pesca: el color es auténtico</li><li>Compramos tus muebles vintage, en Berlín y alrededores</li></ul>',
  shopTiming: '<p><strong>Exposición abierta:</strong> {openingHoursShort}, sin cita previa</p>',
};
