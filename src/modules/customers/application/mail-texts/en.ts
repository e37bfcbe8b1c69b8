import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../../domain/session-rules.ts';
import { type CustomerMailTexts, listed } from './de.ts';

/** The same in English. */
export const english: CustomerMailTexts = {
  reset: {
    subject: 'Set a new password',
    what: 'A new password was requested for your account. Follow this link to set it:',
    button: 'Set a new password',
    note: `The link is valid for ${resetLinkMinutes} minutes and works only once. Did you not ask for a new password? Then there is nothing to do; your password stays as it is.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed, and all devices were logged out. Was it not you? Then please request a new password at once and write to us.',
    keysLeft: (names) =>
      `The passkeys of this account still log in without a password${listed(names.map((name) => `‘${name}’`))}. If you do not know one of them, please remove it in your account under ‘Security’.`,
  },
  newEmail: {
    subject: 'Please confirm your new email address',
    what: 'An account with us is to use this email address from now on. Follow this link to confirm it:',
    button: 'Confirm email address',
    note: `The link is valid for ${emailLinkHours} hours and works only once. Was it not you? Then there is nothing to do.`,
  },
  ownEmail: {
    subject: 'Please confirm your email address',
    what: 'Follow this link to confirm the email address of your account:',
    button: 'Confirm email address',
    note: `The link is valid for ${emailLinkHours} hours and works only once. Where you are not logged in, the page asks for the password of the account. Did you not open an account with us? Then choose ‘It was not me’ there, and we lock the account.`,
  },
  stop: {
    subject: 'The email address of your account is to be changed',
    what: 'Another email address was entered for your account. It becomes valid as soon as it is confirmed. If it was you, there is nothing to do. If it was not you, please undo the change now, even if it has been confirmed already:',
    button: 'Stop the change',
    note: `The link is valid for ${stopLinkHours} hours and works only once. Your account keeps this email address. It logs out all devices, removes all passkeys and makes the present password invalid; after that you set a new one.`,
  },
  moved: {
    subject: 'Your account has a new email address',
    paragraphs: [
      'The email address of your account was changed; this one no longer belongs to it. Was it not you? Then please open the link ‘Stop the change’ in our previous message at once, and write to us.',
    ],
  },
  broughtBack: {
    subject: 'Your account has its earlier email address again',
    paragraphs: [
      'The change of the email address was undone: somebody chose ‘Stop the change’ in a message to the earlier address. This address no longer belongs to the account, all devices were logged out, and the password is no longer valid. Was it not you, and had you changed the address yourself? Then someone else is reading your earlier mailbox; please write to us at once.',
    ],
  },
  newDevice: {
    subject: 'New login to your account',
    what: 'Someone has logged in to your account in a browser that we do not know yet.',
    when: 'When',
    browser: 'Browser',
    place: 'Place',
    unknown: 'unknown',
    notYou:
      'If it was you, there is nothing to do. Was it not you? Then please set a new password at once with ‘Forgotten your password?’, and tick the box that removes all passkeys; that logs out all devices.',
  },
  loggedOut: {
    subject: 'We have logged your account out everywhere',
    what: 'We have logged your account out on all devices. Your password and your passkeys are still valid: simply log in again.',
    stranger:
      'Was a stranger in your account, or have you lost a device? Then please set a new password now, and tick the box that removes all passkeys. If you do not know why we have logged you out, please write to us.',
    button: 'Request a new password',
  },
  deleted: {
    subject: 'Your account was deleted',
    paragraphs: [
      'As you asked, we have deleted your account: profile, addresses, wishlist, passkeys and logins are gone.',
      'Details of orders are kept as long as the law demands (section 147 AO, section 257 HGB) and are restricted as soon as nothing is left to be settled. After that we delete them automatically.',
      'Was it not you? Then please write to us at once.',
    ],
  },
  passkey: {
    key: (name) => (name === null ? 'A passkey' : `The passkey ‘${name}’`),
    added: {
      subject: 'Your account has a new passkey',
      what: (key) => `${key} was added to your account. With it you log in without a password.`,
    },
    removed: {
      subject: 'A passkey of your account was removed',
      what: (key) => `${key} was removed from your account. Nobody can log in with it any more.`,
    },
    notYou:
      'If it was you, there is nothing to do. Was it not you? Then please set a new password at once, and tick the box that removes all passkeys. That also logs out all devices.',
    button: 'Request a new password',
  },
  lastToday: 'So that your mailbox does not overflow, this is our last message of this kind for today.',
};
