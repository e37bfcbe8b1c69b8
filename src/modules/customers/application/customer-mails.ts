import type { Mail } from '../../../platform/mail/mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-blocks.ts';
import { mailFormatsIn } from '../../../platform/mail/mail-formats.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { customerMailTexts } from './mail-texts/customer-mail-texts.ts';
import { typedForMail } from './tell-owner.ts';

/** The owner of an account. */
export interface AccountHolder {
  readonly email: string;
  readonly language: Language;
}

export function resetMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, customerMailTexts(holder.language).reset, link);
}

/** @param passkeys that still log in: who was in the account may have added one */
export function passwordChangedMail(
  holder: AccountHolder & Parameters<typeof typedForMail>[0],
  passkeys: readonly { readonly name: string }[],
): Mail {
  const { subject, what, keysLeft } = customerMailTexts(holder.language).passwordChanged;
  const names = passkeys.map(({ name }) => typedForMail(holder, name)).filter((name) => name !== null);
  const paragraphs = passkeys.length === 0 ? [what] : [what, keysLeft(names)];
  return withParagraphs(holder, { subject, paragraphs });
}

/** The mail to the address that the account is to have. */
export function newEmailMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, customerMailTexts(holder.language).newEmail, link);
}

/** The mail to the address that the account has. */
export function ownEmailMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, customerMailTexts(holder.language).ownEmail, link);
}

/** The mail to the account's present address, when a change of address is requested. */
export function stopMail(holder: AccountHolder, link: string): Mail {
  return withLink(holder, customerMailTexts(holder.language).stop, link);
}

/** The mail to the address that the account had: an owner whose account was taken over this way must hear of it. */
export function movedMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, customerMailTexts(holder.language).moved);
}

/** The mail to the address that the account was moved to, when the earlier one has brought it back. */
export function broughtBackMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, customerMailTexts(holder.language).broughtBack);
}

/** @param browser in words; empty where it is unknown */
export function newDeviceMail({ email, language }: AccountHolder, browser: string, at: Date): Mail {
  const text = customerMailTexts(language).newDevice;
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text.what },
    {
      kind: 'table',
      rows: [
        { label: text.when, value: mailFormatsIn(language).minute(at) },
        { label: text.browser, value: browser === '' ? text.unknown : browser },
        { label: text.place, value: text.unknown },
      ],
    },
    { kind: 'paragraph', text: text.notYou },
  ];
  return { to: email, language, subject: text.subject, blocks };
}

/** The shop has ended all sessions. */
export function loggedOutMail({ email, language }: AccountHolder, publicUrl: string): Mail {
  const text = customerMailTexts(language).loggedOut;
  return {
    to: email,
    language,
    subject: text.subject,
    blocks: [
      { kind: 'paragraph', text: text.what },
      { kind: 'paragraph', text: text.stranger },
      {
        kind: 'button',
        label: text.button,
        address: `${publicUrl}${addressIn(language, '/passwort-vergessen')}`,
      },
    ],
  };
}

export function deletedMail(holder: AccountHolder): Mail {
  return withParagraphs(holder, customerMailTexts(holder.language).deleted);
}

function withLink(
  { email, language }: AccountHolder,
  text: Readonly<Record<'subject' | 'what' | 'button' | 'note', string>>,
  link: string,
): Mail {
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text.what },
    { kind: 'button', label: text.button, address: link },
    { kind: 'note', text: text.note },
  ];
  return { to: email, language, subject: text.subject, blocks };
}

function withParagraphs(
  { email, language }: AccountHolder,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
): Mail {
  const blocks = paragraphs.map((text): MailBlock => ({ kind: 'paragraph', text }));
  return { to: email, language, subject, blocks };
}
