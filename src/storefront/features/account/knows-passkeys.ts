/** What a window says of itself. */
interface Place {
  readonly PublicKeyCredential?: unknown;
  readonly isSecureContext: boolean;
  readonly location: Pick<Location, 'hostname'>;
}

/**
 * Whether passkeys work in this browser and at this address: they are bound to a domain name, never to an IP address.
 */
export function knowsPasskeys({ PublicKeyCredential, isSecureContext, location }: Place): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && isSecureContext && !isNumber;
}
