import type { RefundProblem, RefusalMeaning } from '../../../../shared/orders/payment-vocabulary.ts';
import type { RefusedOperation } from '../../domain/payment-provider.ts';

/**
 * All issues that PayPal's description of its interface names for a refused capture (Orders 2, `orders.capture-422`,
 * and `-400`, `-403`), and what each means here. Many are about things that the shop does not use, such as cards,
 * vaults and platforms: those come from a wrong setting or a wrong request.
 */
const ofCapture = {
  // The shopper's account or bank says no.
  INSTRUMENT_DECLINED: 'other-means',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'other-means',
  PAYER_ACCOUNT_RESTRICTED: 'other-means',
  PAYER_CANNOT_PAY: 'other-means',
  PAYMENT_DENIED: 'other-means',
  COMPLIANCE_VIOLATION: 'other-means',
  TRANSACTION_REFUSED: 'other-means',
  TRANSACTION_LIMIT_EXCEEDED: 'other-means',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'other-means',
  TRANSACTION_BLOCKED_BY_PAYEE: 'other-means',
  PAYEE_BLOCKED_TRANSACTION: 'other-means',
  DECLINED_DUE_TO_RELATED_TXN: 'other-means',
  DOMESTIC_TRANSACTION_REQUIRED: 'other-means',
  CARD_BRAND_NOT_SUPPORTED: 'other-means',
  CARD_COUNTRY_NOT_SUPPORTED: 'other-means',
  CARD_EXPIRED: 'other-means',
  REFERENCED_CARD_EXPIRED: 'other-means',
  BANK_NOT_SUPPORTED_FOR_VERIFICATION: 'other-means',
  CURRENCY_NOT_SUPPORTED_FOR_BANK: 'other-means',
  INVALID_IBAN: 'other-means',
  IBAN_COUNTRY_NOT_SUPPORTED: 'other-means',
  // The shopper has to go to PayPal once more.
  PAYER_ACTION_REQUIRED: 'ask-again',
  ORDER_NOT_APPROVED: 'ask-again',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'ask-again',
  // PayPal is at it.
  ORDER_COMPLETION_IN_PROGRESS: 'try-later',
  // It was taken before, or cannot be taken any more.
  ORDER_ALREADY_CAPTURED: 'over',
  ORDER_EXPIRED: 'over',
  ORDER_PREVIOUSLY_VOIDED: 'over',
  // The shop's own account.
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'for-staff',
  PAYEE_ACCOUNT_INVALID: 'for-staff',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'for-staff',
  PAYEE_ACCOUNT_RESTRICTED: 'for-staff',
  PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING: 'for-staff',
  PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING: 'for-staff',
  PAYEE_FX_RATE_ID_EXPIRED: 'for-staff',
  AUTH_CAPTURE_NOT_ENABLED: 'for-staff',
  NOT_ENABLED_FOR_BANK_PROCESSING: 'for-staff',
  NOT_ENABLED_FOR_CARD_PROCESSING: 'for-staff',
  SETUP_ERROR_FOR_BANK: 'for-staff',
  PERMISSION_DENIED: 'for-staff',
  CONSENT_NEEDED: 'for-staff',
  INVALID_ACCOUNT_STATUS: 'for-staff',
  // A request that PayPal does not understand as it was meant.
  DUPLICATE_INVOICE_ID: 'for-staff',
  SHIPPING_ADDRESS_INVALID: 'for-staff',
  INVALID_PICKUP_ADDRESS: 'for-staff',
  INCOMPATIBLE_PARAMETER_VALUE: 'for-staff',
  INVALID_PARAMETER_SYNTAX: 'for-staff',
  INVALID_PARAMETER_VALUE: 'for-staff',
  INVALID_STRING_LENGTH: 'for-staff',
  MISSING_REQUIRED_PARAMETER: 'for-staff',
  MALFORMED_REQUEST_JSON: 'for-staff',
  RETURN_URL_REQUIRED: 'for-staff',
  CANCEL_URL_REQUIRED: 'for-staff',
  PAYMENT_SOURCE_NOT_SUPPORTED: 'for-staff',
  PAYMENT_SOURCE_MISMATCH: 'for-staff',
  PREFERRED_PAYMENT_SOURCE_MISMATCH: 'for-staff',
  ONLY_ONE_BANK_SOURCE_ALLOWED: 'for-staff',
  APPLE_PAY_AMOUNT_MISMATCH: 'for-staff',
  CARD_NUMBER_REQUIRED: 'for-staff',
  CARD_EXPIRY_REQUIRED: 'for-staff',
  INVALID_SECURITY_CODE_LENGTH: 'for-staff',
  MISSING_CRYPTOGRAM: 'for-staff',
  MISSING_PREVIOUS_REFERENCE: 'for-staff',
  INVALID_PREVIOUS_TRANSACTION_REFERENCE: 'for-staff',
  PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK: 'for-staff',
  PREVIOUS_TRANSACTION_REFERENCE_VOIDED: 'for-staff',
  MERCHANT_INITIATED_WITH_SECURITY_CODE: 'for-staff',
  MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS: 'for-staff',
  MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS: 'for-staff',
  VAULT_INSTRUCTION_REQUIRED: 'for-staff',
  MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE: 'for-staff',
  TOKEN_ID_NOT_FOUND: 'for-staff',
  AGREEMENT_ALREADY_CANCELLED: 'for-staff',
  BILLING_AGREEMENT_NOT_FOUND: 'for-staff',
  BILLING_AGREEMENT_ID_MISMATCH: 'for-staff',
  NOT_ELIGIBLE_FOR_PNREF_PROCESSING: 'for-staff',
  NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING: 'for-staff',
  PAYPAL_TRANSACTION_ID_NOT_FOUND: 'for-staff',
  PAYPAL_TRANSACTION_ID_EXPIRED: 'for-staff',
  PNREF_NOT_FOUND: 'for-staff',
  PNREF_EXPIRED: 'for-staff',
  PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER: 'for-staff',
  IDENTIFIER_NOT_FOUND: 'for-staff',
} as const satisfies Readonly<Record<string, RefusalMeaning>>;

