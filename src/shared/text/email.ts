/** A dot-string (RFC 5321, 4.1.2). What stands in quotes, or is no ASCII, hardly any mailbox has. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** RFC 5321, 4.5.3.1 and its erratum 1690. */
const longest = { local: 64, address: 254 } as const;

/**
 * An e-mail address in the one form in which it is checked, kept and written to: without blanks around it and characters
 * that nobody sees, its domain in ASCII and small letters (RFC 5891: 'möbel.example' is 'xn--mbel-5qa.example'). Only a
 * mail shows whether somebody has it.
 * @returns null for what is no address
 */
export function plainEmail(typed: string): string | null {
  const text = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > longest.local || !localPart.test(local)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  if (!domainName.test(domain)) return null;
  const address = `${local}@${domain}`;
  return address.length > longest.address ? null : address;
}

export const isEmail = (typed: string): boolean => plainEmail(typed) !== null;

/** An address as it is compared, and as limits count it: nobody tells mailboxes apart by capital letters. */
export function emailKeyOf(email: string): string {
  return (plainEmail(email) ?? email.trim()).toLowerCase();
}

/** Servers and browsers know the rules of internationalised names (UTS 46) for addresses of pages. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain.toLowerCase();
  // What would be more than the name of a host, such as a port.
  if (/[\s/?#@:\\%[\]]/.test(domain)) return '';
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';
}
