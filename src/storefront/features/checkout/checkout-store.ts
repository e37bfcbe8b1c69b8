import { useSyncExternalStore } from 'react';
import { defaultCountry, type CountryCode } from '../../../shared/places/country.ts';
import type { OrderPayload } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { ShopLine } from '../cart/store/shop-line.ts';
import { createSyncedStore, type TextStorage } from '../cart/store/synced-store.ts';
import { newsOfLogin } from '../account/session.ts';
import { loginOwner } from '../account/stored-login.ts';
import { checkoutForgotten, checkoutStorageKey } from './tab-keys.ts';
import type { PaymentMethod } from './payment-methods.ts';

type Address = OrderPayload['shipmentAdress'];
type BillingAddress = NonNullable<OrderPayload['billingAddress']>;

/** The form's texts, by their names in REST (spec 3, 'Shipping form'). */
export type CheckoutForm = Readonly<Record<keyof Address | 'company' | 'vatId', string>>;

/** The invoice address, if it differs from the delivery address. */
export type BillingForm = Readonly<Record<Exclude<keyof BillingAddress, 'country'>, string>>;

/** What was typed and chosen so far; the review reads it (spec 2.14). */
export interface Checkout {
  readonly formData: CheckoutForm;
  /** Whether the invoice address differs from the delivery address. */
  readonly otherBilling: boolean;
  readonly billing: BillingForm;
  readonly billingCountry: CountryCode;
  /** The street that was confirmed to have no house number; empty: none. */
  readonly numberless: string;
  readonly billingNumberless: string;
  readonly note: string;
  readonly phone: string;
  /** With whose code the number was typed, or the chosen one; null: nothing was typed or chosen. */
  readonly phoneCountry: CountryCode | null;
  readonly selectedCountry: CountryCode;
  readonly deliveryOption: OrderPayload['shipping_method']['deliveryOption'];
  readonly customerKind: NonNullable<OrderPayload['customerKind']>;
  readonly carrierContact: boolean;
  /** Null: none has been chosen yet. */
  readonly paymentMethod: PaymentMethod | null;
  readonly newsletter: boolean;
  /** The last answer of the shipping calculator, and the request it answers. */
  readonly shipmentCost: {
    readonly asked: string;
    readonly cents: number;
    readonly weeks: number | null;
    readonly imported: boolean;
    /** Null: it bears German VAT, and the cart's own prices hold. A tab from before it was kept lacks it. */
    readonly exempt?: ExemptPrice | null;
    /** Why a VAT ID does not take off German VAT, in words; null: it does, or none could. */
    readonly unconfirmed?: string | null;
  } | null;
  /** The order that this checkout has become; its page clears the cart. */
  readonly placed: string | null;
  /** What the shop has refused of it at a later step. */
  readonly refused: readonly RefusedField[];
  /** What the account of a logged-in customer has filled in, which happens once; null: nothing. */
  readonly fromAccount: AccountTexts | null;
}

/** A sale of which something bears no German VAT. */
export interface ExemptPrice {
  /** What a promotional voucher takes off, 0 or more. */
  readonly voucher: Cents;
  /** What differs of the cart's lines, by their ids. */
  readonly lines: Readonly<Record<string, Pick<ShopLine, 'price' | 'unitPrice' | 'value' | 'exempt'>>>;
}

const empty: Checkout = {
  formData: {
    email: '',
    firstName: '',
    lastName: '',
    company: '',
    vatId: '',
    address: '',
    apartment: '',
    postalCode: '',
    city: '',
  },
  otherBilling: false,
  billing: { firstName: '', lastName: '', company: '', address: '', apartment: '', postalCode: '', city: '' },
  billingCountry: defaultCountry,
  numberless: '',
  billingNumberless: '',
  note: '',
  phone: '',
  phoneCountry: null,
  selectedCountry: defaultCountry,
  deliveryOption: 'shipment',
  customerKind: 'consumer',
  carrierContact: false,
  paymentMethod: null,
  newsletter: false,
  shipmentCost: null,
  placed: null,
  refused: [],
  fromAccount: null,
};

/** This tab's storage; undefined on the server, and if the browser forbids it. */
export function sessionStorageIfAny(): TextStorage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * The checkout of this tab, with its voucher. It survives reloads and 'back', and ends with the tab: on a machine that
 * several people use, an address must not wait for the next one. A second tab asks those that are open (`answer-other-tabs.ts`).
 */
