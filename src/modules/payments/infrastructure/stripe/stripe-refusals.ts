import type { RefundProblem, RefusalMeaning } from '../../../../shared/orders/payment-vocabulary.ts';

/**
 * Codes of Stripe's errors that can come to what the shop asks for, and what each means. A test holds them against all
 * that Stripe's library knows.
 */
const codes = {
  // The card, at a capture as well: the bank may have changed its mind.
  card_declined: 'other-means',
  expired_card: 'other-means',
  insufficient_funds: 'other-means',
  incorrect_cvc: 'ask-again',
  incorrect_number: 'ask-again',
  incorrect_zip: 'ask-again',
  invalid_cvc: 'ask-again',
  invalid_expiry_month: 'ask-again',
  invalid_expiry_year: 'ask-again',
  invalid_number: 'ask-again',
  processing_error: 'ask-again',
  authentication_required: 'ask-again',
  payment_intent_authentication_failure: 'ask-again',
  card_decline_rate_limit_exceeded: 'other-means',
  payment_method_customer_decline: 'other-means',
  payment_method_not_available: 'other-means',
  payment_method_provider_decline: 'other-means',
  payment_method_provider_timeout: 'other-means',
  payment_method_restricted: 'other-means',
  payment_intent_payment_attempt_failed: 'other-means',
  payment_intent_incompatible_payment_method: 'other-means',
  payment_method_currency_mismatch: 'other-means',
  payment_method_unexpected_state: 'other-means',
  expired_payment_method: 'other-means',
  invalid_card_type: 'other-means',
  refer_to_customer: 'other-means',
  three_d_secure_authentication_not_supported: 'other-means',
  three_d_secure_authentication_upstream_error: 'ask-again',
  authentication_failure: 'ask-again',
  incorrect_address: 'ask-again',
  incorrect_postal_code: 'ask-again',
  payment_intent_action_required: 'ask-again',
  payment_method_billing_details_address_missing: 'ask-again',
  // Somebody else is at it, or there are too many requests.
  lock_timeout: 'try-later',
  idempotency_key_in_use: 'try-later',
  rate_limit: 'try-later',
  payment_intent_rate_limit_exceeded: 'try-later',
  // Done before, or too late.
  payment_intent_unexpected_state: 'over',
  intent_invalid_state: 'over',
  charge_already_captured: 'over',
  charge_expired_for_capture: 'over',
  capture_charge_authorization_expired: 'over',
  payment_intent_payment_attempt_expired: 'over',
  charge_already_refunded: 'over',
  // Refunds.
  balance_insufficient: 'try-later',
  charge_disputed: 'for-staff',
  refund_disputed_payment: 'for-staff',
  charge_not_refundable: 'other-means',
  // The shop's account, its keys, or our request.
  account_invalid: 'for-staff',
  action_blocked: 'for-staff',
  approval_required: 'for-staff',
  charge_invalid_parameter: 'for-staff',
  email_invalid: 'for-staff',
  invalid_characters: 'for-staff',
  not_allowed_on_standard_account: 'for-staff',
  parameter_invalid_string_blank: 'for-staff',
  parameter_invalid_string_empty: 'for-staff',
  parameters_exclusive: 'for-staff',
  payment_method_configuration_failures: 'for-staff',
  payment_method_invalid_parameter: 'for-staff',
  payment_method_invalid_parameter_testmode: 'for-staff',
  platform_api_key_expired: 'for-staff',
  postal_code_invalid: 'for-staff',
  resource_already_exists: 'for-staff',
  resource_missing: 'over',
  secret_key_required: 'for-staff',
  shipping_address_invalid: 'for-staff',
  tls_version_unsupported: 'for-staff',
  url_invalid: 'for-staff',
  amount_too_large: 'for-staff',
  amount_too_small: 'for-staff',
  api_key_expired: 'for-staff',
  capability_not_active: 'for-staff',
  capture_unauthorized_payment: 'for-staff',
  charge_exceeds_source_limit: 'other-means',
  charge_exceeds_transaction_limit: 'other-means',
  invalid_charge_amount: 'for-staff',
  livemode_mismatch: 'for-staff',
  parameter_invalid_empty: 'for-staff',
  parameter_invalid_integer: 'for-staff',
  parameter_missing: 'for-staff',
  parameter_unknown: 'for-staff',
  payment_intent_invalid_parameter: 'for-staff',
  payment_method_unactivated: 'for-staff',
  payment_method_unsupported_type: 'for-staff',
  request_blocked: 'for-staff',
  testmode_charges_only: 'for-staff',
} as const satisfies Readonly<Record<string, RefusalMeaning>>;

