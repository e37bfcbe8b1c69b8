import { longestPersonal } from '../limits.ts';

/**
 * What stands before the at sign is a dot-string (RFC 5321, 4.1.2); quotes and letters beyond ASCII hardly any mailbox
 * has. What stands behind it could be no more than the name of a host, such as one with a port.
 */
const twoParts = /^(?!\.|.*\.[.@])([\w!#$%&'*+/=?^`{|}~.-]{1,64})@([^\s/?#@:\\%[\]]+)$/;
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/;
/**
 * An e-mail address in the one form in which it is checked, kept and written to: without blanks around it and characters
 * that nobody sees, its domain in ASCII and small letters (RFC 5891: 'möbel.example' is 'xn--mbel-5qa.example'). Only a
 * mail shows whether somebody has it.
 * @returns null for what is no address
 */
export function plainEmail(typed: string): string | null {
  // Default_Ignorable_Code_Point.
  const [, local, host] = twoParts.exec(typed.replace(/\p{DI}/gu, '').trim()) ?? [];
  const domain = asciiOf(host ?? '');
  const address = `${local}@${domain}`;
  return domainName.test(domain) && address.length <= longestPersonal.email ? address : null;
}

export const isEmail = (typed: string): boolean => plainEmail(typed) !== null;

/** An address as it is compared, and as limits count it: nobody tells mailboxes apart by capital letters. */
export function emailKeyOf(email: string): string {
  return (plainEmail(email) ?? email.trim()).toLowerCase();
}

/** Servers and browsers know the rules of internationalised names (UTS 46) for addresses of pages. */
function asciiOf(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}
