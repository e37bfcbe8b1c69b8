import type { Exemption } from '../../../../shared/money/exemption.ts';
import type { RentOption } from '../../../../shared/orders/rental-terms.ts';

/**
 * An order as GET /api/orders/{orderId} returns it (spec 3, 'Order received'), limited to the fields that its page
 * shows.
 */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly state: 'draft' | 'offered' | 'accepted' | 'lapsed' | 'declined' | 'cancelled';
  readonly awaitsMailConfirmation: boolean;
  readonly orderDate: string;
  /** Euros. */
  readonly orderTotal: number;
  /** Euros, before tax on top. */
  readonly subtotal: number;
  /** Euros that a voucher has taken off, 0 or less; subtotal and tax are lower by it already. */
  readonly voucher: number;
  /** Euros of the total that a gift voucher pays. */
  readonly gift: number;
  /** Euros: the VAT added to vintage rentals. */
  readonly tax: number;
  /** Euros. */
  readonly shippingCost: number;
  /** VAT in the total, by rate. */
  readonly vat: readonly {
    readonly percent: number;
    /** Why it bears none; null: it does. */
    readonly exemption: Exemption | null;
    readonly net: number;
    readonly tax: number;
  }[];
  readonly customerEmail: string;
  readonly customerKind: 'consumer' | 'business';
  /** JSON text of a `ShippingAddress`. */
  readonly shippingAddress: string;
  /** Null: the invoice goes to the delivery address. */
  readonly billingAddress: ShippingAddress | null;
  readonly vatId: string | null;
  readonly note: string | null;
  readonly deliveryOption: 'shipment' | 'pickup' | 'download';
  /** How many weeks after the payment it is delivered; null: it is picked up. */
  readonly deliveryWeeks: number | null;
  /** Customs duties or import taxes are due on top. */
  readonly imported: boolean;
  readonly paymentMethod: string;
  /** The last moment to pay by card or wallet; null if that is not, or no longer, possible. */
  readonly payUntil: string | null;
  readonly paymentData: readonly {
    readonly status: PaymentStatus;
    readonly paymentId: string | null;
    /** No real money moved. */
    readonly isTrial: boolean;
  }[];
  readonly bankTransfer: BankTransfer | null;
  readonly productListDetail: readonly {
    readonly productImage: string | null;
    readonly title: string;
    readonly SKU: string;
    readonly qty: number;
  }[];
  readonly lines: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    readonly qty: number;
    /** Of these, out of the order before they left the shop, and come back. Left out by shops of before. */
    readonly qtyTakenOut?: number;
    readonly qtyReturned?: number;
    /** Rented and given up, while others are out or back. Left out by shops of before. */
    readonly qtyGivenUp?: number;
    readonly isRent: boolean;
    readonly rentOption: RentOption | null;
    readonly assembly: boolean;
    /** In euros, where it is taxed otherwise than the piece: part of the total before vouchers. */
    readonly assemblyApart: {
      readonly price: number;
      readonly vatPercent: number;
      readonly exemption: Exemption | null;
    } | null;
    /** Why its piece bears no VAT; null: it does, or is taxed on the margin. */
    readonly exemption: Exemption | null;
    readonly taxScheme: 'margin' | 'standard';
    /** Euros added to the price. */
    readonly tax: number;
    /** Euros, with assembly and tax on top. */
    readonly total: number;
    /** Euros that a voucher has taken off, 0 or less; part of the total. */
    readonly voucher: number;
    readonly pickupStore: string | null;
    readonly fulfilment: LineFulfilment;
  }[];
  /** The gift voucher that it buys in place of pieces. Left out by shops of before. */
  readonly boughtGift?: {
    readonly recipient: string | null;
    readonly greeting: string | null;
    /** '2026-12-24'; null: once it is paid. */
    readonly sendOn: string | null;
    readonly sentAt: string | null;
    readonly lastDay: string | null;
    readonly isCancelled: boolean;
    readonly isToDownload: boolean;
  } | null;
  /** In the versions that applied when it was placed; `page` is where to read them. */
  readonly legalTexts: readonly {
    readonly slug: 'terms' | 'withdrawal' | 'data-protection';
    readonly version: number;
    readonly page: `/${string}`;
  }[];
  readonly earlyService: boolean;
  /** Came in, and waits for its answer. Left out by shops of before. */
  readonly withdrawal?: {
    readonly receivedAt: string;
    readonly isPart: boolean;
    /** Of a part: which pieces, once they are recorded; `line` is the index of the line. Left out by shops of before. */
    readonly pieces?: readonly { readonly line: number; readonly qty: number }[] | null;
    /** Nothing is to be paid any more. */
    readonly isFree: boolean;
    /** '2026-12-14' */
    readonly refundUntil: string | null;
  } | null;
  /** Oldest first; `line` is the index of the line it is about. */
  readonly history: readonly {
    readonly at: string;
    readonly type: string;
    readonly line: number | null;
    /** Of a part of that line: how many. Left out by shops of before. */
    readonly units?: number | null;
  }[];
  /** Oldest first. */
  readonly invoices: readonly OrderInvoice[];
  /** What is or was claimed for damage, oldest first; `line` is the index of the line. Left out by shops of before. */
  readonly claims?: readonly {
    /** 'WMK-100234-S1' */
    readonly number: string;
    readonly line: number;
    /** How many units of it. Left out by shops of before. */
    readonly qty?: number;
    /** Euros. */
    readonly amount: number;
    readonly reason: string;
    readonly state: 'open' | 'paid' | 'waived';
    readonly bankTransfer: BankTransfer | null;
  }[];
}

export interface OrderInvoice {
  /** '2028-00001' */
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  /** A credit note that takes back a whole invoice (Stornorechnung). */
  readonly isCancellation: boolean;
  /** '2028-02-29' */
  readonly issuedOn: string;
  /** Euros. */
  readonly total: number;
  /** Whether its PDF is available. */
  readonly isMade: boolean;
}

export interface LineFulfilment {
  readonly state:
    | 'waiting'
    | 'prepared'
    | 'shipped'
    | 'handed-over'
    | 'returned'
    | 'not-returned'
    | 'taken-out'
    | 'cancelled';
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** The page for following it. */
  readonly trackingPage: string | null;
  readonly handedOverAt: string | null;
  /** '2026-11-28', the last day. */
  readonly rentedUntil: string | null;
}

export type PaymentStatus =
  | 'open'
  | 'authorised'
  | 'expired'
  | 'received'
  | 'lapsed'
  | 'released'
  | 'refund-due'
  | 'refunded';

export interface BankTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** Euros still to be paid. */
  readonly amount: number;
  /** Euros already received. */
  readonly received: number;
  readonly reference: string;
  /** '2026-11-28' */
  readonly dueDate: string;
  readonly giroCode: string;
}

export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null;
  readonly address: string;
  readonly apartment?: string | null;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country?: string;
}
