import type { ItemAvailability, OfferItemCondition, Product, QuantitativeValue } from 'schema-dts';
import type { PieceDetail } from '../../read-models/index.ts';
import { fallbackPictureAddress, pictureAddress } from '../../shared/pieces/picture-address.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { AddressOf } from './thing.ts';

const withdrawalDays = 14;

/** A piece with its offer. Prices include VAT (PAngV § 3); reserved or rented pieces may become available again. */
export function productOf(piece: PieceDetail, at: AddressOf): Product {
  const { widthMm, heightMm, depthMm, diameterMm } = piece.dimensions;
  const address = at(`/product/${piece.id}`);
  const condition = conditionOf(piece);
  return {
    '@type': 'Product',
    '@id': address,
    url: address,
    name: piece.title,
    description: plainText(
      piece.inWords === undefined
        ? [piece.subtopic ?? '', ...piece.descriptions].join(' ')
        : (piece.inWords.description ?? piece.title),
      4000,
    ),
    sku: piece.sku,
    image: piece.pictures.flatMap(({ key }) => [
      at(pictureAddress(key, 1200) as `/${string}`),
      at(fallbackPictureAddress(key) as `/${string}`),
    ]),
    category: piece.categories.map(({ name }) => name).join(', '),
    itemCondition: condition,
    ...(piece.materials.length > 0 && { material: piece.materials.join(', ') }),
    ...(piece.colour !== null && { color: piece.colour }),
    ...(piece.maker !== null && { brand: { '@type': 'Brand', name: piece.maker } }),
    ...measure('width', widthMm ?? diameterMm),
    ...measure('height', heightMm),
    ...measure('depth', depthMm ?? diameterMm),
    ...(piece.weightGrams !== null && {
      weight: { '@type': 'QuantitativeValue', value: piece.weightGrams / 1000, unitCode: 'KGM' },
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: inEuros(piece.priceCents),
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: inEuros(piece.priceCents),
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
      },
      availability: availabilityOf(piece),
      itemCondition: condition,
      seller: { '@type': 'FurnitureStore', '@id': at('/#shop') },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: withdrawalDays,
        merchantReturnLink: at('/withdrawal'),
      },
    },
  };
}

function measure(name: 'width' | 'height' | 'depth', millimetres: number | null): Partial<Product & object> {
  if (millimetres === null) return {};
  const value: QuantitativeValue = { '@type': 'QuantitativeValue', value: millimetres / 10, unitCode: 'CMT' };
  return { [name]: value };
}

/** Only newly made pieces are new; older ones are used, whatever their condition. */
function conditionOf({ shopType, condition }: PieceDetail): OfferItemCondition {
  if (condition === 'beschädigt') return 'https://schema.org/DamagedCondition';
  return shopType === 'boatwood' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition';
}

function availabilityOf({ stockAmt, reservedUntil, rentedUntil, away }: PieceDetail): ItemAvailability {
  if (stockAmt > 0) return 'https://schema.org/InStock';
  if (reservedUntil === null && rentedUntil === null && away === 'showroom') {
    return 'https://schema.org/InStoreOnly';
  }
  return reservedUntil === null && rentedUntil === null && away === null
    ? 'https://schema.org/SoldOut'
    : 'https://schema.org/OutOfStock';
}

function inEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}
