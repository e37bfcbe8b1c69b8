import type { Tx } from '../../../platform/db/db.ts';
import { countForAddress } from '../../../platform/logins/address-counts.ts';
import type { MailBlock } from '../../../platform/mail/mail-blocks.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { withoutLinks } from '../../../shared/text/typed-text.ts';
import { noticesADay } from '../domain/session-rules.ts';
import type { StoredPerson } from '../infrastructure/stored-customer.ts';
import { customerMailTexts } from './mail-texts/customer-mail-texts.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/**
 * Tells the owner of an account what was done in it, a few times a day. Somebody who opens an account with a stranger's
 * address could otherwise fill that mailbox: until the address is confirmed, all such mails count together.
 */
export async function tellOwner(
  tx: Tx,
  person: Pick<StoredPerson, 'email' | 'emailConfirmedAt' | 'language'>,
  what: 'new-device' | 'passkey-added' | 'passkey-removed' | 'password-changed',
  mail: Mail,
  now: Date,
): Promise<void> {
  const isConfirmed = person.emailConfirmedAt !== null;
  const most = isConfirmed ? noticesADay.confirmed : noticesADay.unconfirmed;
  const counted = isConfirmed ? `told ${what}` : 'told';
  const count = await countForAddress(tx, emailKeyOf(person.email), counted, now);
  if (count > most) return;
  const last: MailBlock = { kind: 'note', text: customerMailTexts(person.language).lastToday };
  await orderMail(tx, () => (count < most ? mail : { ...mail, blocks: [...mail.blocks, last] }), now);
}

/**
 * What somebody has typed, for mails to the account's address. Null while nobody has confirmed the address: in the
 * shop's name, nobody writes their own words to strangers.
 */
export function typedForMail(
  { emailConfirmedAt }: Pick<StoredPerson, 'emailConfirmedAt'>,
  typed: string,
): string | null {
  return emailConfirmedAt === null ? null : withoutLinks(typed);
}