/**
 * What the customer's bank says beside `card_declined`. Stripe's own advice: most cards stay declined, and only a few
 * reasons pass by themselves or by typing once more.
 */
const declines = {
  approve_with_id: 'ask-again',
  authentication_not_handled: 'ask-again',
  authentication_required: 'ask-again',
  call_issuer: 'other-means',
  card_not_supported: 'other-means',
  card_velocity_exceeded: 'other-means',
  currency_not_supported: 'other-means',
  do_not_honor: 'other-means',
  do_not_try_again: 'other-means',
  duplicate_transaction: 'other-means',
  expired_card: 'other-means',
  fraudulent: 'other-means',
  generic_decline: 'other-means',
  incorrect_address: 'ask-again',
  incorrect_cvc: 'ask-again',
  incorrect_number: 'ask-again',
  incorrect_pin: 'ask-again',
  incorrect_zip: 'ask-again',
  insufficient_funds: 'other-means',
  invalid_account: 'other-means',
  invalid_amount: 'other-means',
  invalid_cvc: 'ask-again',
  invalid_expiry_month: 'ask-again',
  invalid_expiry_year: 'ask-again',
  invalid_number: 'ask-again',
  invalid_pin: 'ask-again',
  issuer_not_available: 'ask-again',
  lost_card: 'other-means',
  merchant_blacklist: 'other-means',
  new_account_information_available: 'other-means',
  no_action_taken: 'other-means',
  not_permitted: 'other-means',
  offline_pin_required: 'ask-again',
  online_or_offline_pin_required: 'ask-again',
  pickup_card: 'other-means',
  pin_try_exceeded: 'other-means',
  processing_error: 'ask-again',
  reenter_transaction: 'ask-again',
  restricted_card: 'other-means',
  revocation_of_all_authorizations: 'other-means',
  revocation_of_authorization: 'other-means',
  security_violation: 'other-means',
  service_not_allowed: 'other-means',
  stolen_card: 'other-means',
  stop_payment_order: 'other-means',
  testmode_decline: 'other-means',
  transaction_not_allowed: 'other-means',
  try_again_later: 'ask-again',
  withdrawal_count_limit_exceeded: 'other-means',
} as const satisfies Readonly<Record<string, RefusalMeaning>>;

const problems = {
  charge_disputed: 'disputed',
  refund_disputed_payment: 'disputed',
  charge_not_refundable: 'not-possible',
  balance_insufficient: 'no-funds',
  charge_already_refunded: 'too-much',
  payment_intent_unexpected_state: 'payment-pending',
  capability_not_active: 'shop-account',
  api_key_expired: 'settings',
  livemode_mismatch: 'settings',
  parameter_invalid_empty: 'settings',
  parameter_invalid_integer: 'settings',
  parameter_missing: 'settings',
  parameter_unknown: 'settings',
} as const satisfies Partial<Record<StripeCode, RefundProblem>>;

/** Why a refund that Stripe had taken on has failed: `failure_reason`. */
const failures = {
  charge_for_pending_refund_disputed: 'disputed',
  declined: 'returned',
  expired_or_canceled_card: 'returned',
  insufficient_funds: 'no-funds',
  lost_or_stolen_card: 'returned',
  merchant_request: 'returned',
  unknown: 'returned',
} as const satisfies Readonly<Record<string, RefundProblem>>;

export type StripeCode = keyof typeof codes;
export const stripeCodes = Object.keys(codes) as readonly StripeCode[];

export const stripeDeclines = Object.keys(declines) as readonly (keyof typeof declines)[];

/**
 * @param status HTTP's; with 402 the shopper's bank has said no, in whatever words
 * @param decline what the bank has said beside it
 */
export function meaningOfCode(
  code: string | null,
  status: number,
  decline: string | null = null,
): RefusalMeaning {
  if (code === 'card_declined' && decline !== null && Object.hasOwn(declines, decline))
    return declines[decline as keyof typeof declines];
  if (code !== null && Object.hasOwn(codes, code)) return codes[code as StripeCode];
  return status === 402 ? 'other-means' : 'for-staff';
}

/** Why a refund is refused, as staff read it. */
export function problemOfCode(code: string | null): RefundProblem {
  return code !== null && Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : 'unknown';
}

/** Why a refund has come back. @param reason Stripe's `failure_reason` */
export function problemOfFailure(reason: string | null): RefundProblem {
  return reason !== null && Object.hasOwn(failures, reason)
    ? failures[reason as keyof typeof failures]
    : 'returned';
}
