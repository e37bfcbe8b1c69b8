import type { CustomerKind } from '../orders/order-vocabulary.ts';
import type { PlainCode } from '../messages/message.ts';
import { vatTerritoryOf, type VatTerritory } from '../places/place-of.ts';
import { plainVatId } from '../places/vat-id.ts';
import { isMarginSale, type TaxedLine } from './vat-note.ts';

/**
 * The kinds of sales abroad, by which tax law tells them apart and the owner decides what is sold: to consumers in the
 * EU (distance sales, § 3c UStG, and services to them), to businesses in the EU that use a VAT ID of another member state
 * (§§ 6a, 3a (2)), and into third countries (§ 6, § 3a (2) and (4)).
 */
export const kindsAbroad = ['eu-consumer', 'eu-business', 'third-country'] as const;

export type KindAbroad = (typeof kindsAbroad)[number];

export type SaleKind = 'inland' | KindAbroad;

/** Which kinds the owner sells; those inland always. */
export type SoldAbroad = Readonly<Record<KindAbroad, boolean>>;

interface Address {
  readonly country: string;
  readonly postalCode: string;
}

/** The buyer, and the place that the goods go to. */
export interface Sale {
  readonly customerKind: CustomerKind;
  /** As it was typed. A consumer has none. */
  readonly vatId: string | null;
  /** At the shop, in Germany. */
  readonly isCollected: boolean;
  /** The address of the delivery, or the customer's own if the goods are collected. */
  readonly address: Address;
  /** The address on the invoice; null: the same. */
  readonly billing: Address | null;
}

/** The kinds of supplies; goods under § 25a UStG are a kind of their own. */
export type Supply = 'goods' | 'margin-goods' | 'rental' | 'assembly';

/** Which territory issued the VAT ID. */
type VatState = 'none' | 'germany' | 'member-state' | 'northern-ireland' | 'third-country';

/**
 * The kind of a supply. Every rule has its source in docs/legal.md, „Sales abroad“; its cases are in the
 * test beside this file.
 */
export function saleKindOf(supply: Supply, sale: Sale): SaleKind {
  return supply === 'goods' || supply === 'margin-goods'
    ? kindOfGoods(supply, sale)
    : kindOfService(supply, sale);
}

function kindOfGoods(supply: 'goods' | 'margin-goods', sale: Sale): SaleKind {
  // Handed over in Germany: without a proof of where they went nothing is exempt (§ 3 (6), §§ 6 (4), 6a (3) UStG).
  const territory = territoryOfDelivery(sale);
  if (territory !== 'eu') return territory;
  // No § 6a and no § 3c under the margin scheme (§ 25a (5), (7) No. 3): taxed here, whoever buys.
  if (supply === 'margin-goods') return 'eu-consumer';
  const state = vatStateOf(sale);
  // Its own member state's ID will do, wherever in the EU the goods go (§ 6a (1) No. 4, § 3d sentence 2).
  if (state === 'member-state' || state === 'northern-ireland') return 'eu-business';
  // Neither exempt, since the ID is not another member state's, nor a distance sale: § 3 (6).
  return state === 'germany' ? 'inland' : 'eu-consumer';
}

function kindOfService(supply: 'rental' | 'assembly', sale: Sale): SaleKind {
  const territory = territoryOfDelivery(sale);
  // For services, Northern Ireland is a part of the United Kingdom.
  const seat = sale.billing ?? sale.address;
  const livesInThirdCountry = seat.country === 'GB' || vatTerritoryOf(seat) === 'third-country';
  // Work on goods for a consumer is taxed where it is done (§ 3a (3) No. 3 c UStG), a rental to one from a third country
  // there (§ 3a (4) No. 10), any other one here (§ 3a (1)).
  if (sale.customerKind === 'consumer')
    return supply === 'rental' && livesInThirdCountry ? 'third-country' : kindOf(territory);
  switch (vatStateOf(sale)) {
    // Taxed at the seat of the business, wherever it uses it: § 3a (2) UStG, Art. 18 (1) of Regulation 282/2011.
    case 'member-state':
      return 'eu-business';
    case 'third-country':
    case 'northern-ireland':
      return 'third-country';
    case 'germany':
      return territory === 'third-country' ? territory : 'inland';
    // In the EU one that names no ID may be treated as a consumer (Art. 18 (2)).
    case 'none':
      return livesInThirdCountry ? 'third-country' : kindOf(territory);
  }
}

