import type { pieces as german } from '../de/pieces.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.es;

/** Messages to the back office about pieces and categories. */
export const pieces: Translated<typeof german> = {
  'number-missing': 'Escribe un número',
  'year-out-of-range': 'Escribe un año de 1000 a 2100',
  'stock-out-of-range': 'Escribe una cantidad de 0 a 10.000',
  'pictures-too-many': ({ maximum }) => `Como máximo, ${number(maximum)} fotos`,
  'variants-too-many': ({ maximum }) => `Como máximo, ${number(maximum)} versiones`,
  'title-missing': 'Escribe un título',
  'whole-percent-needed': 'Escribe un porcentaje entero',
  'block-reason-missing': 'Indica un motivo',
  'block-ends-in-past': 'El final debe estar en el futuro',
  'room-name-taken': 'Ya hay un espacio con este nombre',
  'block-ends-too-far': 'Elige un final dentro de los próximos cinco años, o déjalo vacío',
  'category-name-taken': 'Ya hay una categoría con este nombre',
  'picture-not-ready': 'Esta foto aún no está lista',
  'some-picture-not-ready': 'Una foto aún no está lista',
  'categories-of-another-line': 'Una de estas categorías no existe en esta línea',
  'length-out-of-range': ({ from, to }) => `debe tener de ${from} a ${to} caracteres`,
  'price-out-of-range': 'debe ser mayor que 0 y, como máximo, 1.000.000\u00a0€',
  'former-price-not-above': 'no supera el precio; sin rebaja, el campo queda vacío',
  'whole-number-out-of-range': ({ from, to }) =>
    `debe ser un número entero de ${number(from)} a ${number(to)}`,
  'dimension-out-of-range': 'debe estar entre 1\u00a0mm y 100\u00a0m',
  'weight-out-of-range': 'debe estar entre 1\u00a0g y 10\u00a0t',
  'years-reversed': 'El primer año es posterior al último. Intercámbialos o cambia uno.',
  'purchase-price-out-of-range': 'debe estar entre 0 y 1.000.000\u00a0€',
  'margin-scheme-of-own-making':
    'El régimen especial del § 25a UStG no se aplica a mercancía de fabricación propia',
  'margin-scheme-of-taxed-goods':
    'El régimen especial del § 25a UStG no se aplica a mercancía comprada con IVA desglosado',
  'stock-is-of-variants': 'si hay versiones, se indica en cada versión',
  'variant-skus-twice': 'cada versión necesita su propia SKU; mayúsculas y caracteres especiales no cuentan',
  'variant-name-twice': 'Otra versión de esta pieza ya se llama así',
  'variant-sku-length': ({ sku }) => `La SKU «${sku}» debe tener de 1 a 40 caracteres`,
  'variant-name-length': ({ name }) => `El nombre «${name}» debe tener de 1 a 120 caracteres`,
  'variant-stock-wrong': ({ name }) => `Las existencias de «${name}» no son una cantidad`,
  'category-unknown': ({ category }) => `La categoría «${category}» no existe`,
  'category-of-other-line': ({ category }) => `La categoría «${category}» pertenece a la otra línea`,
  'main-category-not-among': 'no es ninguna de las categorías de la pieza',
  'sku-of-another-piece': ({ sku, owner }) => `La SKU «${sku}» ya pertenece a «${owner}»`,
  'sku-without-letters': ({ sku }) =>
    sku === '' ? 'La SKU necesita letras o cifras' : `La SKU «${sku}» necesita letras o cifras`,
  'needs-letters': 'necesita letras o cifras',
  'postal-address-incomplete':
    'debe ser una dirección completa: calle y número, y debajo código postal y localidad',
  'electronic-address-wrong': 'debe ser una dirección de correo electrónico o de internet',
  'sku-taken': ({ sku }) => `«${sku}» ya existe`,
  'sku-too-similar': ({ other }) => `solo se distingue de «${other}» en mayúsculas o caracteres especiales`,
  'fewer-than-taken': ({ taken }) =>
    `Al menos ${number(taken)}: son las que están vendidas, alquiladas, reservadas o bloqueadas`,
  'units-without-variant-taken': ({ taken }) =>
    `Con versiones, cada unidad pertenece a una de ellas, y ${number(taken)} sin versión ${taken === 1 ? 'está vendida, alquilada, reservada o bloqueada' : 'están vendidas, alquiladas, reservadas o bloqueadas'}. Crea un mueble nuevo para las versiones.`,
  'removed-variant-taken': ({ name, taken }) =>
    `«${name}» no se puede quitar: ${number(taken)} ${taken === 1 ? 'unidad está vendida, alquilada, reservada o bloqueada' : 'unidades están vendidas, alquiladas, reservadas o bloqueadas'}. Añade de nuevo esta versión; con ${number(taken)} en existencias sigue agotada.`,
  'variants-taken': ({ taken }) =>
    `Las versiones no se pueden quitar: ${number(taken)} ${taken === 1 ? 'unidad está vendida, alquilada, reservada o bloqueada' : 'unidades están vendidas, alquiladas, reservadas o bloqueadas'}`,
  'picture-gone-or-not-ready': 'Esta foto aún no está lista o ya no está',
  'pictures-missing': 'Añade al menos una foto',
  'picture-undescribed': 'Describe la foto en pocas palabras',
  'categories-missing': 'Elige al menos una categoría',
  'responsible-missing': 'Los muebles nuevos necesitan un responsable con dirección y contacto',
  'purchase-missing': 'El régimen de margen exige el precio de compra y el vendedor (§ 25a UStG)',
  'species-papers-missing':
    'El palisandro y otras especies protegidas necesitan una prueba de su procedencia (CITES)',
  'piece-gone': 'ya no existe',
  'piece-just-changed': 'otra persona acaba de cambiarla',
};
