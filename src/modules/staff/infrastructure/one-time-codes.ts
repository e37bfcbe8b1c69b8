import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The parameters that authenticator apps assume (RFC 6238 and Google's key URI format). */
const facts = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 bits, as RFC 4226 (section 4) recommends. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code that an app reads. */
export function codeAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...facts, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The half minute that a code belongs to; null if it is not valid now. Clocks may differ by one half minute, as RFC
 * 6238 (section 5.2) allows.
 * @param lastStep of the newest code that was used: it and earlier ones are no longer valid
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const timestamp = now.getTime();
  const { period } = facts;
  const delta = TOTP.validate({
    ...facts,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: 1,
  });
  if (delta === null) return null;
  const step = TOTP.counter({ period, timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** Without I, L, O and U, which are easily confused when read from paper (Crockford). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** 120 random bits in six groups: enough for plain SHA-256 (ASVS 6.5.2). */
export function newRecoveryCode(): string {
  const text = Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** A recovery code in the form used for comparison, however it was typed. */
export function readRecoveryCode(typed: string): string {
  const text = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
  return (text.match(/.{1,4}/g) ?? []).join('-');
}
