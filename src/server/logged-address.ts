/** What somebody types of an address of theirs. */
const typedAddress = /(\/address-suggestions\?)[^#]*/i;

/** Addresses whose next segment, or whose parameter, is an order's id: a secret, which is never logged. */
const orderId =
  /(\/(?:orders|checkout|order-success)\/|[?&](?:order_id|orderId|token|session_id)=)[^/?#&]+/gi;

/** An address as it may stand in the log. */
export function loggedAddress(url: string): string {
  return url.replace(orderId, '$1[redacted]').replace(typedAddress, '$1[redacted]');
}
