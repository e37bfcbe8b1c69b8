import type {
  ItemAvailability,
  OfferItemCondition,
  OfferShippingDetails,
  Product,
  QuantitativeValue,
} from 'schema-dts';
import type { CountryRate } from '../../modules/shipping/index.ts';
import type { PieceDetail } from '../../read-models/index.ts';
import { fallbackPictureAddress, pictureAddress } from '../../shared/pieces/picture-address.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { AddressOf } from './breadcrumb.server.ts';

const withdrawalDays = 14;
/** How long a carrier has a piece at most; before that, the shop prepares it. */
const transitDays = 7;

/** A piece with its offer. Prices include VAT (PAngV § 3); reserved or rented pieces may become available again. */
export function productOf(piece: PieceDetail, rates: readonly CountryRate[], at: AddressOf): Product {
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
        applicableCountry: rates.flatMap(({ countries }) => countries),
        returnPolicyCountry: 'DE',
        // The customer bears the cost; bringing a piece back to the store costs nothing.
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: withdrawalDays,
        merchantReturnLink: at('/withdrawal'),
      },
      shippingDetails: rates.map(shippingOf),
    },
  };
}

function shippingOf({ countries, feeCents, weeks }: CountryRate): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: inEuros(feeCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, weeks * 7 - transitDays),
      transitTime: days(1, transitDays),
    },
  };
}

function days(minValue: number, maxValue: number): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
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
