/** Fields of providers' forms for evidence of a dispute, as their APIs name them: first Stripe's, then PayPal's. */
export const evidenceFields = [
  'customer_name',
  'customer_email_address',
  'billing_address',
  'shipping_address',
  'product_description',
  'shipping_carrier',
  'shipping_tracking_number',
  'shipping_date',
  'service_date',
  'refund_policy_disclosure',
  'uncategorized_text',
  'carrier_name',
  'tracking_number',
  'notes',
] as const;

export interface EvidenceField {
  readonly field: (typeof evidenceFields)[number];
  readonly value: string;
}
