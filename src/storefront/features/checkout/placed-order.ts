/** An order as GET /api/orders/{orderId} gives it (spec 3, 'Order received'), as far as its page shows it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly state: 'draft' | 'offered' | 'accepted' | 'lapsed' | 'declined' | 'cancelled';
  readonly awaitsMailConfirmation: boolean;
  readonly orderDate: string;
  /** Euros. */
  readonly orderTotal: number;
  readonly customerEmail: string;
  /** JSON text of a `ShippingAddress`. */
  readonly shippingAddress: string;
  readonly deliveryOption: 'shipment' | 'pickup';
  readonly paymentMethod: string;
  readonly paymentData: readonly { readonly status: PaymentStatus; readonly paymentId: string | null }[];
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
    readonly pickupStore: string | null;
  }[];
}

export type PaymentStatus = 'open' | 'received' | 'lapsed' | 'refund-due' | 'refunded';

export interface BankTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** Euros. */
  readonly amount: number;
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
