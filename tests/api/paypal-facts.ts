import { z } from 'zod';

/**
 * What PayPal's descriptions of Orders 2, Payments 2 and Webhooks 1 say of the fields that appear between the shop and
 * PayPal: their names, types, patterns and closed sets. Nothing else may appear.
 */
const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/)
    .max(32),
});
const link = z.strictObject({
  href: z.url(),
  rel: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'CONNECT', 'OPTIONS', 'PATCH']),
});
const merchant = z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/);
const payee = { email_address: z.email().optional(), merchant_id: merchant.optional() };
const customId = z.string().min(1).max(127);
const name = z.strictObject({ given_name: z.string().max(140), surname: z.string().max(140) });
const address = z.strictObject({
  address_line_1: z.string().max(300).optional(),
  address_line_2: z.string().max(300).optional(),
  admin_area_2: z.string().max(120).optional(),
  admin_area_1: z.string().max(300).optional(),
  postal_code: z.string().max(60).optional(),
  country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
});
const shipping = z.strictObject({
  type: z.enum(['SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON']).optional(),
  name: z.strictObject({ full_name: z.string().max(300) }).optional(),
  address: address.optional(),
  email_address: z.email().optional(),
});
const item = z.strictObject({
  name: z.string().min(1).max(127),
  quantity: z.string().max(10),
  description: z.string().max(127).optional(),
  sku: z.string().max(127).optional(),
  url: z.url().optional(),
  image_url: z.url().optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
  unit_amount: money,
  tax: money.optional(),
});
const breakdown = z.partialRecord(
  z.enum(['item_total', 'shipping', 'handling', 'tax_total', 'insurance', 'shipping_discount', 'discount']),
  money,
);
const unit = {
  reference_id: z.string().min(1).max(256).optional(),
  description: z.string().min(1).max(127).optional(),
  custom_id: customId.optional(),
  invoice_id: z.string().max(127).optional(),
  soft_descriptor: z.string().max(22).optional(),
  items: z.array(item).optional(),
  shipping: shipping.optional(),
  amount: z.strictObject({ ...money.shape, breakdown: breakdown.optional() }),
};

export const captureStatuses = [
  ...(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED'] as const),
] as const;
const captureReasons = z.enum([
  ...([
    'BUYER_COMPLAINT',
    'CHARGEBACK',
    'ECHECK',
    'INTERNATIONAL_WITHDRAWAL',
    'OTHER',
    'PENDING_REVIEW',
  ] as const),
  ...(['RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'REFUNDED', 'UNILATERAL'] as const),
  ...(['TRANSACTION_APPROVED_AWAITING_FUNDING', 'VERIFICATION_REQUIRED'] as const),
]);

const common = {
  id: z.string().min(1),
  custom_id: customId.optional(),
  invoice_id: z.string().max(127).optional(),
  amount: money,
  create_time: time,
  update_time: time,
  links: z.array(link),
};

const capture = z.strictObject({
  ...common,
  status: z.enum(captureStatuses),
  status_details: z.strictObject({ reason: captureReasons }).optional(),
  final_capture: z.boolean(),
  disbursement_mode: z.enum(['INSTANT', 'DELAYED']),
  seller_protection: z.strictObject({
    status: z.enum(['ELIGIBLE', 'PARTIALLY_ELIGIBLE', 'NOT_ELIGIBLE']),
    dispute_categories: z.array(z.enum(['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'])).optional(),
  }),
  seller_receivable_breakdown: z
    .strictObject({ gross_amount: money, paypal_fee: money, net_amount: money })
    .optional(),
});

const refund = z.strictObject({
  ...common,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  status_details: z.strictObject({ reason: z.literal('ECHECK') }).optional(),
  seller_payable_breakdown: z.strictObject({
    gross_amount: money,
    paypal_fee: money,
    net_amount: money,
    total_refunded_amount: money,
  }),
});

const wallet = z.strictObject({
  email_address: z.email().optional(),
  account_id: merchant.optional(),
  account_status: z.enum(['VERIFIED', 'UNVERIFIED']).optional(),
  name: name.optional(),
  address: address.optional(),
});

const tracker = z.strictObject({
  id: z.string(),
  status: z.enum(['SHIPPED', 'CANCELLED']),
  links: z.array(link),
  create_time: time,
  update_time: time,
});

const newTracker = z.strictObject({
  capture_id: z
    .string()
    .regex(/^[a-zA-Z0-9]*$/)
    .min(1)
    .max(50),
  tracking_number: z.string().min(1).max(64),
  carrier: z.enum(['DE_DHL', 'DPD_DE', 'GLS_DE', 'HERMES_DE', 'UPS', 'OTHER']),
  carrier_name_other: z.string().min(1).max(64).optional(),
  notify_payer: z.boolean().optional(),
});

const order = z.strictObject({
  id: z.string().min(1),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  payment_source: z.strictObject({ paypal: wallet }),
  purchase_units: z
    .array(
      z.strictObject({
        ...unit,
        shipping: shipping.extend({ trackers: z.array(tracker).optional() }).optional(),
        payee: z.strictObject(payee),
        payments: z
          .strictObject({ captures: z.array(capture), refunds: z.array(refund).optional() })
          .optional(),
      }),
    )
    .min(1)
    .max(10),
  payer: z.strictObject({ name, email_address: z.email(), payer_id: merchant, address }).optional(),
  create_time: time,
  update_time: time.optional(),
  links: z.array(link).max(10),
});

const newOrder = z.strictObject({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z
    .array(z.strictObject({ ...unit, payee: z.strictObject(payee).optional() }))
    .min(1)
    .max(10),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      email_address: z.email().optional(),
      experience_context: z.strictObject({
        brand_name: z.string().max(127).optional(),
        locale: z
          .string()
          .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/)
          .min(2)
          .max(10)
          .optional(),
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
        return_url: z.url(),
        cancel_url: z.url(),
        landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING']).optional(),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
        payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
      }),
    }),
  }),
});

