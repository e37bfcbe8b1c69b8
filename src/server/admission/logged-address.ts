/** What somebody has typed of their address. */
const typedAddress = /(\/address-suggestions\?)[^#]*/i;

/** What staff search for: names and addresses of people. */
const staffSearch = /^(\/api\/admin\/[^?]*\?(?:[^#]*&)?q=)[^&#]*/i;

/**
 * Addresses whose next segment or parameter is an order's id, the name of a picture that a stranger has sent, or what
 * Stripe adds to the address it returns shoppers to: secrets, which are never logged.
 */
const orderId =
  /(\/(?:orders|checkout|order-success|uploads)\/|[?&](?:order_id|orderId|token|session_id|payment_intent|payment_intent_client_secret|setup_intent_client_secret)=)[^/?#&]+/gi;

/** An address with its secrets removed, for the log. */
export function loggedAddress(url: string): string {
  return [orderId, typedAddress, staffSearch].reduce(
    (left, secret) => left.replace(secret, '$1[redacted]'),
    url,
  );
}
