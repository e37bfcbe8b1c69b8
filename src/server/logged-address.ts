/** What somebody types of an address of theirs. */
const typedAddress = /(\/address-suggestions\?)[^#]*/i;

/**
 * Addresses whose next segment, or whose parameter, is an order's id, the name of a picture that a stranger has sent, or
 * what Stripe adds to the address it sends shoppers back to: secrets, which are never logged.
 */
const orderId =
  /(\/(?:orders|checkout|order-success|uploads)\/|[?&](?:order_id|orderId|token|session_id|payment_intent|payment_intent_client_secret|setup_intent_client_secret)=)[^/?#&]+/gi;

/** An address as it may stand in the log. */
export function loggedAddress(url: string): string {
  return url.replace(orderId, '$1[redacted]').replace(typedAddress, '$1[redacted]');
}