const store = createSyncedStore<Checkout>({
  storage: sessionStorageIfAny(),
  key: checkoutStorageKey,
  initial: empty,
  encode: (checkout) => JSON.stringify(checkout),
  decode: (text, checkout) => (text === null ? empty : (checkoutIn(text) ?? checkout)),
});

/** The account's texts that this page has taken out. */
let forgotten: AccountTexts | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener(checkoutForgotten, store.refresh);
  for (const event of newsOfLogin) window.addEventListener(event, forgetEndedAccount);
  forgetEndedAccount();
}

/** What a tab has kept; undefined: it cannot be read. */
export function checkoutIn(text: string): Checkout | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Checkout>;
    return {
      ...empty,
      ...kept,
      formData: { ...empty.formData, ...kept.formData },
      billing: { ...empty.billing, ...kept.billing },
      // A tab that was open before it was kept whose they are.
      fromAccount: typeof kept.fromAccount === 'object' ? kept.fromAccount : null,
    };
  } catch {
    return undefined;
  }
}

/** Whether nothing has been typed or chosen yet. */
export const isUntouched = (): boolean => JSON.stringify(store.getSnapshot()) === JSON.stringify(empty);

export const readCheckout = (): Checkout => store.getSnapshot();

export function changeCheckout(change: Partial<Checkout>): void {
  store.set({ ...store.getSnapshot(), ...change });
  forgetEndedAccount();
}

/** Takes out what an account has filled in, unless that account is logged in. @returns whether there was any */
export function forgetEndedAccount(): boolean {
  const { fromAccount } = store.getSnapshot();
  if (fromAccount === null || fromAccount.owner === loginOwner()) return false;
  forgotten = fromAccount;
  forgetOnceMore();
  return true;
}

/** The same for what the browser has put back into the fields of the page that it loads again. */
export function forgetOnceMore(): void {
  if (forgotten !== null) store.set(withoutAccount(store.getSnapshot(), forgotten));
}

export function changeForm(change: Partial<CheckoutForm>): void {
  changeCheckout({ formData: { ...store.getSnapshot().formData, ...change } });
}

export function changeBilling(change: Partial<BillingForm>): void {
  changeCheckout({ billing: { ...store.getSnapshot().billing, ...change } });
}

/** For pickup the invoice's address is already in the form. */
export function hasOtherBilling({ deliveryOption, otherBilling }: Checkout): boolean {
  return deliveryOption === 'shipment' && otherBilling;
}

/** The current checkout; the empty one while the page is rendered on the server or hydrated. */
export function useCheckout(): Checkout {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** Whether customs duties or import taxes are due on top of the price that is known. */
export const isImported = ({ deliveryOption, shipmentCost }: Checkout): boolean =>
  deliveryOption === 'shipment' && shipmentCost?.imported === true;

/** A field that the shop has refused although the form had let it pass. */
export interface RefusedField {
  /** The id of its element. */
  readonly field: string;
  /** The text that stood there: once it is changed, the refusal says nothing about it. */
  readonly text: string;
  readonly message: string;
}

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

export type FilledIn<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * What an account has filled into a checkout. It goes when the login has ended: the next order may be somebody else's, at
 * the same computer.
 */
export interface AccountTexts {
  /** The owner of the account, as `loginOwner` says. */
  readonly owner: string;
  readonly formData: FilledIn<keyof CheckoutForm>;
  readonly billing: FilledIn<keyof BillingForm>;
  readonly phone: string;
}

/** A checkout without them, which a guest goes on with. A field that somebody has typed into since is theirs. */
export function withoutAccount(checkout: Checkout, known: AccountTexts): Checkout {
  const formData = withoutFilledIn(checkout.formData, known.formData);
  const billing = withoutFilledIn(checkout.billing, known.billing);
  return {
    ...checkout,
    formData,
    billing,
    ...(checkout.phone === known.phone ? { phone: '', phoneCountry: null } : {}),
    selectedCountry:
      formData.postalCode === checkout.formData.postalCode ? checkout.selectedCountry : defaultCountry,
    billingCountry:
      billing.postalCode === checkout.billing.postalCode ? checkout.billingCountry : defaultCountry,
    numberless: '',
    billingNumberless: '',
    otherBilling: checkout.otherBilling && Object.values(billing).join('') !== '',
    refused: [],
    fromAccount: null,
  };
}

function withoutFilledIn<Field extends string>(texts: Texts<Field>, filled: FilledIn<Field>): Texts<Field> {
  const left = Object.entries<string>(texts).map(([field, text]) => [
    field,
    filled[field as Field] === text ? '' : text,
  ]);
  return Object.fromEntries(left) as Texts<Field>;
}