const territoryOfDelivery = ({ isCollected, address }: Sale): VatTerritory =>
  isCollected ? 'inland' : vatTerritoryOf(address);

const kindOf = (territory: VatTerritory): SaleKind => (territory === 'eu' ? 'eu-consumer' : territory);

const thirdCountries: ReadonlySet<string> = new Set(['CH', 'GB', 'NO']);

function vatStateOf({ customerKind, vatId }: Sale): VatState {
  const letters = plainVatId(vatId ?? '').slice(0, 2);
  if (customerKind === 'consumer' || letters === '') return 'none';
  if (letters === 'DE') return 'germany';
  if (letters === 'XI') return 'northern-ireland';
  return thirdCountries.has(letters) ? 'third-country' : 'member-state';
}

/** What decides the kind of a line's supplies. */
export type LineSold = Pick<TaxedLine, 'taxScheme' | 'isRent' | 'assembly'>;

/** A line's piece, as it is bought or rented. */
export function supplyOf(line: Pick<TaxedLine, 'taxScheme' | 'isRent'>): Exclude<Supply, 'assembly'> {
  return line.isRent ? 'rental' : isMarginSale(line) ? 'margin-goods' : 'goods';
}

function suppliesOf(line: LineSold): readonly Supply[] {
  return line.assembly ? [supplyOf(line), 'assembly'] : [supplyOf(line)];
}

/**
 * Services that would be taxed in another country are sold only on request, whatever the owner sells: all into third
 * countries, and work that is done in another member state (§ 3a (3) No. 3 c, (4) No. 10 UStG).
 */
function isSold(supply: Supply, kind: KindAbroad, sold: SoldAbroad): boolean {
  if (supply !== 'goods' && supply !== 'margin-goods' && kind === 'third-country') return false;
  return !(supply === 'assembly' && kind === 'eu-consumer') && sold[kind];
}

type AddressField = 'country' | 'postalCode';

/** Why an order is not sold as it is: its kind, and what of the order makes it one, by its name in REST. */
export interface NotSold {
  readonly kind: KindAbroad;
  readonly field: 'vatId' | 'country' | 'shipmentAdress.postalCode' | `billingAddress.${AddressField}`;
}

/** The first supply of an order whose kind is not sold; null: all are. The whole order is asked for then. */
export function whyNotSold(lines: readonly LineSold[], sale: Sale, sold: SoldAbroad): NotSold | null {
  for (const supply of lines.flatMap(suppliesOf)) {
    const kind = saleKindOf(supply, sale);
    if (kind !== 'inland' && !isSold(supply, kind, sold)) return { kind, field: fieldOf(kind, supply, sale) };
  }
  return null;
}

/** Why an order is refused that the customer may ask for. */
export interface SaleOnRequest {
  readonly code: 'sale-on-request';
  readonly notSold: NotSold;
}

/** The message about an order that is not sold, at its field. */
export function messageOfNotSold({ kind, field }: NotSold): PlainCode {
  if (field === 'vatId') return 'vat-id-on-request';
  return kind === 'third-country' ? 'third-country-on-request' : 'eu-on-request';
}

/** Whether a consumer can buy something that is delivered there. */
export function isSoldTo(to: Address, sold: SoldAbroad): boolean {
  const kind = kindOf(vatTerritoryOf(to));
  return kind === 'inland' || sold[kind];
}

/** The field that says that an address is in a third country: its postal code, if the country alone does not. */
const fieldOfThirdCountry = ({ country }: Address): AddressField =>
  vatTerritoryOf({ country, postalCode: '' }) === 'third-country' ? 'country' : 'postalCode';

function fieldOf(kind: KindAbroad, supply: Supply, sale: Sale): NotSold['field'] {
  if (kind === 'eu-consumer') return 'country';
  // Without the ID it would be another one, or else it is the address.
  if (saleKindOf(supply, { ...sale, vatId: null }) !== kind) return 'vatId';
  if (sale.billing !== null && territoryOfDelivery(sale) !== kind)
    return `billingAddress.${fieldOfThirdCountry(sale.billing)}`;
  const field = fieldOfThirdCountry(sale.address);
  return field === 'country' ? field : `shipmentAdress.${field}`;
}