const newRefund = z.strictObject({
  amount: money.optional(),
  custom_id: customId.optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

const verification = z.strictObject({
  auth_algo: z
    .string()
    .regex(/^[a-zA-Z0-9]+$/)
    .max(100),
  cert_url: z.url().max(500),
  transmission_id: z
    .string()
    .regex(/^(?!\d+$)\w+\S+$/)
    .max(50),
  transmission_sig: z.string().max(500),
  transmission_time: time,
  webhook_id: z
    .string()
    .regex(/^[a-zA-Z0-9]+$/)
    .max(50),
  webhook_event: z.record(z.string(), z.unknown()),
});

/** Disputes, version 1: what lists tell of each. */
const disputeSummary = {
  dispute_id: z.string().min(1).max(255),
  create_time: time,
  update_time: time,
  reason: z.enum([
    ...(['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED'] as const),
    ...(['UNAUTHORISED', 'CREDIT_NOT_PROCESSED', 'DUPLICATE_TRANSACTION', 'INCORRECT_AMOUNT'] as const),
    ...([
      'PAYMENT_BY_OTHER_MEANS',
      'CANCELED_RECURRING_BILLING',
      'PROBLEM_WITH_REMITTANCE',
      'OTHER',
    ] as const),
  ]),
  status: z.enum([
    ...(['OPEN', 'WAITING_FOR_BUYER_RESPONSE', 'WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW'] as const),
    ...(['RESOLVED', 'OTHER'] as const),
  ]),
  dispute_amount: money,
  dispute_life_cycle_stage: z.enum(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
  dispute_channel: z.enum(['INTERNAL', 'EXTERNAL', 'ALERT']),
  links: z.array(link),
};

const dispute = z.strictObject({
  ...disputeSummary,
  disputed_transactions: z.array(
    z.strictObject({
      seller_transaction_id: z.string().max(255),
      create_time: time,
      transaction_status: z.enum(['COMPLETED', 'PENDING', 'REVERSED', 'REFUNDED', 'HELD']),
      gross_amount: money,
      custom: z.string().max(2000).optional(),
      buyer: z.strictObject({ name: z.string() }),
      seller: z.strictObject({ merchant_id: z.string() }),
    }),
  ),
  seller_response_due_date: time.optional(),
  dispute_outcome: z
    .strictObject({
      outcome_code: z.enum([
        ...(['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT'] as const),
        ...(['CANCELED_BY_BUYER', 'ACCEPTED', 'DENIED', 'NONE'] as const),
      ]),
      amount_refunded: money.optional(),
    })
    .optional(),
});

const disputes = z.strictObject({ items: z.array(z.strictObject(disputeSummary)), links: z.array(link) });

const event = z.strictObject({
  id: z.string().min(1),
  event_version: z.literal('1.0'),
  create_time: time,
  resource_type: z.enum(['checkout-order', 'capture', 'refund', 'dispute']),
  /** Of disputes there is one version alone. */
  resource_version: z.literal('2.0').optional(),
  event_type: z.enum([
    ...(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'] as const),
    ...(['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DECLINED', 'PAYMENT.CAPTURE.REFUNDED'] as const),
    'PAYMENT.CAPTURE.REVERSED',
    ...(['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'] as const),
  ]),
  summary: z.string(),
  resource: z.union([order, capture, refund, dispute]),
  links: z.array(link),
});

const error = z.strictObject({
  name: z.string(),
  message: z.string(),
  debug_id: z.string(),
  details: z.array(z.strictObject({ issue: z.string(), description: z.string() })).optional(),
  links: z.array(link),
});

/** Transaction Search 1.9. Its description wants an offset with a colon; its answers have none. */
const reportTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:?\d{2})$/);
const transactions = z.strictObject({
  transaction_details: z.array(
    z.strictObject({
      transaction_info: z.strictObject({
        transaction_id: z.string(),
        paypal_reference_id: z.string().optional(),
        transaction_event_code: z.string().regex(/^T\d{4}$/),
        transaction_initiation_date: reportTime,
        transaction_updated_date: reportTime,
        transaction_amount: money,
        fee_amount: money.optional(),
        transaction_status: z.enum(['D', 'P', 'S', 'V']),
        custom_field: z.string().max(127).optional(),
      }),
    }),
  ),
  account_number: z.string(),
  start_date: reportTime,
  end_date: reportTime,
  last_refreshed_datetime: reportTime,
  page: z.int().min(0),
  total_items: z.int().min(0),
  total_pages: z.int().min(0),
  links: z.array(link),
});

export const paypalFacts = {
  order,
  dispute,
  disputes,
  capture,
  refund,
  newOrder,
  newRefund,
  newTracker,
  verification,
  transactions,
  event,
  error,
};