/** The same for a refused refund (Payments 2, `captures.refund-422`), with what staff read about it. */
const ofRefund = {
  CAPTURE_FULLY_REFUNDED: ['over', 'too-much'],
  REFUND_AMOUNT_EXCEEDED: ['over', 'too-much'],
  PENDING_CAPTURE: ['try-later', 'payment-pending'],
  REFUND_FAILED_INSUFFICIENT_FUNDS: ['try-later', 'no-funds'],
  TRANSACTION_DISPUTED: ['for-staff', 'disputed'],
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: ['for-staff', 'disputed'],
  REFUND_TIME_LIMIT_EXCEEDED: ['other-means', 'too-old'],
  REFUND_TIME_EXCEEDED_FOR_PAYMENT_SOURCE: ['other-means', 'too-old'],
  REFUND_NOT_ALLOWED: ['other-means', 'not-possible'],
  REFUND_AMOUNT_TOO_LOW: ['other-means', 'not-possible'],
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: ['other-means', 'not-possible'],
  PARTIAL_REFUND_NOT_ALLOWED: ['other-means', 'only-whole'],
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: ['other-means', 'customer-account'],
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: ['for-staff', 'shop-account'],
  PAYEE_ACCOUNT_RESTRICTED: ['for-staff', 'shop-account'],
  REFUND_IS_RESTRICTED: ['for-staff', 'settings'],
  PERMISSION_DENIED: ['for-staff', 'settings'],
  DUPLICATE_INVOICE_ID: ['for-staff', 'settings'],
  REFUND_CAPTURE_CURRENCY_MISMATCH: ['for-staff', 'settings'],
  CURRENCY_MISMATCH: ['for-staff', 'settings'],
  INVALID_CURRENCY_CODE: ['for-staff', 'settings'],
  CANNOT_BE_NEGATIVE: ['for-staff', 'settings'],
  CANNOT_BE_ZERO_OR_NEGATIVE: ['for-staff', 'settings'],
  DECIMALS_NOT_SUPPORTED: ['for-staff', 'settings'],
  DECIMAL_PRECISION: ['for-staff', 'settings'],
  PLATFORM_FEE_EXCEEDED: ['for-staff', 'settings'],
  PLATFORM_FEE_NOT_ENABLED: ['for-staff', 'settings'],
} as const satisfies Readonly<Record<string, readonly [RefusalMeaning, RefundProblem]>>;

/** The same for the number of a consignment (Orders 2, `orders.track.create-422`, and `-400`, `-403`). */
const ofTracking = {
  // Still in review, or paid back meanwhile: only money that is there is protected.
  CAPTURE_STATUS_NOT_VALID: 'over',
  CAPTURE_ID_NOT_FOUND: 'over',
  // A request that PayPal does not understand as it was meant, or the shop's account.
  ITEM_SKU_MISMATCH: 'for-staff',
  MSP_NOT_SUPPORTED: 'for-staff',
  PERMISSION_DENIED: 'for-staff',
  INVALID_PARAMETER_SYNTAX: 'for-staff',
  INVALID_PARAMETER_VALUE: 'for-staff',
  INVALID_STRING_LENGTH: 'for-staff',
  MISSING_REQUIRED_PARAMETER: 'for-staff',
} as const satisfies Readonly<Record<string, RefusalMeaning>>;

export type PaypalCaptureIssue = keyof typeof ofCapture;
export type PaypalRefundIssue = keyof typeof ofRefund;
export const paypalCaptureIssues = Object.keys(ofCapture) as readonly PaypalCaptureIssue[];
export const paypalTrackingIssues = Object.keys(ofTracking);
export const paypalRefundIssues = Object.keys(ofRefund) as readonly PaypalRefundIssue[];

/**
 * What it means that PayPal refuses. A refusal to create an order is about the request or the shop's account, since
 * no shopper has said anything yet; an issue that nobody has described is for staff.
 */
export function meaningOfIssue(operation: RefusedOperation, issue: string | null): RefusalMeaning {
  if (issue === null) return 'for-staff';
  if (operation === 'capture')
    return Object.hasOwn(ofCapture, issue) ? ofCapture[issue as PaypalCaptureIssue] : 'for-staff';
  if (operation === 'track')
    return Object.hasOwn(ofTracking, issue) ? ofTracking[issue as keyof typeof ofTracking] : 'for-staff';
  if (operation !== 'refund') return 'for-staff';
  return Object.hasOwn(ofRefund, issue) ? ofRefund[issue as PaypalRefundIssue][0] : 'for-staff';
}

/** Why a refund is refused, as staff read it. */
export function problemOfIssue(issue: string | null): RefundProblem {
  return issue !== null && Object.hasOwn(ofRefund, issue)
    ? ofRefund[issue as PaypalRefundIssue][1]
    : 'unknown';
}
