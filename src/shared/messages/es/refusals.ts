import { figures } from '../figures.ts';

import type { refusals as german } from '../de/refusals.ts';
import type { Translated } from '../message.ts';

const { fromNow } = figures.es;

/** Why a request is refused as a whole, in the words of the specification’s section 8. */
export const refusals: Translated<typeof german> = {
  'invalid-request': 'La solicitud está incompleta o tiene errores.',
  'not-found': 'Esta dirección no existe.',
  'product-not-found': 'Product not found',
  'products-not-found': 'Failed to fetch products',
  'category-not-found': 'Failed to fetch data',
  'no-such-place': 'Revisa el código postal y la localidad.',
  'no-shipping-rate': 'No shipping rates found.',
  'sale-on-request': 'Por ahora vendemos esto bajo consulta.',
  'vat-id-not-confirmed':
    'No se pudo confirmar el NIF-IVA. Por eso el precio incluye IVA; revise el pedido de nuevo, por favor.',
  'order-without-vat-id': 'Este pedido no tiene un NIF-IVA de otro Estado miembro.',
  'vat-corrected-already': 'Este pedido ya está sin IVA alemán. No hay nada que rectificar.',
  'vat-id-not-confirmed-then':
    'El NIF-IVA no está confirmado para el día que cuenta: mientras la mercancía esté aquí, debe ser válido hoy; si ya ha salido, el día en que salió (§ 6a, apdo. 1, n.º 4 UStG). Para hoy puede hacerlo comprobar; para un día pasado ya no es posible, y el IVA se mantiene.',
  'only-margin-goods':
    'Todo lo de este pedido está en el régimen de margen o sigue sujeto a IVA también con un NIF-IVA confirmado. Nada queda exento.',
  'goods-stay-in-germany':
    'La mercancía se recoge y por tanto se queda en Alemania. No es una entrega intracomunitaria, tampoco con un NIF-IVA confirmado.',
  'vat-after-refund':
    'En este pedido ya se ha devuelto dinero, algo ha vuelto o se ha retirado, hay un desistimiento o el pago está impugnado. El IVA ya no se puede rectificar aquí; consúltelo con la asesoría fiscal.',
  'vat-with-voucher':
    'En este pedido se ha canjeado un vale. Su IVA no se puede rectificar aquí; consúltelo con la asesoría fiscal.',
  'vat-while-paying':
    'El pago aún está en curso. El IVA se puede rectificar mientras se espera una transferencia de la que no ha llegado nada, y de nuevo en cuanto todo esté pagado. Lo que Klarna solo ha prometido se cobra primero.',
  'vat-id-of-another':
    'La factura indica otro NIF-IVA que el pedido. Solo está exenta la entrega a quien hizo el pedido: emita primero la factura de nuevo a su nombre.',
  'price-not-reckonable':
    'El precio de este pedido no se puede volver a calcular al céntimo, porque se calculó con reglas anteriores. Su IVA no se puede rectificar aquí; consúltelo con la asesoría fiscal.',
  'vat-register-silent': 'El registro de la UE (VIES) no responde en este momento. Inténtelo más tarde.',
  'vat-register-refuses':
    'El registro de la UE (VIES) no responde a esta tienda. Compruebe su propio NIF-IVA en los datos de la empresa.',
  'no-vat-register':
    'Esta tienda no consulta ningún registro de NIF-IVA. Quien la administra lo configura con VAT_ID_REGISTER.',
  'vat-id-must-stay':
    'Esta factura no lleva IVA porque se confirmó el NIF-IVA del cliente. Debe figurar también en la nueva factura.',
  'bound-to-destination':
    'Se ha elegido tributar en el país de destino, y esa elección vincula a la tienda durante al menos dos años naturales.',
  'order-not-found': 'Este pedido no existe.',
  'invoice-not-found': 'Esta factura no existe o se está preparando.',
  'order-expired': 'La reserva ha caducado. Vuelve a la cesta y finaliza otra vez la compra.',
  'order-closed': 'Este pedido está cerrado.',
  'order-elsewhere':
    'Con esto no se ha pedido nada: el pedido ha seguido entretanto en otro sitio, por ejemplo en otra pestaña. Haz el pedido allí. Si allí ya no hay nada abierto, ve aquí otra vez al pago.',
  'order-binding': 'Este pedido es vinculante y no se puede descartar aquí.',
  'order-not-offered': 'Este pedido todavía no se ha enviado.',
  'mail-link-invalid': 'Este enlace no es válido.',
  'mail-link-expired': 'Este enlace ha caducado. Pide otro.',
  'email-confirmed-already': 'Esta dirección de correo ya está confirmada. No hay nada más que hacer.',
  'mail-link-over':
    'Este enlace ya no vale: esto ya está detenido, ya no se puede detener o el enlace no está completo. Si algo de tu cuenta te resulta extraño, elige una contraseña nueva.',
  'link-needs-password': 'Escribe la contraseña de la cuenta.',
  'mailbox-code-needed': 'Confirma tu dirección de correo: te hemos enviado un código para seguir enseguida.',
  'mailbox-code-wrong': 'Este código no es correcto o ya no es válido.',
  'too-many-mailbox-codes': 'Ya se han enviado demasiados códigos. Vuelve a intentarlo dentro de una hora.',
  'cart-refused': 'La cesta no se puede pedir así.',
  'voucher-refused': 'Este vale no se puede canjear aquí.',
  'gift-voucher-redeemed':
    'Parte de este vale ya se ha canjeado, o lo usa un pedido empezado. La venta ya no se puede anular.',
  'gift-sale-cancelled': 'La venta de este vale se ha anulado.',
  'gift-not-longer': 'Elige un día posterior al actual, como máximo dentro de 30 años.',
  'gift-voucher-not-here':
    'Aquí no hay ningún vale para descargar: no está pagado o se envió hace más de 30 días.',
  'gift-bought-by-order':
    'Este vale se compró en la tienda en línea. Reembolsa su pedido y el vale dejará de valer.',
  'total-changed': 'El precio ha cambiado. Revisa el nuevo total.',
  'piece-available': 'Esta pieza vuelve a estar disponible.',
  'pieces-gone': 'Lo sentimos, ya no está disponible',
  'payment-method-unavailable': 'Esta forma de pago no está disponible por ahora.',
  'klarna-not-for-this':
    'Este pedido no se puede pagar con Klarna: solo es posible para particulares, en once países del euro y hasta un importe máximo. Elige otra forma de pago.',
  'payment-unknown': 'Error processing payment.',
  'payment-open': 'Error processing payment.',
  'capture-under-way':
    'El dinero de este pedido se está cobrando en este momento. En un minuto se sabrá si ha llegado; después se podrá continuar aquí.',
  'payment-declined': 'Payment failed. Please try again.',
  'payment-too-late':
    'La reserva había caducado y al menos una pieza ya no está disponible. No se te cobrará nada.',
  'payment-closed': 'Este pedido ya está pagado o cerrado.',
  'paid-already': 'Este pedido ya está pagado. No pagarás una segunda vez.',
  'provider-unavailable': 'Failed to initialize payment. Please try again.',
  'webhook-refused': 'La firma no es válida.',
  'idempotency-conflict': 'Esta solicitud ya se ha enviado con otro contenido.',
  'shop-closed': 'Aún no hemos abierto y todavía no aceptamos pedidos. Tu cesta se conserva.',
  'shop-unfinished': 'Todavía falta algo para poder abrir. Repasa la lista.',
  'shop-not-closed': 'Esta tienda ya acepta pedidos.',
  'too-many-held': 'Ya tienes demasiadas piezas reservadas. Completa antes ese pedido.',
  'too-many-orders': 'Hoy ya se han hecho demasiados pedidos con esta dirección de correo.',
  'hold-again-later':
    'Ya tuviste reservada esta pieza bastante tiempo sin pedirla. Vuelve a intentarlo dentro de dos horas.',
  'too-many-declarations':
    'En la última hora ya han llegado muchas declaraciones desde tu conexión. Volverá a funcionar dentro de una hora como máximo. Si no, escríbenos un correo.',
  'not-a-picture':
    'Este archivo no es una imagen que podamos leer. Se admiten JPEG, PNG, WebP, AVIF, GIF y HEIC.',
  'picture-too-large': 'Esta foto es demasiado grande: el máximo son 64 millones de píxeles.',
  'uploads-busy': 'Ahora mismo están llegando muchísimas fotos. Vuelve a intentarlo dentro de un minuto.',
  'too-many-uploads':
    'Desde tu conexión ya han llegado demasiadas fotos que no pertenecen a ninguna oferta. Envía tu oferta o vuelve a intentarlo mañana.',
  'too-busy': 'Ahora mismo hay muchísimo movimiento. Vuelve a intentarlo enseguida.',
  'database-busy': 'Ahora mismo hay mucho movimiento. Vuelve a intentarlo dentro de un momento.',
  'database-away':
    'Avería técnica: nuestra tienda no puede acceder ahora a sus datos. Vuelve a intentarlo dentro de unos minutos. Lo que has escrito se conserva.',
  'upload-unknown': 'Una foto ya no está. Vuelve a elegirla.',
  'too-many-enquiries': 'Hoy ya han llegado demasiadas ofertas con esta dirección de correo. Llámanos.',
  'login-refused': 'La dirección de correo o la contraseña no es correcta.',
  'too-many-logins': ({ minutes }: { readonly minutes: number }) =>
    `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} o elige una contraseña nueva.`,
  'email-taken': 'Ya hay una cuenta con esta dirección de correo.',
  'password-refused': 'Elige otra contraseña.',
  'other-person':
    'Mientras tanto, otra persona ha iniciado sesión en este navegador. No se ha guardado nada.',
  'session-over': 'Inicia sesión.',
  'amount-differs': 'El importe no coincide con el pedido. Revisa la transferencia.',
  'not-asked-to-pay': 'Todavía no se ha solicitado el pago de este pedido.',
  'payment-known':
    'Con esta transferencia ya se ha pagado otro pedido. Revisa la referencia y el número de pedido.',
  'reference-booked':
    'Esta referencia ya está anotada en este pedido; el ingreso figura entre los cobros. Si ha llegado otra transferencia, escribe su propia referencia o deja el campo vacío.',
  'no-invoice': 'Este pedido no tiene ninguna factura válida.',
  'invoice-credited':
    'Ya hay una factura rectificativa de esta factura, por ejemplo tras un reembolso. Por eso ya no se puede emitir a nombre de otro destinatario.',
  'recipient-unchanged': 'La factura ya está emitida exactamente así a nombre de este destinatario.',
  'receipt-not-found': 'Este ingreso no existe (o ya no).',
  'refund-ordered':
    'Una parte de este dinero se está devolviendo o ya se ha devuelto. Por eso el ingreso ya no se puede retirar.',
  'booked-in-future': 'El día del asiento está en el futuro. Revisa la fecha.',
  'booked-before-order': 'El día del asiento es anterior al pedido. Revisa la fecha.',
  'nothing-to-refund': 'No hay nada que reembolsar.',
  'refund-too-much': 'Ya no queda tanto por reembolsar.',
  'paid-on-the-spot': 'Este pedido se acepta al pagarlo, y solo puede pagarlo el cliente.',
  'step-in-future': 'El día está en el futuro. Revisa la fecha.',
  'step-too-early': 'El día es anterior al pedido o a la entrega. Revisa la fecha.',
  'not-paid': 'Este pedido aún no está pagado.',
  'no-such-line': 'El pedido no tiene esa línea.',
  'calendar-differs': 'El calendario de la pieza no coincide. Míralo en la pieza.',
  'pickup-is-not-shipped': 'Este pedido se recoge en tienda.',
  'already-handed-over': 'Esto ya se ha entregado.',
  'payment-disputed':
    'Hay una reclamación abierta sobre este pago en el proveedor. Entrega el pedido cuando se haya resuelto, o decide en el pedido entregarlo de todos modos.',
  'no-open-case': 'Ninguna reclamación abierta impide entregar este pedido.',
  'not-rented-out': 'Ahora mismo no está alquilado.',
  'piece-is-out': 'Al menos una pieza está en camino o la tiene el cliente. Primero tiene que volver.',
  'rental-is-out': 'Está alquilado. Anota la devolución como la de un alquiler.',
  'never-left': 'Esto aún no ha salido de la tienda. Retíralo del pedido en su lugar.',
  'has-left': 'Esto ya está en camino o entregado. Anota la devolución cuando vuelva.',
  'no-proof-asked': 'Este pedido no necesita justificante, o aún no se ha enviado nada de él.',
  'not-a-returned-rental':
    'Solo se puede reclamar una indemnización por una pieza alquilada que ya ha vuelto.',
  'due-day-out-of-range':
    'El plazo de pago debe terminar después de hoy y en menos de un año. Revisa la fecha.',
  'claim-not-found': 'Esta reclamación no existe.',
  'claim-settled': 'Esta reclamación ya está pagada o se ha renunciado a ella.',
  'claim-above-value': 'Todas las reclamaciones por una pieza juntas no pueden superar su valor.',
  'claim-too-much': 'Ya no queda tanto pendiente de esta reclamación.',
  'withdrawal-paid-back': 'Este desistimiento ya está tramitado, o ya se devuelve dinero por él.',
  'claimed-too-many': 'No se puede exigir por tantas piezas de esta línea.',
  'returned-too-many': 'Ya no quedan fuera tantas piezas de esta línea.',
  'deduction-too-much': 'Como máximo se puede descontar lo que han costado las piezas.',
  'right-missing': 'No tienes permiso para esto.',
  'password-change-due': 'Elige primero una contraseña propia.',
  'second-factor-due': 'Configura primero el segundo paso del inicio de sesión.',
  'fresh-login-needed': 'Para esto, vuelve a escribir tu contraseña.',
  'login-step-over': 'El inicio de sesión ha tardado demasiado. Vuelve a escribir tu contraseña.',
  'code-refused': 'Este código no es válido o ya se ha usado. Espera al siguiente.',
  'recovery-code-refused': 'Este código de recuperación no es válido o ya se ha usado. Introduce otro.',
  'passkey-refused': 'No se ha aceptado esta llave de acceso.',
  'passkey-too-late': 'Ha pasado demasiado tiempo. Empieza de nuevo.',
  'too-many-passkeys': 'No podemos guardar más de 10 llaves de acceso. Quita antes una.',
  'set-up-over': 'La configuración ha tardado demasiado. Empieza de nuevo.',
  'record-not-found': 'Esta entrada ya no existe.',
  'last-owner': 'Tiene que quedar al menos una persona propietaria.',
  'invitation-expired':
    'Esta invitación ya no es válida. Si ya la aceptaste, inicia sesión. Si no, pide otra a la persona propietaria de la tienda.',
  'invitation-accepted': 'Esta invitación ya se ha aceptado.',
  'session-not-found': 'En este dispositivo ya se ha cerrado la sesión.',
  'password-wrong': 'La contraseña no es correcta.',
  'address-not-found': 'Esta dirección ya no existe.',
  'too-many-addresses': 'No podemos guardar más de 20 direcciones. Elimina antes una.',
  'record-changed': 'Otra persona ha cambiado esta entrada. Vuelve a cargarla.',
  'seen-is-past': 'Este pedido ha cambiado entretanto. Mira qué ha pasado y vuelve a decidir.',
  'category-in-use': 'En esta categoría todavía hay piezas.',
  'import-elsewhere': 'Esta importación ya va por otro paso. Vuelve a cargar la página.',
  'translation-off': 'No hay ningún servicio de traducción configurado.',
  'translation-busy':
    'El servicio de traducción está muy ocupado en este momento. Inténtalo de nuevo en un minuto.',
  'translation-quota':
    'La cuota del servicio de traducción está agotada. Se podrá seguir cuando la renueve o la amplíe.',
  'translation-refused':
    'El servicio de traducción no acepta la petición. Pide que revisen la clave en los ajustes del servidor.',
  'translation-down': 'No se puede acceder al servicio de traducción en este momento. Inténtalo más tarde.',
  'translation-unreadable': 'La respuesta del servicio de traducción no es una traducción.',
  'piece-in-use':
    'Esta pieza ya se ha mostrado en la tienda o se ha pedido. Solo se puede retirar de la tienda.',
  'unit-taken': 'Esta pieza está reservada, alquilada, vendida o ya bloqueada en ese tiempo.',
  'too-large': 'La solicitud es demasiado grande.',
  'unsupported-media-type': 'Este formato no se admite.',
  'too-many-requests': ({ minutes }: { readonly minutes: number }) =>
    `Demasiadas solicitudes. Vuelve a intentarlo ${fromNow(minutes)}.`,
  'origin-refused': 'La solicitud viene de otro sitio.',
  internal: 'Something went wrong!',
  'pieces-gone-by-title': ({ titles }) => `Lo sentimos, ya no disponible: ${titles.join(', ')}`,
};
