import type { FaqItem } from '../../domain/short-texts.ts';

/** Each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    topic: 'Pedidos y pago',
    anchor: 'wie-bestelle-ich',
    question: '¿Cómo hago un pedido?',
    answer:
      'Añade el mueble a la cesta, ve a finalizar la compra, escribe tu dirección y revísalo todo con calma. El pedido solo es vinculante cuando pulsas «Pedido con obligación de pago». Hasta entonces puedes cambiar cualquier dato.\nTambién aceptamos pedidos por teléfono y por correo electrónico: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'brauche-ich-ein-konto',
    question: '¿Necesito una cuenta?',
    answer:
      'No. Puedes comprar, alquilar y leer todas las páginas sin iniciar sesión. Con una [cuenta](/login) tienes todos tus pedidos en un mismo sitio.',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'zahlungsarten',
    question: '¿Cómo puedo pagar?',
    answer:
      'Con tarjeta, con PayPal, con Klarna o por transferencia. Ninguna forma de pago lleva recargo.\nSi pagas por transferencia, después del pedido verás nuestros datos bancarios y un código QR para la aplicación de tu banco. Te guardamos el mueble hasta la fecha que indica la página del pedido.',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'ratenzahlung',
    question: '¿Puedo pagar a plazos?',
    answer:
      'Si ahora es posible y cómo se hace lo explicamos en la página [Pago a plazos](/ratenzahlung-bei-wmk), junto con todo lo que conviene saber antes.',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'mehrwertsteuer',
    question: '¿El precio incluye el IVA?',
    answer:
      'Sí, todos los precios son finales. Los muebles de madera de barco incluyen un 19\u00a0% de IVA. Los muebles vintage los vendemos en el régimen especial de bienes usados (§\u00a025a de la ley alemana del IVA, UStG), en el que el impuesto no se desglosa.',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'rechnung',
    question: '¿Me dais factura?',
    answer:
      'Sí. En cuanto llega tu pago, te enviamos la factura en PDF por correo electrónico; también la tienes en la página del pedido y en tu cuenta. Es a la vez una factura electrónica (ZUGFeRD, EN 16931). Si te devolvemos algún importe, recibes una factura rectificativa. Si compras para una empresa, elige «Empresa» al finalizar la compra e indica su nombre y su NIF-IVA.',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'gutschein',
    question: '¿Cuántos vales puedo canjear?',
    answer:
      'En cada pedido, un vale promocional y un vale regalo. Los dos se introducen antes de hacer el pedido; después ya no se pueden aplicar.\nLos vales regalo son válidos hasta el final del tercer año después del año de compra y se pueden regalar a otra persona. Cuánto queda en uno se ve en la [consulta de saldo](/gutschein-guthaben).',
  },
  {
    topic: 'Pedidos y pago',
    anchor: 'handeln',
    question: '¿Se puede negociar el precio?',
    answer:
      'Si es una sola pieza, más bien no: el precio ya va muy ajustado. Si te llevas varios muebles, haznos una oferta en [{email}](mailto:{email}).',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'versandkosten-berlin',
    question: '¿Cuánto cuesta la entrega en Berlín?',
    answer:
      'Según el barrio, de 25\u00a0€ a 45\u00a0€, dentro de casa y por entrega, sin importar cuántos muebles pidas. A Potsdam son 60\u00a0€ y a los alrededores de Berlín, 70\u00a0€.\nSi hay una pieza pesada que tienen que llevar cuatro o seis personas, la entrega cuesta el doble. La tabla completa está en [Envío](/versand).',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'versandkosten-europa',
    question: '¿Cuánto cuesta el envío en Alemania y a Europa?',
    answer:
      'Depende del país y se calcula en la cesta en cuanto escribes tu dirección. Te cobramos exactamente lo que nos cobra el transportista, 1 : 1. Los muebles de un mismo pedido comparten el transporte.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'lieferzeit',
    question: '¿Cuánto tarda la entrega?',
    answer: 'En Berlín, 1 semana como máximo; en Alemania, 3 semanas; en el resto de Europa, 5 semanas.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'bordsteinkante',
    question: '¿Qué significa «a pie de calle»?',
    answer:
      'El transportista deja el palé delante de tu portal. Desde ahí, los muebles los subes tú. Dentro de casa entregamos en Berlín, en Potsdam y en los alrededores de Berlín.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'liefertermin',
    question: '¿Puedo elegir la fecha de entrega?',
    answer:
      'En Berlín acordamos el día contigo. Si va con transportista, la empresa se pone en contacto contigo, siempre que al finalizar la compra nos permitas darle tu teléfono y tu correo.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'aufbau',
    question: '¿Montáis los muebles?',
    answer: 'Sí, en Berlín y Potsdam, por 35\u00a0€ por pieza. El montaje se elige en la página del mueble.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'weltweit',
    question: '¿Enviáis también a ultramar?',
    answer:
      'Sí, bajo consulta y con seguro. Escríbenos a [{email}](mailto:{email}) qué mueble quieres y a qué país va. Te haremos una oferta con transporte, aduana y seguro.',
  },
  {
    topic: 'Envío y entrega',
    anchor: 'transportschaden',
    question: 'Mi mueble ha llegado dañado. ¿Qué hago?',
    answer:
      'Haz fotos del mueble y del embalaje y escríbenos. Nosotros nos ocupamos del transportista y vemos contigo si lo reparamos, lo sustituimos o te devolvemos el dinero.\nConservas tus derechos legales aunque no hayas avisado del daño enseguida.',
  },
  {
    topic: 'Tienda y recogida',
    anchor: 'oeffnungszeiten',
    question: '¿Qué horario tenéis?',
    answer: '{openingHours}. No necesitas cita previa. Los demás días está cerrado.',
  },
  {
    topic: 'Tienda y recogida',
    anchor: 'abholen',
    question: '¿Puedo recoger mi pedido?',
    answer:
      'Sí, gratis. Al finalizar la compra, elige «Recogida en tienda». Los muebles vintage te esperan en la tienda vintage de la Frankfurter Allee; los de madera de barco, en la tienda de madera de barco de la Revaler Straße.',
  },
  {
    topic: 'Tienda y recogida',
    anchor: 'alles-im-showroom',
    question: '¿Están todos los muebles en la exposición?',
    answer:
      'No, son demasiados. Si quieres ver una pieza concreta, llámanos antes: [{phone}](tel:{phoneLink}). Así la sacamos del almacén. Tienes fotos de la tienda en [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    topic: 'Tienda y recogida',
    anchor: 'zuruecklegen',
    question: '¿Podéis reservarme un mueble?',
    answer:
      'En cuanto continúas al pago, la pieza queda reservada para ti 30 minutos; si el pedido es por transferencia, varios días. Sin pedido no apartamos nada. Con la lista de deseos no lo pierdes de vista.',
  },
  {
    topic: 'Alquiler',
    anchor: 'was-kostet-mieten',
    question: '¿Cuánto cuesta alquilar un mueble?',
    answer:
      'Una parte del precio de venta: el 10\u00a0% por 1 día, el 20\u00a0% por 1 semana, el 30\u00a0% por 1 mes, el 40\u00a0% por 1 año y el 50\u00a0% por 2 años. En los muebles vintage, al alquiler se le suma un 19\u00a0% de IVA: son entonces el 11,9\u00a0%, el 23,8\u00a0%, el 35,7\u00a0%, el 47,6\u00a0% y el 59,5\u00a0% del precio. La tienda te muestra siempre el precio final.',
  },
  {
    topic: 'Alquiler',
    anchor: 'was-kann-ich-mieten',
    question: '¿Qué muebles puedo alquilar?',
    answer:
      'La mayoría; los reconocerás por el botón «Alquilar». Si un mueble está alquilado o vendido, se indica.',
  },
  {
    topic: 'Alquiler',
    anchor: 'mietbeginn',
    question: '¿Cuándo empieza y cuándo termina el alquiler?',
    answer:
      'Empieza el día de la entrega. Una semana que empieza un lunes termina el lunes siguiente. Un mes desde el 31 de enero termina el último día de febrero.',
  },
  {
    topic: 'Alquiler',
    anchor: 'miete-beenden',
    question: '¿Cómo termino un alquiler?',
    answer:
      'Al cumplirse el plazo elegido, termina por sí solo. Si tienes que cancelarlo antes, usa el enlace «Cancelar contratos aquí», al pie de cada página. No necesitas contraseña y recibes enseguida una confirmación con fecha y hora.',
  },
  {
    topic: 'Alquiler',
    anchor: 'miete-fuer-film',
    question: '¿Alquiláis también para cine, ferias y hostelería?',
    answer:
      'Sí, es una gran parte de nuestro [alquiler](/verleih). Para rodajes y eventos entregamos a cualquier hora, previo acuerdo.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'was-ist-vintage',
    question: '¿Qué entendéis por vintage?',
    answer:
      'Originales de los años 1920 a 1990, no réplicas. De la mayoría tenemos una sola pieza; de algunas sillas y sillones, también un juego pequeño.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'zustand',
    question: '¿Qué significan los estados?',
    answer:
      'Distinguimos siete grados: como nuevo, muy bueno, bueno, usado, desgastado, muy desgastado y dañado. Lo que nos llama la atención en cada pieza está en el texto y se ve en las fotos.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'echtheit',
    question: '¿Cómo sabéis de quién es un diseño?',
    answer:
      'Por etiquetas, sellos, facturas y catálogos. Si no hay prueba, no damos ningún nombre, sino que describimos la madera, la construcción y la década.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'lampen-strom',
    question: '¿Son seguras las lámparas?',
    answer:
      'En el taller revisamos los cables, los casquillos y los interruptores y, si hace falta, los cambiamos. Qué bombillas llevan se indica en la página de cada lámpara.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'was-ist-bootsholz',
    question: '¿Qué es la madera de barco?',
    answer:
      'Madera de barcas de pesca que ya no navegan. Las tablas se limpian, se secan y se sellan; el color se queda. Puedes leer más en [¿De dónde vienen nuestros muebles?](/wo-kommen-unsere-mobel-her)',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'pflege',
    question: '¿Cómo cuido mi mueble?',
    answer:
      'Quita el polvo de la madera con un paño suave y seco, y las manchas, con uno apenas húmedo. Las superficies aceitadas agradecen un poco de aceite para muebles una o dos veces al año; las lacadas no lo necesitan.\nNo pongas la madera pegada al radiador ni la dejes siempre al sol.',
  },
  {
    topic: 'Nuestros muebles',
    anchor: 'co2',
    question: '¿Qué hay detrás de los datos de CO₂?',
    answer:
      'Calculamos 8\u00a0kg de CO₂ por kilogramo de mueble de madera fabricado de nuevo en Alemania al que sustituye uno usado. El método, los datos, la fecha y el alcance están en [¡Más sostenible, imposible!](/thinkGreen#so-rechnen-wir)',
  },
  {
    topic: 'Compra de muebles',
    anchor: 'was-kaufen-sie-an',
    question: '¿Qué muebles compráis?',
    answer:
      'Solo muebles vintage y solo en Berlín y alrededores. Vamos más lejos cuando se juntan muchas piezas.',
  },
  {
    topic: 'Compra de muebles',
    anchor: 'wie-biete-ich-an',
    question: '¿Cómo os ofrezco muebles?',
    answer:
      'Con el [formulario de compra](/ankauf): hasta tres muebles, cuatro fotos de cada uno, el estado y el precio que te gustaría. Respondemos en un plazo de 24 horas.',
  },
  {
    topic: 'Compra de muebles',
    anchor: 'holen-sie-ab',
    question: '¿Recogéis los muebles que compráis?',
    answer: 'Sí, en Berlín y alrededores, el día que te venga bien.',
  },
  {
    topic: 'Desistimiento y garantía',
    anchor: 'widerruf',
    question: '¿Puedo devolver un mueble?',
    answer:
      'Si compras como consumidor, puedes desistir en los 14 días siguientes a recibir la última pieza del pedido, sin indicar el motivo. Lo más sencillo es usar «Desistir del contrato», al pie de cada página.\nTodas las condiciones están en [Derecho de desistimiento](/withdrawal).',
  },
  {
    topic: 'Desistimiento y garantía',
    anchor: 'erstattung',
    question: '¿Cuándo me devolvéis el dinero?',
    answer:
      'Como muy tarde, 14 días después de recibir tu desistimiento. Podemos esperar a tener el mueble de vuelta o a que demuestres que lo has enviado.',
  },
  {
    topic: 'Desistimiento y garantía',
    anchor: 'gewaehrleistung',
    question: '¿Los muebles usados también tienen garantía?',
    answer:
      'Sí: para los consumidores, dos años desde la entrega. Si aparece un defecto que ya existía al entregarlo y no estaba descrito, ponte en contacto con nosotros. Los detalles están en nuestras [condiciones generales](/terms).',
  },
  {
    topic: 'Cuenta y datos',
    anchor: 'newsletter-abmelden',
    question: '¿Cómo me doy de baja del boletín?',
    answer:
      'Con el enlace que hay al final de cada envío. También basta un mensaje breve a [{email}](mailto:{email}).',
  },
  {
    topic: 'Cuenta y datos',
    anchor: 'daten-loeschen',
    question: '¿Cómo pido que borréis mis datos?',
    answer:
      'En tu [cuenta](/login), en «Mis datos», puedes descargar todo lo que tenemos sobre ti y eliminar la cuenta. Si no tienes cuenta, escribe a [{email}](mailto:{email}). Los justificantes los conservamos el tiempo que exige la ley; todo lo demás lo borramos. Qué otros derechos tienes se explica en la [política de privacidad](/data-protection).',
  },
  {
    topic: 'Cuenta y datos',
    anchor: 'sprachen',
    question: '¿En qué idiomas puedo leer la tienda?',
    answer:
      'En la parte superior de cada página puedes cambiar entre los idiomas disponibles. El texto jurídicamente vinculante es el alemán.',
  },
];
